import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import type { RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, createServer as createTcpServer } from "node:net";
import { internet } from "@octroi/web/reading/network";
import { selfSigned } from "@octroi/web/testing/certificate";
import { localNetwork, localWeb } from "@octroi/web/testing/local-web";
import { expect, test } from "vitest";
import { exchange } from "./exchange.ts";
import { proxiedHost, startProxy } from "./start-proxy.ts";

const hello: RequestListener = (_request, response) => {
  response.end("hello");
};
const secure = (certificateKey?: string) =>
  proxiedHost({
    destination: { address: "127.0.0.1", port: 443, ...(certificateKey !== undefined && { certificateKey }) },
  });

test.each([
  "127.0.0.1",
  "::1",
  "10.0.0.7",
  "169.254.169.254",
  "192.168.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "::ffff:127.0.0.1",
  "64:ff9b::7f00:1",
  "fd00::1",
  "fe80::1",
])("no connection is made to %s", async (address) => {
  const hosts = [proxiedHost({ destination: { address, port: 80 } })];
  await using proxy = await startProxy({ network: internet, hosts });
  const { status, body } = await exchange(proxy.url, "/");
  expect(status).toBe(502);
  expect(String(body)).toContain("The destination address is not a public address.");
  expect(proxy.refusals).toEqual([{ host: "example.com", fault: "not-public" }]);
});

test("an address of ours is a loop", async () => {
  const hosts = [proxiedHost({ destination: { address: "8.8.8.8", port: 443 } })];
  await using proxy = await startProxy({ network: internet, hosts, ownAddresses: ["8.8.8.8"] });
  expect((await exchange(proxy.url, "/")).status).toBe(508);
});

test("a visit that comes back to us is a loop, and the visitor is told", async () => {
  const servers: { url?: string } = {};
  // The destination is a server that leads back here, such as a CDN in front of the same name.
  await using web = await localWeb({
    async http({ url = "/", headers }, response) {
      const { status, body } = await exchange(servers.url ?? "", url, {
        headers: { "octroi-hop": String(headers["octroi-hop"]) },
      });
      response.writeHead(status).end(body);
    },
  });
  await using proxy = await startProxy({ network: web.network, hosts: [proxiedHost()] });
  servers.url = proxy.url;
  const { status, body } = await exchange(proxy.url, "/");
  expect([status, web.requests.length]).toEqual([508, 1]);
  expect(String(body)).toContain("visits go around in circles");
});

test("over TLS the server is asked for by the site's name, and its certificate must be for it", async () => {
  await using web = await localWeb({ https: hello, certified: "example.com" });
  await using proxy = await startProxy({
    network: web.network,
    hosts: [secure(), { ...secure(), host: "other.example" }],
  });
  expect(String((await exchange(proxy.url, "/")).body)).toBe("hello");
  expect(web.requests.map(({ url }) => url)).toEqual(["https://example.com/"]);
  const other = await exchange(proxy.url, "/", { headers: { host: "other.example" } });
  expect(other.status).toBe(502);
  expect(String(other.body)).toContain("certificate is not valid for this domain");
});

test("a certificate that nobody vouches for is accepted by its key alone", async () => {
  const { key, cert } = selfSigned("elsewhere.example");
  const server = createSecureServer({ key, cert }, hello).listen(0, "127.0.0.1");
  await once(server, "listening");
  const network = localNetwork({ "http:": 1, "https:": (server.address() as AddressInfo).port });
  const spki = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  const pin = createHash("sha256").update(spki).digest("base64");
  await using proxy = await startProxy({
    network,
    hosts: [secure(pin), { ...secure(`${"A".repeat(43)}=`), host: "other.example" }],
  });
  expect((await exchange(proxy.url, "/")).status).toBe(200);
  expect((await exchange(proxy.url, "/", { headers: { host: "other.example" } })).status).toBe(502);
  server.closeAllConnections();
  server.close();
});

test("a server that is away is told in the visitor's language, and never kept by a cache", async () => {
  await using proxy = await startProxy({
    network: localNetwork({ "http:": 1, "https:": 1 }),
    hosts: [proxiedHost()],
  });
  const page = (language: string) =>
    exchange(proxy.url, "/", { headers: { accept: "text/html", "accept-language": language } });
  const french = await page("fr-FR,fr;q=0.9");
  const english = await page("de");
  expect([french.status, english.status]).toEqual([502, 502]);
  expect(String(french.body)).toContain('<html lang="fr">');
  expect(String(french.body)).toContain("example.com ne répond pas");
  expect(String(english.body)).toContain("example.com is not answering");
  const headers = Object.fromEntries(french.headers);
  expect(headers).toMatchObject({ "cache-control": "no-store", "content-language": "fr" });
  const head = await exchange(proxy.url, "/", { method: "HEAD" });
  expect([head.status, head.body.length]).toEqual([502, 0]);
});

test("a server that says nothing in time is 504", async () => {
  await using web = await localWeb({ http: () => {} });
  await using proxy = await startProxy({
    network: web.network,
    hosts: [proxiedHost()],
    limits: { headersMs: 50 },
  });
  expect((await exchange(proxy.url, "/")).status).toBe(504);
  expect(proxy.refusals).toEqual([{ host: "example.com", fault: "timeout" }]);
});

test("a server that begins no TLS in time is 502", async () => {
  const server = createTcpServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  const network = localNetwork({ "http:": 1, "https:": (server.address() as AddressInfo).port });
  await using proxy = await startProxy({ network, hosts: [secure()], limits: { connectMs: 50 } });
  expect((await exchange(proxy.url, "/")).status).toBe(502);
  server.close();
});

test("a slow server holds up its own host alone", async () => {
  const { promise: release, resolve } = Promise.withResolvers<void>();
  await using web = await localWeb({
    http: async ({ headers }, response) => {
      if (headers.host === "slow.example") await release;
      response.end("hello");
    },
  });
  await using proxy = await startProxy({
    network: web.network,
    hosts: [proxiedHost({ host: "slow.example" }), proxiedHost()],
    limits: { visits: 20, connections: 10 },
  });
  const slow = () => exchange(proxy.url, "/", { headers: { host: "slow.example" } });
  const waiting = Array.from({ length: 20 }, slow);
  await expect.poll(() => proxy.sites.get("slow.example")?.slots.visits).toBe(20);
  const refused = await slow();
  expect([refused.status, Object.fromEntries(refused.headers)["retry-after"]]).toEqual([503, "5"]);
  expect((await exchange(proxy.url, "/")).status).toBe(200);
  resolve();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await slow()).status).toBe(200);
});
