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
      const mark = changed === free ? "" : `.${written(BigInt(changed))}`;
      free = changed;
      next = prefix.first + size;
      return mark + written(gap);
    })
    .join("");
}

function prefixFrom(text: string): Prefix {
  const prefix = readPrefix(text);
  if (prefix === undefined) throw new TypeError(`${text} is no prefix.`);
  return prefix;
}

function written(number: bigint): string {
  const rest = number / 32n;
  const digit = digits.charAt(Number(number % 32n) + (rest > 0n ? 32 : 0));
  return rest > 0n ? digit + written(rest) : digit;
}
