import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/** Who is asking, for counting. */
export interface Client {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  address: string;
  /** The /48 of an IPv6 address. */
  network: string | undefined;
}

type Address = ReturnType<typeof ipaddr.parse>;

/** Whether an address belongs to a proxy whose word we take. */
export type IsTrusted = (address: Address) => boolean;

/** Reads ranges such as `10.0.0.0/8`, `::1` into something that can be asked. */
export function proxyList(ranges: readonly string[]): IsTrusted {
  const parsed = ranges.map((range) =>
    ipaddr.parseCIDR(range.includes("/") ? range : `${range}/${range.includes(":") ? 128 : 32}`),
  );
  return (address) =>
    parsed.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

/**
 * Who is asking, for counting: an IPv4 address, or the /64 that an IPv6 subscriber has at the least, and the
 * /48 that many have. `X-Forwarded-For` is read from its end, and only as far as proxies that we trust wrote it.
 */
export function clientAddress(c: Context, isTrusted: IsTrusted): Client {
  const client = visitorAddress(peerOf(c), c.req.header("x-forwarded-for"), isTrusted);
  if (client === undefined || client.kind() === "ipv4") {
    return { address: client?.toString() ?? "", network: undefined };
  }
  return { address: networkOf(client, 64), network: networkOf(client, 48) };
}

/** Who is asking, for sharing places out: the widest of the client's networks, else its address. */
export function clientKey(c: Context, isTrusted: IsTrusted): string {
  const { address, network } = clientAddress(c, isTrusted);
  return network ?? address;
}

/** Where a request comes from: the other end of the connection or, behind proxies that we trust, before them. */
export function visitorAddress(
  peer: string | undefined,
  forwardedFor: string | readonly string[] | undefined,
  isTrusted: IsTrusted,
): Address | undefined {
  let visitor = parseAddress(peer ?? "");
  if (forwardedFor === undefined || visitor === undefined || !isTrusted(visitor)) return visitor;
  const hops = String(forwardedFor)
    .split(",")
    .filter((hop) => hop.trim() !== "");
  for (const hop of hops.reverse()) {
    const before = parseAddress(hop);
    if (before === undefined || !isTrusted(visitor)) break;
    visitor = before;
  }
  return visitor;
}

/** Without a socket, as when the app is called directly, every caller is the same one. */
function peerOf(c: Context): string {
  return c.env && ("incoming" in c.env || "server" in c.env) ? (getConnInfo(c).remote.address ?? "") : "";
}

/** Some proxies add brackets, a port or a zone. IPv4 wrapped in IPv6 is IPv4. */
function parseAddress(written: string): Address | undefined {
  const address = written
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, "$1")
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1")
    .replace(/%.*$/, "");
  const isAddress = ipaddr.IPv6.isValid(address) || ipaddr.IPv4.isValidFourPartDecimal(address);
  return isAddress ? ipaddr.process(address) : undefined;
}

function networkOf(address: Address, bits: number): string {
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${bits}`)}/${bits}`;
}
