/** An IPv4 address as a number, or the four 32-bit words of an IPv6 address. */
export type Address = number | readonly [number, number, number, number];

/**
 * An address as it is usually written; undefined for anything else. An IPv4 address that is written as an
 * IPv6 one (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export function parseAddress(text: string): Address | undefined {
  return text.includes(":") ? parseIpv6(text) : parseIpv4(text);
}

function parseIpv4(text: string): number | undefined {
  if (text.length > 15) return undefined;
  let address = 0;
  let octet = -1;
  let octets = 0;
  for (let at = 0; at <= text.length; at++) {
    const digit = at === text.length ? dot : text.charCodeAt(at) - zero;
    if (digit === dot) {
      if (octet < 0) return undefined;
      address = address * 256 + octet;
      octets++;
      octet = -1;
    } else if (digit < 0 || digit > 9 || octet === 0) return undefined;
    else octet = Math.max(octet, 0) * 10 + digit;
    if (octet > 255) return undefined;
  }
  return octets === 4 ? address : undefined;
}

const zero = 48;
const dot = 46 - zero;

function parseIpv6(text: string): Address | undefined {
  if (text.length > 45) return undefined;
  const [head = "", tail, ...more] = text.split("::");
  if (more.length > 0) return undefined;
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  if (before === undefined || after === undefined) return undefined;
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return undefined;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = [
    ...before,
    ...Array<number>(missing).fill(0),
    ...after,
  ];
  const words = [a * 65_536 + b, c * 65_536 + d, e * 65_536 + f, g * 65_536 + h] as const;
  const isIpv4 = words[0] === 0 && words[1] === 0 && words[2] === 0xffff;
  return isIpv4 ? words[3] : words;
}

/** Groups of hexadecimal digits, the last of which may be an IPv4 address. */
function groups(text: string): readonly number[] | undefined {
  if (text === "") return [];
  const parts = text.split(":");
  const found: number[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.includes(".") && index === parts.length - 1) {
      const ipv4 = parseIpv4(part);
      if (ipv4 === undefined) return undefined;
      found.push(Math.floor(ipv4 / 65_536), ipv4 % 65_536);
    } else if (/^[\da-f]{1,4}$/i.test(part)) found.push(Number.parseInt(part, 16));
    else return undefined;
  }
  return found;
}
