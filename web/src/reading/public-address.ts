import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * IPv4 addresses that are no public web server's: IANA's special-purpose registry, multicast and what is
 * reserved, and one public address that is none, where Azure answers its own machines.
 */
const ipv4NotPublic = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "168.63.129.16/32",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** Public IPv6 is one range. All that maps, translates or tunnels IPv4 lies outside it, or is named below. */
const ipv6Public = ["2000::/3"];
const ipv6NotPublic = [
  /** Protocol assignments: Teredo, benchmarking, ORCHID. */
  "2001::/23",
  /** Documentation. */
  "2001:db8::/32",
  "3fff::/20",
  /** 6to4: an IPv4 address, private ones included, is inside. */
  "2002::/16",
  /** The 6bone, given back. */
  "3ffe::/16",
];

const notPublic = rangesIn([...ipv4NotPublic, ...ipv6NotPublic]);
const globalUnicast = rangesIn(ipv6Public);

/** Whether an address can be a public web server's. What is not known to be one is not. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, "ipv4");
  return isIPv6(address) && globalUnicast.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

function rangesIn(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", bits] = range.split("/");
    list.addSubnet(network, Number(bits), isIPv6(network) ? "ipv6" : "ipv4");
  }
  return list;
}
