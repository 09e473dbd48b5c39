import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";
import { limitRequests, type RequestLimits } from "./request-limits.ts";

/** A server that answers nothing until it is told to. */
async function heldServer(limits: Partial<RequestLimits> = {}) {
  const inWork: { path: string; request: IncomingMessage; response: ServerResponse }[] = [];
  const listener = limitRequests(
    (request, response) => inWork.push({ path: request.url ?? "", request, response }),
    { limits, refuse: (_, response) => response.writeHead(503).end() },
  );
  const server = await listen(listener, { host: "127.0.0.1", port: 0 });
  return {
    paths: () => inWork.map(({ path }) => path),
    count: () => inWork.length,
    /** Answers the oldest. */
    answer(headers: Record<string, string> = {}) {
      const oldest = inWork.shift();
      oldest?.response.writeHead(200, headers).end(oldest.path);
    },
    connections: server.connections,
    /** Sends all of these at once on one connection. */
    send(paths: readonly string[]) {
      const socket = connect(Number(new URL(server.address).port), "127.0.0.1");
      let received = "";
      socket.on("data", (bytes) => {
        received += bytes;
      });
      socket.on("error", () => {});
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: octroi.example\r\n\r\n`).join(""));
      return { socket, statuses: () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code) };
    },
    async [Symbol.asyncDispose]() {
      for (const { response } of inWork) response.destroy();
      await server.stop();
    },
  };
}

test("of what one connection asks for at once, one request is in work at a time, in order", async () => {
  await using server = await heldServer();
  const paths = Array.from({ length: 20 }, (_, n) => `/${n}`);
  const { socket, statuses } = server.send(paths);
  for (const path of paths) {
    await expect.poll(server.paths).toEqual([path]);
    server.answer();
  }
  await expect.poll(statuses).toHaveLength(20);
  socket.destroy();
});

test("over the number in all, requests are refused, and one that asks for the server's health is not", async () => {
  await using server = await heldServer({ inWork: 2 });
  const held = [server.send(["/a"]), server.send(["/b"])];
  await expect.poll(server.count).toBe(2);
  const third = server.send(["/c"]);
  await expect.poll(third.statuses).toEqual(["503"]);
  const health = server.send(["/healthz"]);
  await expect.poll(server.paths).toContain("/healthz");
  while (server.count() > 0) server.answer();
  await expect.poll(health.statuses).toEqual(["200"]);
  // There is room again, on the same connection too.
  await expect.poll(held[0]?.statuses ?? (() => [])).toEqual(["200"]);
  third.socket.write("GET /d HTTP/1.1\r\nhost: octroi.example\r\n\r\n");
  await expect.poll(server.paths).toEqual(["/d"]);
  for (const { socket } of [...held, third, health]) socket.destroy();
});

test("a connection that asks for more than may wait is closed, and takes no place any more", async () => {
  await using server = await heldServer({ inWork: 1, waiting: 4, waitingPerConnection: 3 });
  const greedy = server.send(["/1", "/2", "/3", "/4", "/5"]);
  await once(greedy.socket, "close");
  const patient = server.send(["/6", "/7", "/8", "/9"]);
  await expect.poll(server.paths).toContain("/6");
  // Three of its own wait: of the four places, one is left.
  const other = server.send(["/10", "/11", "/12"]);
  await once(other.socket, "close");
  patient.socket.destroy();
  await expect.poll(server.connections).toBe(0);
  const last = server.send(["/13", "/14", "/15", "/16"]);
  await expect.poll(server.paths).toContain("/13");
  last.socket.destroy();
});

test("what waits behind the last answer of a connection is dropped, and takes no place any more", async () => {
  await using server = await heldServer({ inWork: 1, waiting: 3 });
  for (let round = 0; round < 3; round += 1) {
    const { socket, statuses } = server.send(["/a", "/b", "/c", "/d"]);
    await expect.poll(server.paths).toEqual(["/a"]);
    server.answer({ connection: "close" });
    await once(socket, "close");
    expect(statuses()).toEqual(["200"]);
    await expect.poll(server.connections).toBe(0);
  }
});
