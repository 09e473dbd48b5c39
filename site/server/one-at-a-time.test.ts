import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { oneAtATime, stopsWhenFull } from "./one-at-a-time.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server that answers when told to, and which of the requests it was handed so far. */
async function serve(mostHeld = 100) {
  const handed: string[] = [];
  const responses: ServerResponse[] = [];
  const listener: RequestListener = (request, response) => {
    handed.push(request.url ?? "");
    responses.push(response);
  };
  const server = createServer(stopsWhenFull, oneAtATime(listener, mostHeld));
  await once(server.listen(0, "127.0.0.1"), "listening");
  stops.push(() => {
    server.close();
    server.closeAllConnections();
  });
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  const answer = () => responses.shift()?.end("ok");
  return { port, handed, answer };
}

/** Sends all of them on one connection before the first answer. */
function send(port: number, paths: readonly string[]): Socket {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {}).resume();
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(""));
  return socket;
}

test("A3 what is sent in one go on a connection is answered one at a time, and others meanwhile", async () => {
  const { port, handed, answer } = await serve();
  send(port, ["/1", "/2", "/3"]);
  await expect.poll(() => handed).toEqual(["/1"]);
  send(port, ["/another"]);
  await expect.poll(() => handed).toEqual(["/1", "/another"]);
  answer();
  await expect.poll(() => handed).toEqual(["/1", "/another", "/2"]);
  answer();
  answer();
  await expect.poll(() => handed).toEqual(["/1", "/another", "/2", "/3"]);
});

test("a connection may send several in one go again, once it has its answers", async () => {
  const { port, handed, answer } = await serve();
  const socket = send(port, ["/1", "/2"]);
  for (const count of [1, 2]) {
    await expect.poll(() => handed.length).toBe(count);
    answer();
  }
  socket.write("GET /3 HTTP/1.1\r\nhost: x\r\n\r\nGET /4 HTTP/1.1\r\nhost: x\r\n\r\n");
  for (const count of [3, 4]) {
    await expect.poll(() => handed.length).toBe(count);
    answer();
  }
  expect(handed).toEqual(["/1", "/2", "/3", "/4"]);
});

test("bad input: whoever sends more than may be held is hung up on, and leaves room for others", async () => {
  const { port, handed, answer } = await serve(2);
  await once(send(port, ["/1", "/2", "/3", "/4"]), "close");
  expect(handed).toEqual(["/1"]);
  send(port, ["/5", "/6", "/7"]);
  await expect.poll(() => handed).toEqual(["/1", "/5"]);
  answer();
  answer();
  await expect.poll(() => handed).toEqual(["/1", "/5", "/6"]);
});

test("bad input: of thousands of requests sent in one go, Node reads a few dozen and hangs up", async () => {
  const constructed: string[] = [];
  const answer = oneAtATime(() => {}, 10_000);
  const server = createServer(stopsWhenFull, (request, response) => {
    constructed.push(request.url ?? "");
    answer(request, response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  stops.push(() => server.close());
  // A TCP server's address is never a string.
  const { port } = server.address() as AddressInfo;
  await once(send(port, Array(2_000).fill("/")), "close");
  expect(constructed.length).toBeGreaterThan(30);
  expect(constructed.length).toBeLessThan(40);
});

test("whoever offers another protocol is answered in this one", async () => {
  const { port, handed, answer } = await serve();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {}).setEncoding("latin1");
  socket.write("GET /1 HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n");
  await expect.poll(() => handed).toEqual(["/1"]);
  answer();
  const [text]: string[] = await once(socket, "data");
  expect(text).toContain("200 OK");
  socket.destroy();
});
