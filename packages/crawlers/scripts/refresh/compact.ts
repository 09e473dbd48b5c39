import { digits } from "../../src/verify/addresses/list.ts";
import { aggregated, type Prefix, readPrefix, sizeOf, widthOf } from "./prefix.ts";

/** Prefixes of one kind as the blocks that they come to, in the form that the package carries. */
export function compact(prefixes: readonly string[]): string {
  let next = 0n;
  let free = -1;
  return aggregated(prefixes.map(prefixFrom))
    .map((prefix) => {
      const size = sizeOf(prefix);
      const gap = prefix.first / size - (next + size - 1n) / size;
      const changed = widthOf(prefix.version) - prefix.bits;
      const mark = changed === free ? "" : `.${base32(BigInt(changed))}`;
      free = changed;
      next = prefix.first + size;
      return mark + base32(gap);
    })
    .join("");
}

function prefixFrom(text: string): Prefix {
  const prefix = readPrefix(text);
  if (prefix === undefined) throw new TypeError(`Expected a prefix such as 192.0.2.0/24, found ${text}`);
  return prefix;
}

function base32(number: bigint): string {
  const rest = number / 32n;
  const digit = digits.charAt(Number(number % 32n) + (rest > 0n ? 32 : 0));
  return rest > 0n ? digit + base32(rest) : digit;
}
