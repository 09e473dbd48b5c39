/** An IPv4 address as a number, or the four 32-bit words of an IPv6 address. */
export type Address = number | readonly [number, number, number, number];

/**
 * An address as it is usually written; undefined for anything else. An IPv4 address that is written as an
 * IPv6 one (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export function parseAddress(text: string): Address | undefined {
  return text.includes(":") ? parseIpv6(text) : parseIpv4(text);
}

/** Without leading zeros, which some read as octal. */
const ipv4 =
  /^(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/;

function parseIpv4(text: string): number | undefined {
  return ipv4
    .exec(text)
    ?.slice(1)
    .reduce((address, octet) => address * 256 + Number(octet), 0);
}

const hexDigits = "0123456789abcdef";

/** One pass over the characters: `groups` fills up to a `::`, and what comes after it moves to the end. */
function parseIpv6(text: string): Address | undefined {
  if (text.length > 45) return undefined;
  const groups = [0, 0, 0, 0, 0, 0, 0, 0];
  let count = 0;
  let gap = -1;
  let value = 0;
  let digits = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    const digit = hexDigits.indexOf(character.toLowerCase());
    if (digit >= 0) {
      if (++digits > 4) return undefined;
      value = value * 16 + digit;
    } else if (character === ":" && digits > 0) {
      if (count === 8 || at === text.length - 1) return undefined;
      groups[count++] = value;
      value = 0;
      digits = 0;
    } else if (character === ":") {
      // Only the second of a pair stands without digits before it, or the first where the address begins so.
      if (at === 0 && text[++at] !== ":") return undefined;
      if (gap >= 0) return undefined;
      gap = count;
    } else {
      const last = parseIpv4(text.slice(at - digits));
      if (last === undefined || count > 6) return undefined;
      groups[count++] = Math.floor(last / 65_536);
      groups[count++] = last % 65_536;
      digits = 0;
      break;
    }
  }
  if (digits > 0) {
    if (count === 8) return undefined;
    groups[count++] = value;
  }
  if (gap < 0 ? count !== 8 : count > 7) return undefined;
  if (gap >= 0) groups.copyWithin(8 - count + gap, gap, count).fill(0, gap, 8 - count + gap);
  return addressOf(groups);
}

function addressOf([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: readonly number[]): Address {
  const last = g * 65_536 + h;
  if (a + b + c + d + e === 0 && f === 0xffff) return last;
  return [a * 65_536 + b, c * 65_536 + d, e * 65_536 + f, last];
}
