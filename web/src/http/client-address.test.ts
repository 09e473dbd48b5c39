import { Hono } from "hono";
import { expect, test } from "vitest";
import { type Client, clientAddress, proxyList } from "./client-address.ts";

async function addressOf(peer: string | undefined, forwarded: string | undefined, trusted: string[]) {
  const list = proxyList(trusted);
  const app = new Hono().get("/", (c) => c.json(clientAddress(c, list)));
  const headers = new Headers(forwarded === undefined ? [] : [["x-forwarded-for", forwarded]]);
  const env = peer === undefined ? undefined : { incoming: { socket: { remoteAddress: peer } } };
  const client: Client = await (await app.request("/", { headers }, env)).json();
  return client.address;
}

test.each([
  ["a plain peer", "192.0.2.1", undefined, [], "192.0.2.1"],
  ["IPv4 wrapped in IPv6", "::ffff:192.0.2.1", undefined, [], "192.0.2.1"],
  ["IPv6, by its /64", "2001:db8:1:2:3:4:5:6", undefined, [], "2001:db8:1:2::/64"],
  ["a short IPv6", "2001:db8::7", undefined, [], "2001:db8::/64"],
  ["the IPv6 loopback", "::1", undefined, [], "::/64"],
  ["a header from anyone", "192.0.2.1", "203.0.113.9", [], "192.0.2.1"],
  ["a header from another proxy", "192.0.2.1", "203.0.113.9", ["10.0.0.0/8"], "192.0.2.1"],
  ["a trusted proxy", "10.1.2.3", "203.0.113.9", ["10.0.0.0/8"], "203.0.113.9"],
  ["a trusted proxy without the header", "10.1.2.3", undefined, ["10.0.0.0/8"], "10.1.2.3"],
  ["what the client wrote itself", "10.1.2.3", "1.1.1.1, 203.0.113.9", ["10.0.0.0/8"], "203.0.113.9"],
  ["two trusted proxies", "10.1.2.3", "203.0.113.9, 10.9.9.9", ["10.0.0.0/8"], "203.0.113.9"],
  ["nonsense in the header", "10.1.2.3", "203.0.113.9, unknown", ["10.0.0.0/8"], "10.1.2.3"],
  ["a port in the header", "10.1.2.3", "203.0.113.9:1234", ["10.0.0.0/8"], "203.0.113.9"],
  ["IPv6 with a port", "::1", "[2001:db8:1:2::9]:443", ["::1"], "2001:db8:1:2::/64"],
  ["an IPv6 range", "2001:db8::5", "203.0.113.9", ["2001:db8::/32"], "203.0.113.9"],
  [
    "a trusted proxy over a dual-stack socket",
    "::ffff:10.1.2.3",
    "203.0.113.9",
    ["10.0.0.0/8"],
    "203.0.113.9",
  ],
  ["no socket at all", undefined, "203.0.113.9", ["10.0.0.0/8"], ""],
])("%s", async (_, peer, forwarded, trusted, address) => {
  expect(await addressOf(peer, forwarded, trusted)).toBe(address);
});

test("two addresses of one IPv6 subscriber count as one, those of two subscribers as two", async () => {
  const one = await addressOf("2001:db8:1:2:aaaa::1", undefined, []);
  expect(await addressOf("2001:db8:1:2:bbbb::2", undefined, [])).toBe(one);
  expect(await addressOf("2001:db8:1:3:aaaa::1", undefined, [])).not.toBe(one);
});
