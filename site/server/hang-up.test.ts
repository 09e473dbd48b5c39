import { once } from "node:events";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { hangUp } from "./hang-up.ts";

test("connections end one a turn of the event loop, each once", async () => {
  const sockets = Array.from({ length: 5 }, () => new Socket());
  for (const socket of [...sockets, ...sockets]) hangUp(socket);
  const ended = () => sockets.filter(({ destroyed }) => destroyed).length;
  const counts = [ended()];
  for (const _ of sockets) {
    await new Promise(setImmediate);
    counts.push(ended());
  }
  expect(counts).toEqual([0, 1, 2, 3, 4, 5]);
});

test("one that has ended by itself is no reason to wait", async () => {
  const [gone, open] = [new Socket().destroy(), new Socket()];
  hangUp(gone);
  hangUp(open);
  await once(open, "close");
  expect(open.destroyed).toBe(true);
});
