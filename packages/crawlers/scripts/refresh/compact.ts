import { digits } from "../../src/verify/addresses/list.ts";
import { parseAddress } from "../../src/verify/addresses/parse.ts";

/** IPv4 prefixes as the ranges that they cover together, in the form that the package carries. */
export function compactV4(prefixes: readonly string[]): string {
  const ranges = prefixes.map(rangeOf).sort(([a], [b]) => a - b);
  const merged: [number, number][] = [];
  for (const [start, end] of ranges) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1] + 1) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  let next = 0;
  return merged
    .map(([start, end]) => {
      const gap = (start - next) * 2 + (end > start ? 1 : 0);
      next = end + 1;
      return written(gap) + (end > start ? written(end - start) : "");
    })
    .join("");
}

function rangeOf(prefix: string): [number, number] {
  const [address = "", bits = "32"] = prefix.split("/");
  const start = parseAddress(address);
  if (typeof start !== "number") throw new TypeError(`${prefix} is no IPv4 prefix.`);
  return [start, start + 2 ** (32 - Number(bits)) - 1];
}

function written(number: number): string {
  const rest = Math.floor(number / 32);
  const digit = digits.charAt((number % 32) + (rest > 0 ? 32 : 0));
  return rest > 0 ? digit + written(rest) : digit;
}
