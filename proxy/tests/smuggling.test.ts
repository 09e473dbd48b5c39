import { sendRaw } from "@octroi/web/testing/raw-http";
import { expect, test } from "vitest";
import { recordingOrigin } from "./recording-origin.ts";
import { proxiedHost, startProxy } from "./start-proxy.ts";

const hosts = [proxiedHost()];
const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\n";

/** The head of a request as the proxy passes it on: whoever knows its length can have it swallowed. */
const headOf = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: example.com\r\nContent-Length: ${length}\r\nX-Forwarded-For: 127.0.0.1\r\nX-Real-IP: 127.0.0.1\r\nX-Forwarded-Proto: http\r\nX-Forwarded-Host: example.com\r\nOctroi-Hop: example.com\r\nConnection: keep-alive\r\n\r\n`;

const hidden = "GET /articles/paid HTTP/1.1\r\nHost: example.com\r\n\r\nGET /next HTTP/1.1\r\nX-Eaten: ";

test.each([
  ["a length", (size: number) => `Content-Length: ${size}\r\n\r\n${"A".repeat(size)}`],
  [
    "chunks",
    (size: number) =>
      `Transfer-Encoding: chunked\r\n\r\n${size.toString(16)}\r\n${"A".repeat(size)}\r\n0\r\n\r\n`,
  ],
])("an upgrade with a body of %s hides no request from the gate", async (_name, body) => {
  await using origin = await recordingOrigin();
  await using proxy = await startProxy({ network: origin.network, hosts, limits: { silenceMs: 1_000 } });
  const swallowed = headOf("/open", hidden.length).length;
  await sendRaw(proxy.url, [`GET /a HTTP/1.1\r\nHost: example.com\r\n${upgrade}${body(swallowed)}`]);
  const open = `POST /open HTTP/1.1\r\nHost: example.com\r\nContent-Length: ${hidden.length}\r\nConnection: close\r\n\r\n`;
  await sendRaw(proxy.url, [open + hidden]);
  await sendRaw(proxy.url, ["GET /account HTTP/1.1\r\nHost: example.com\r\nConnection: close\r\n\r\n"]);
  expect(origin.faults).toEqual([]);
  expect(origin.requests.map(({ method, target, body }) => [method, target, body])).toEqual([
    ["GET", "/a", "A".repeat(swallowed)],
    ["POST", "/open", hidden],
    ["GET", "/account", ""],
  ]);
});

test("a connection on which an upgrade was not granted is not used again, on either side", async () => {
  await using origin = await recordingOrigin();
  await using proxy = await startProxy({ network: origin.network, hosts });
  const visit = (path: string, headers: string) =>
    sendRaw(proxy.url, [`GET ${path} HTTP/1.1\r\nHost: example.com\r\n${headers}\r\n`, "and more"]);
  expect(await visit("/socket", upgrade)).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*\/socket$/);
  const h2c = await visit("/h2c", "Connection: Upgrade\r\nUpgrade: h2c\r\n");
  expect(h2c).toMatch(/^HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*\/h2c$/);
  await visit("/page", "Connection: close\r\n");
  await expect.poll(() => proxy.connections()).toBe(0);
  // The second never asked the server for anything else, so that its connection is a good one.
  expect(origin.requests.map(({ connection, target }) => [connection, target])).toEqual([
    [0, "/socket"],
    [1, "/h2c"],
    [1, "/page"],
  ]);
});

test("who asks to switch before an earlier answer is out loses that connection, and nobody else does", async () => {
  await using origin = await recordingOrigin();
  await using proxy = await startProxy({ network: origin.network, hosts });
  const request = (path: string, headers: string) =>
    `GET ${path} HTTP/1.1\r\nHost: example.com\r\n${headers}\r\n`;
  const pipelined = request("/page", "") + request("/socket", upgrade);
  expect(await sendRaw(proxy.url, [pipelined])).toBe("");
  expect(await sendRaw(proxy.url, [request("/other", "Connection: close\r\n")])).toMatch(
    /^HTTP\/1\.1 200 [\s\S]*\/other$/,
  );
  expect(origin.requests.map(({ target }) => target)).not.toContain("/socket");
});
