import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { inTurns } from "./turns.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Serves in turns, and tells in which order paths were answered. */
async function serve(answer: RequestListener, options: { waiting?: number } = {}) {
  const answered: string[] = [];
  const server = createServer();
  const noted: RequestListener = (request, response) => {
    answered.push(request.url ?? "");
    answer(request, response);
  };
  server.on("request", inTurns(server, noted, { isUrgent: (url) => url === "/healthz", ...options }));
  await once(server.listen(0, "127.0.0.1"), "listening");
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  return { port, answered };
}

/** Sends all of them on one connection before the first answer, and waits until it is closed. */
async function pipelined(port: number, paths: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("latin1").on("data", (chunk) => {
    text += chunk;
  });
  socket.on("error", () => {});
  const last = paths.length - 1;
  const requests = paths.map(
    (path, n) =>
      `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: ${n === last ? "close" : "keep-alive"}\r\n\r\n`,
  );
  socket.write(requests.join(""));
  await once(socket, "close");
  return text;
}

const numbered = (count: number) => Array.from({ length: count }, (_, n) => `/${n}`);

/** Keeps the event loop to itself for as long as a slice lasts, as rendering does. */
const slowly: RequestListener = (_, response) => {
  const until = performance.now() + 6;
  while (performance.now() < until);
  response.end("ok");
};

test("A3 who asks whether the server lives is answered before a crowd that came first", async () => {
  const { port, answered } = await serve(slowly);
  const crowd = pipelined(port, numbered(200));
  const health = await pipelined(port, ["/healthz"]);
  expect(health).toContain("200 OK");
  expect(answered.length, "the crowd is still waiting").toBeLessThan(200);
  await crowd;
  expect(answered.filter((path) => path !== "/healthz")).toEqual(numbered(200));
});

test("bad input: whoever asks only after the server, a thousand times, does not keep others out", async () => {
  const { port, answered } = await serve(slowly);
  const flood = pipelined(
    port,
    Array.from({ length: 200 }, () => "/healthz"),
  );
  await expect.poll(() => answered.length).toBeGreaterThan(0);
  expect(answered.length, "not all in one turn").toBeLessThan(200);
  await flood;
  expect(answered).toHaveLength(200);
});

test("one visitor after another is answered in full, on a new connection or a kept one", async () => {
  const { port } = await serve((_, response) => response.end("ok"));
  for (let visit = 0; visit < 20; visit += 1) {
    expect(await pipelined(port, ["/a", "/b"])).toMatch(/(200 OK[\s\S]*){2}/);
  }
});

test("who has left meanwhile is not answered", async () => {
  const { port, answered } = await serve(slowly);
  const socket = connect(port, "127.0.0.1");
  socket.write(
    numbered(50)
      .map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
      .join(""),
  );
  await expect.poll(() => answered.length).toBeGreaterThan(0);
  socket.destroy();
  await pipelined(port, ["/after"]);
  expect(answered.at(-1)).toBe("/after");
  expect(answered.length).toBeLessThan(51);
});

test("bad input: whoever sends more than may wait is hung up on, and others are served", async () => {
  const { port, answered } = await serve(slowly, { waiting: 10 });
  await pipelined(port, numbered(400));
  expect(answered.length).toBeLessThan(400);
  expect(await pipelined(port, ["/next"])).toContain("200 OK");
});
