import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { localWeb } from "@octroi/web/testing/local-web";
import { sendRaw } from "@octroi/web/testing/raw-http";
import { expect, test } from "vitest";
import { exchange } from "./exchange.ts";
import { rawOrigin } from "./raw-origin.ts";
import { proxiedHost, type RunningProxy, startProxy } from "./start-proxy.ts";

const hosts = [proxiedHost()];

/** Uploads of which the first byte comes and no other. */
function silentUploads({ url }: RunningProxy, count: number, address: string) {
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      `POST /upload HTTP/1.1\r\nHost: example.com\r\nX-Forwarded-For: ${address}\r\nContent-Length: 1000\r\n\r\nx`,
    );
    return socket;
  });
  return {
    sockets,
    [Symbol.dispose]() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

const firstLineOf = async (socket: Socket) => String((await once(socket, "data"))[0]).split("\r\n")[0];
const visitsAt = (proxy: RunningProxy) => proxy.sites.get("example.com")?.slots.visits;

test("uploads that say nothing leave room for whoever reads, and for the uploads of others", async () => {
  await using web = await localWeb({
    http(request, response) {
      if (request.url === "/upload") request.resume().on("end", () => response.end("taken"));
      else response.end("a page");
    },
  });
  await using proxy = await startProxy({
    network: web.network,
    hosts,
    limits: { connections: 8, visits: 16, uploads: 4, clientUploads: 3 },
  });
  using silent = silentUploads(proxy, 10, "198.51.100.7");
  const refused = await Promise.race(silent.sockets.map(firstLineOf));
  expect(refused).toBe("HTTP/1.1 503 Service Unavailable");
  await expect.poll(() => visitsAt(proxy)).toBe(3);
  const upload = (address: string) =>
    exchange(proxy.url, "/upload", {
      method: "POST",
      body: "whole",
      headers: { "content-length": "5", "x-forwarded-for": address },
    });
  expect((await exchange(proxy.url, "/", { headers: { "x-forwarded-for": "198.51.100.7" } })).status).toBe(
    200,
  );
  expect((await upload("198.51.100.7")).status).toBe(503);
  expect((await upload("198.51.100.8")).status).toBe(200);
  // From many clients they take the places of all uploads, and no others.
  using _more = silentUploads(proxy, 3, "198.51.100.9");
  await expect.poll(() => visitsAt(proxy)).toBe(4);
  expect((await upload("198.51.100.8")).status).toBe(503);
  expect((await exchange(proxy.url, "/")).status).toBe(200);
});

test("one client cannot take the places of all, and a /48 of IPv6 is one client", async () => {
  await using web = await localWeb({
    http: ({ url }, response) => void (url === "/" && response.end("a page")),
  });
  await using proxy = await startProxy({ network: web.network, hosts, limits: { clientVisits: 2 } });
  const visit = (path: string, address: string) =>
    exchange(proxy.url, path, { headers: { "x-forwarded-for": address } });
  const waiting = ["2001:db8:1::1", "2001:db8:1:ffff::2"].map((address) =>
    visit("/slow", address).catch(() => {}),
  );
  await expect.poll(() => visitsAt(proxy)).toBe(2);
  expect((await visit("/", "2001:db8:1:2::3")).status).toBe(503);
  expect((await visit("/", "2001:db8:2::1")).status).toBe(200);
  await proxy.stop({ withinMs: 0 });
  await Promise.all(waiting);
});

test("an upload of which nothing comes any more is 408, at the server too, and its place is free", async () => {
  const { promise: left, resolve } = Promise.withResolvers<void>();
  await using web = await localWeb({ http: (request) => void request.on("error", () => resolve()).resume() });
  await using proxy = await startProxy({ network: web.network, hosts, limits: { bodyMs: 50 } });
  using silent = silentUploads(proxy, 1, "198.51.100.7");
  const [socket] = silent.sockets as [Socket];
  expect(await firstLineOf(socket)).toBe("HTTP/1.1 408 Request Timeout");
  await once(socket, "close");
  await left;
  await expect.poll(() => visitsAt(proxy)).toBe(0);
});

test("an upload that waits for the server is not the visitor's silence", async () => {
  const { promise: release, resolve } = Promise.withResolvers<void>();
  await using web = await localWeb({
    async http(request, response) {
      await release;
      request.resume().on("end", () => response.end("taken"));
    },
  });
  await using proxy = await startProxy({ network: web.network, hosts, limits: { bodyMs: 400 } });
  // More than the buffers on the way hold.
  const body = Buffer.alloc(30_000_000);
  const taken = exchange(proxy.url, "/", {
    method: "POST",
    body,
    headers: { "content-length": String(body.length) },
  });
  // Longer than a visitor may be silent.
  await delay(1_000);
  resolve();
  expect(String((await taken).body)).toBe("taken");
});

test.each([
  ["without being asked for it", "Expect: 100-continue\r\n"],
  ["before all of it came", ""],
])(
  "a server that answers an upload %s and keeps its connection open does not keep ours",
  async (_name, expect100) => {
    await using origin = await rawOrigin((socket, request) => {
      if (request.startsWith("POST")) socket.write("HTTP/1.1 401 No\r\nContent-Length: 2\r\n\r\nno");
      else socket.write("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok");
    });
    await using proxy = await startProxy({ network: origin.network, hosts, limits: { connections: 2 } });
    for (let upload = 0; upload < 3; upload += 1) {
      const head = `POST / HTTP/1.1\r\nHost: example.com\r\nContent-Length: 1000\r\n${expect100}Connection: close\r\n\r\n`;
      expect(await sendRaw(proxy.url, [`${head}x`])).toMatch(/^HTTP\/1\.1 401 /);
    }
    expect((await exchange(proxy.url, "/")).status).toBe(200);
    await expect.poll(() => origin.sockets.size).toBe(1);
  },
);
