import { expect, test } from "vitest";
import { LineFull, waitingLine } from "./waiting-line.ts";

function work() {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const job = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      finish.set(name, () => resolve(name));
    });
  return { started, job, finish: (name: string) => finish.get(name)?.() };
}

test("a few run, a few wait, the rest is turned away; what must be done is not, and goes first", async () => {
  const { started, job, finish } = work();
  const inLine = waitingLine({ atOnce: 1, waiting: 1 });
  const first = inLine(job("first"));
  const second = inLine(job("second"));
  await expect(inLine(job("third"))).rejects.toThrow(LineFull);
  const fourth = inLine(job("fourth"), { always: true });
  await expect.poll(() => started).toEqual(["first"]);
  finish("first");
  expect(await first).toBe("first");
  await expect.poll(() => started).toEqual(["first", "fourth"]);
  finish("fourth");
  expect(await fourth).toBe("fourth");
  await expect.poll(() => started).toEqual(["first", "fourth", "second"]);
  finish("second");
  expect(await second).toBe("second");
});

test("work that never waits leaves room for others between two pieces of it", async () => {
  const inLine = waitingLine({ atOnce: 2, waiting: 10 });
  const order: string[] = [];
  const busy = [1, 2, 3, 4].map((n) => inLine(async () => order.push(`work ${n}`)));
  await new Promise<void>((resolve) => setImmediate(resolve));
  order.push("another turn of the event loop");
  await Promise.all(busy);
  expect(order.indexOf("another turn of the event loop")).toBe(2);
});

test("work that fails gives its place up all the same", async () => {
  const inLine = waitingLine({ atOnce: 1, waiting: 1 });
  await expect(inLine(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await inLine(async () => "yes")).toBe("yes");
});
