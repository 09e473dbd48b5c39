import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import type { Destination } from "@octroi/web/origin/destination";
import type { Network } from "@octroi/web/reading/network";
import { leadsTo, localWeb, says } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { probeOrigin } from "../../../server/console/dns/probe-origin.ts";

function probe(network: Network, destination: Partial<Destination>, ownAddresses: readonly string[] = []) {
  return probeOrigin({
    domain: "example.com",
    destination: { address: "127.0.0.1", port: 443, ...destination },
    ownAddresses,
    network,
    userAgent: "Octroi",
    timeoutMs: 10_000,
  });
}

test("a server that answers is reached as the proxy reaches it, and what it redirects to is not followed", async () => {
  await using web = await localWeb({
    http: leadsTo("http://10.0.0.1/"),
    https: says("a page", 503),
  });
  expect(await probe(web.network, { port: 443 })).toEqual({ state: "answered", status: 503 });
  expect(await probe(web.network, { port: 80 })).toEqual({ state: "answered", status: 301 });
  expect(web.requests.map(({ url, headers }) => [url, headers["x-forwarded-proto"]])).toEqual([
    ["https://example.com/", "https"],
    ["http://example.com/", "https"],
  ]);
});

test("nobody there, an address inside a network, and one of our own", async () => {
  await using web = await localWeb({ http: says("a page") });
  expect(await probe(web.network, { port: 443 })).toEqual({ state: "unreachable" });
  expect(await probe(web.network, { address: "10.0.0.1" })).toEqual({ state: "not-public" });
  expect(await probe(web.network, { port: 80 }, ["127.0.0.1"])).toEqual({ state: "loop" });
});

test("a server that leads back to us says so itself", async () => {
  await using web = await localWeb({
    http: ({ headers }, response) => {
      response.writeHead(headers["octroi-hop"] === "example.com" ? 508 : 200).end();
    },
  });
  expect(await probe(web.network, { port: 80 })).toEqual({ state: "loop" });
});

test("port 80 that sends everybody to HTTPS would do so for ever", async () => {
  await using web = await localWeb({ http: leadsTo("https://example.com/") });
  expect(await probe(web.network, { port: 80 })).toEqual({ state: "redirects-to-https" });
});

test("a certificate of another name is refused until its key is accepted", async () => {
  await using web = await localWeb({ https: says("a page"), certified: "other.example" });
  const seen = await probe(web.network, {});
  expect(seen).toEqual({
    state: "certificate",
    reason: "other-name",
    key: expect.stringMatching(/^.{43}=$/),
  });
  const certificateKey = seen.state === "certificate" ? seen.key : undefined;
  expect(await probe(web.network, { certificateKey })).toEqual({ state: "answered", status: 200 });
  const { ca: _, ...unknowing } = web.network;
  expect(await probe(unknowing, {})).toMatchObject({ state: "certificate", reason: "untrusted" });
  expect(await probe(unknowing, { certificateKey })).toEqual({ state: "answered", status: 200 });
});

test("what is no web server is broken", async () => {
  const server = createServer((socket) => socket.end("220 mail.example ESMTP\r\n")).listen(0, "127.0.0.1");
  await once(server, "listening");
  await using web = await localWeb({});
  const { port } = server.address() as AddressInfo;
  const network = { ...web.network, ports: { "http:": port, "https:": port } };
  expect(await probe(network, { port: 80 })).toEqual({ state: "broken" });
  server.close();
});
