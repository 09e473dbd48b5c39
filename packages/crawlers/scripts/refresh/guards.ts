import { type Prefix, readPrefix, sizeOf } from "./prefix.ts";

/** Networks that no crawler on the public web can come from. */
const reserved = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24"],
  ...["224.0.0.0/4", "240.0.0.0/4", "2001:db8::/32", "2002::/16"],
].flatMap((text) => readPrefix(text) ?? []);

const globalUnicast = readPrefix("2000::/3");

/** A shorter prefix holds addresses of many others, so that it proves nothing about a crawler. */
const minPrefixBits = { 4: 16, 6: 32 } as const;

/** What is wrong with a prefix that an operator is said to publish; undefined where nothing is. */
export function faultOf(prefix: Prefix): string | undefined {
  if (prefix.bits < minPrefixBits[prefix.version])
    return `Expected a prefix of at least ${minPrefixBits[prefix.version]} bits`;
  if (reserved.some((network) => overlap(network, prefix))) return "Expected a public prefix";
  if (prefix.version === 6 && globalUnicast && !overlap(globalUnicast, prefix))
    return "Expected a public prefix";
  return undefined;
}

function overlap(a: Prefix, b: Prefix): boolean {
  return a.version === b.version && a.first < b.first + sizeOf(b) && b.first < a.first + sizeOf(a);
}

/** How many prefixes a list may have, by how many it had: a file that shrinks or swells so is a fault. */
export function isPlausible(count: number, before: number): boolean {
  return count >= Math.ceil(before / 2) && count <= Math.max(before * 4, 50);
}
