import { BlockList, isIP, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Reads ranges such as `10.0.0.0/8`, `::1` into something that can be asked. */
export function proxyList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/**
 * Who is asking, for counting: an IPv4 address, or the /64 that an IPv6 subscriber has to themself.
 * `X-Forwarded-For` is read from its end, and only as far as proxies that we trust wrote it.
 */
export function clientAddress(c: Context, trusted: BlockList): string {
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map(plain).filter(Boolean).reverse();
  let client = plain(peerOf(c));
  for (const hop of hops) {
    if (!isTrusted(client, trusted) || isIP(hop) === 0) break;
    client = hop;
  }
  return isIPv6(client) ? network(client) : client;
}

/** Without a socket, as when the app is called directly, every caller is the same one. */
function peerOf(c: Context): string {
  return c.env && ("incoming" in c.env || "server" in c.env) ? (getConnInfo(c).remote.address ?? "") : "";
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Without the brackets, port or zone that some proxies add; IPv4 wrapped in IPv6 is IPv4. */
function plain(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/, "");
}

/** The first four of the eight groups. */
function network(address: string): string {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return `${[...before, ...Array<string>(zeros).fill("0"), ...after].slice(0, 4).join(":")}::/64`;
}
