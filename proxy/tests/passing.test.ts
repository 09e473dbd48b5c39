import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { localNetwork, localWeb } from "@octroi/web/testing/local-web";
import { sendRaw, statusesIn } from "@octroi/web/testing/raw-http";
import { expect, test } from "vitest";
import { answerTo, exchange } from "./exchange.ts";
import { rawOrigin } from "./raw-origin.ts";
import { proxiedHost, startProxy } from "./start-proxy.ts";

const hosts = [proxiedHost()];

test("events arrive one by one, the headers before the first of them", async () => {
  const { promise: stream, resolve: opened } = Promise.withResolvers<{ send(event: string): void }>();
  await using web = await localWeb({
    http(_request, response) {
      response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      opened({ send: (event) => response.write(`data: ${event}\n\n`) });
    },
  });
  await using proxy = await startProxy({ network: web.network, hosts });
  const answer = await answerTo(proxy.url, "/events");
  expect(answer.headers["content-type"]).toBe("text/event-stream");
  const { send } = await stream;
  const next = async () => String((await once(answer, "data"))[0]);
  send("one");
  expect(await next()).toBe("data: one\n\n");
  send("two");
  expect(await next()).toBe("data: two\n\n");
  answer.destroy();
});

test("a server is asked before an upload is sent, and its refusal spares the upload", async () => {
  await using origin = await rawOrigin((socket, request) => {
    if (request.includes("/accepts")) socket.write("HTTP/1.1 100 Continue\r\n\r\n");
    else if (request.includes("/refuses"))
      socket.end("HTTP/1.1 413 Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    else socket.end(`HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nGot ${request}`);
  });
  await using proxy = await startProxy({ network: origin.network, hosts });
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: example.com\r\nContent-Length: 4\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n`;
  const refused = await sendRaw(proxy.url, [head("/refuses")]);
  expect(refused).toMatch(/^HTTP\/1\.1 413 Too Large/);
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  socket.write(head("/accepts"));
  const [first] = await once(socket, "data");
  expect(String(first)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  socket.write("body");
  expect(await text(socket)).toContain("Got body");
});

test("a server that does not know of 100-continue gets the upload all the same", async () => {
  await using origin = await rawOrigin((socket, request) => {
    if (request.endsWith("body"))
      socket.end("HTTP/1.1 200 OK\r\nContent-Length: 3\r\nConnection: close\r\n\r\nGot");
  });
  await using proxy = await startProxy({ network: origin.network, hosts, limits: { continueMs: 10 } });
  const outgoing = answerTo(proxy.url, "/", {
    method: "PUT",
    body: "body",
    headers: { expect: "100-continue", "content-length": "4" },
  });
  expect(await text(await outgoing)).toBe("Got");
});

test("an answer that breaks off breaks off for the visitor", async () => {
  await using origin = await rawOrigin((socket) => {
    socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", () => socket.destroy());
  });
  await using proxy = await startProxy({ network: origin.network, hosts });
  const answer = await answerTo(proxy.url, "/");
  await expect(text(answer)).rejects.toThrow("aborted");
});

test("a visitor who leaves ends the request at the server", async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  await using web = await localWeb({
    http(_request, response) {
      response.on("close", resolve);
      response.write("begun");
    },
  });
  await using proxy = await startProxy({ network: web.network, hosts });
  const answer = await answerTo(proxy.url, "/endless");
  await once(answer, "data");
  answer.destroy();
  await left;
  await expect.poll(() => proxy.sites.get("example.com")?.slots.visits).toBe(0);
});

test("an upload that breaks off breaks off for the server", async () => {
  const { promise: broken, resolve } = Promise.withResolvers<boolean>();
  await using web = await localWeb({
    http(request) {
      request.on("error", () => resolve(request.complete));
      request.resume();
    },
  });
  await using proxy = await startProxy({ network: web.network, hosts });
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: example.com\r\nContent-Length: 100\r\n\r\nhalf", () =>
    socket.destroy(),
  );
  expect(await broken).toBe(false);
});

test("an early answer to an upload reaches the visitor, and the next request on the connection is answered", async () => {
  await using origin = await rawOrigin((socket) => {
    // It goes on reading, as servers do that close in good order.
    if (!socket.writableEnded)
      socket.end("HTTP/1.1 413 Too Large\r\nContent-Length: 5\r\nConnection: close\r\n\r\nlarge");
  });
  await using proxy = await startProxy({ network: origin.network, hosts });
  const upload = "POST / HTTP/1.1\r\nHost: example.com\r\nContent-Length: 1000000\r\n\r\n";
  const next = "GET / HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n";
  const answers = await sendRaw(proxy.url, [upload, "x".repeat(1_000_000), next]);
  expect(answers).toContain("large");
  expect(statusesIn(answers)).toEqual([413, 421]);
});

test("what no server should send does not stop the proxy", async () => {
  const answers: Readonly<Record<string, string>> = {
    "/trailer-with-length": "HTTP/1.1 200 OK\r\nTrailer: X-Sum\r\nContent-Length: 2\r\n\r\nok",
    "/status-zero": "HTTP/1.1 000 None\r\nContent-Length: 0\r\n\r\n",
    "/no-http": "SSH-2.0-OpenSSH_9.2\r\n",
    "/both-lengths": "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "/switches": "HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
    "/huge-headers": `HTTP/1.1 200 OK\r\nX-Huge: ${"x".repeat(100_000)}\r\n\r\n`,
  };
  await using origin = await rawOrigin((socket, request) => {
    socket.end(answers[request.split(" ")[1] ?? ""] ?? "");
  });
  await using proxy = await startProxy({ network: origin.network, hosts });
  const statuses: Record<string, number> = {};
  for (const path of Object.keys(answers)) statuses[path] = (await exchange(proxy.url, path)).status;
  expect(statuses).toEqual({
    "/trailer-with-length": 200,
    "/status-zero": 502,
    "/no-http": 502,
    "/both-lengths": 502,
    "/switches": 502,
    "/huge-headers": 502,
  });
});

test("a connection that the server closed as it was used again is replaced by another", async () => {
  let requests = 0;
  await using origin = await rawOrigin((socket) => {
    requests += 1;
    // The second request on a connection meets its end.
    if (requests === 2) socket.destroy();
    else socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
  });
  await using proxy = await startProxy({ network: origin.network, hosts });
  expect((await exchange(proxy.url, "/")).status).toBe(200);
  expect((await exchange(proxy.url, "/")).status).toBe(200);
  expect(requests).toBe(3);
});

test("a server learns who visits from us alone", async () => {
  const seen: IncomingMessage["headers"][] = [];
  await using web = await localWeb({
    http(request, response) {
      seen.push(request.headers);
      response.end();
    },
  });
  await using proxy = await startProxy({ network: web.network, hosts });
  // As Caddy sends it: its own word on the visitor, and whatever else the visitor says.
  await exchange(proxy.url, "/", {
    headers: {
      host: "EXAMPLE.com:443",
      "x-forwarded-for": "198.51.100.7",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "evil.example",
      "x-forwarded-user": "admin",
      forwarded: "for=10.0.0.1",
      "x-real-ip": "10.0.0.1",
      "cf-connecting-ip": "10.0.0.1",
      connection: "close, x-private, cookie, user-agent",
      "user-agent": "Somebody/1.0",
      "x-private": "1",
      cookie: "session=1",
      "proxy-authorization": "Basic eA==",
    },
  });
  const { connection, ...headers } = seen[0] ?? {};
  expect(headers).toEqual({
    host: "EXAMPLE.com:443",
    cookie: "session=1",
    "user-agent": "Somebody/1.0",
    "x-forwarded-for": "198.51.100.7",
    "x-real-ip": "198.51.100.7",
    "x-forwarded-proto": "https",
    "x-forwarded-host": "example.com",
    "octroi-hop": "example.com",
  });
});

test("a name that is not ours is refused, and so is a target that names another host", async () => {
  await using web = await localWeb({ http: (_request, response) => response.end("never") });
  await using proxy = await startProxy({ network: web.network, hosts });
  expect((await exchange(proxy.url, "/", { headers: { host: "other.example" } })).status).toBe(421);
  const target = "GET http://other.example/ HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n";
  expect(await sendRaw(proxy.url, [target])).toMatch(/^HTTP\/1\.1 400 /);
  const twoHosts = "GET / HTTP/1.1\r\nHost: example.com\r\nHost: other.example\r\nConnection: close\r\n\r\n";
  expect(await sendRaw(proxy.url, [twoHosts])).toMatch(/^HTTP\/1\.1 400 /);
  expect(await sendRaw(proxy.url, ["CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n"])).toBe(
    "",
  );
  expect(web.requests).toEqual([]);
});

test("WebSockets pass both ways, until either end closes", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  server.on("upgrade", (request, socket) => {
    const { "sec-websocket-key": key, "x-forwarded-for": address } = request.headers;
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Key: ${key} ${address}\r\n\r\nhello`,
    );
    socket.on("data", (chunk) => {
      if (String(chunk) === "bye") socket.end("good bye");
      else socket.write(`echo ${chunk}`);
    });
  });
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await using proxy = await startProxy({ network: localNetwork({ "http:": port, "https:": 1 }), hosts });
  const socket = connect(Number(new URL(proxy.url).port), "127.0.0.1");
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  socket.write(
    "GET /chat HTTP/1.1\r\nHost: example.com\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: abc\r\nX-Forwarded-For: 198.51.100.7\r\n\r\n",
  );
  await expect.poll(() => received).toContain("hello");
  expect(received).toMatch(/^HTTP\/1\.1 101 [\s\S]*X-Key: abc 198\.51\.100\.7\r\n\r\nhello$/);
  socket.write("one");
  await expect.poll(() => received).toContain("echo one");
  expect(proxy.sites.get("example.com")?.slots.visits).toBe(1);
  const closed = once(socket, "close");
  socket.write("bye");
  await closed;
  expect(received).toMatch(/good bye$/);
  await expect.poll(() => proxy.sites.get("example.com")?.slots.visits).toBe(0);
  server.close();
});

test("no other protocol than WebSockets is switched to", async () => {
  await using web = await localWeb({
    http: (request, response) =>
      response.end(JSON.stringify([request.headers.upgrade, request.headers.connection])),
  });
  await using proxy = await startProxy({ network: web.network, hosts });
  const { status, body } = await exchange(proxy.url, "/", {
    headers: { connection: "Upgrade, HTTP2-Settings", upgrade: "h2c", "http2-settings": "AAMAAABk" },
  });
  expect([status, String(body)]).toEqual([200, '[null,"keep-alive"]']);
});

test("a server that does not switch answers", async () => {
  await using web = await localWeb({
    http: (_request, response) => response.writeHead(403).end("no sockets"),
  });
  await using proxy = await startProxy({ network: web.network, hosts });
  const answer = await sendRaw(proxy.url, [
    "GET /chat HTTP/1.1\r\nHost: example.com\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  ]);
  expect(answer).toMatch(/^HTTP\/1\.1 403 [\s\S]*no sockets/);
});

test("a WebSocket that still waits for its server does not hold up a stop", async () => {
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  await using web = await localWeb({ http: () => resolve() });
  await using proxy = await startProxy({ network: web.network, hosts });
  const answer = sendRaw(proxy.url, [
    "GET /chat HTTP/1.1\r\nHost: example.com\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  ]);
  await asked;
  await proxy.stop({ withinMs: 0 });
  expect(await answer).toBe("");
});
