import { type Address, parseAddress } from "./parse.ts";

/** The addresses that an operator publishes for some of its crawlers, on a day, in a form that is small. */
export interface AddressList {
  /** The tokens that it is for. */
  readonly crawlers: readonly string[];
  /** The date in the operator’s own file; null where it has none. */
  readonly published: string | null;
  /** A newer list is known to exist: an address that is missing here may well be in that one. */
  readonly old?: true;
  /**
   * The IPv4 addresses: for each range the distance from the one before, doubled and one more where a length
   * minus one follows; in base 32, the low digits first, each but the last with 32 added; of `digits`.
   */
  readonly v4: string;
  /** The IPv6 prefixes, with spaces between them. */
  readonly v6?: string;
}

export const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A list that is ready to be asked. */
export interface Ranges {
  /** First addresses, in order. */
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly prefixes: readonly Prefix[];
}

interface Prefix {
  readonly words: readonly [number, number, number, number];
  readonly masks: readonly [number, number, number, number];
}

export function rangesOf({ v4, v6 }: AddressList): Ranges {
  const starts: number[] = [];
  const ends: number[] = [];
  let next = 0;
  const numbers = numbersIn(v4);
  for (let at = 0; at < numbers.length; at++) {
    const gap = numbers[at] ?? 0;
    const start = next + Math.floor(gap / 2);
    const end = start + (gap % 2 === 1 ? (numbers[++at] ?? 0) : 0);
    starts.push(start);
    ends.push(end);
    next = end + 1;
  }
  return {
    starts: Float64Array.from(starts),
    ends: Float64Array.from(ends),
    prefixes: v6 === undefined ? [] : v6.split(" ").flatMap(prefixFrom),
  };
}

/** The first IPv4 address of a list, as it is written; undefined where it holds none. */
export function firstAddress(list: AddressList): string | undefined {
  const [first] = rangesOf(list).starts;
  return first === undefined
    ? undefined
    : [24, 16, 8, 0].map((bits) => Math.floor(first / 2 ** bits) % 256).join(".");
}

function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let weight = 1;
  for (const character of text) {
    const digit = digits.indexOf(character);
    number += (digit % 32) * weight;
    weight *= 32;
    if (digit >= 32) continue;
    numbers.push(number);
    number = 0;
    weight = 1;
  }
  return numbers;
}

function prefixFrom(text: string): Prefix[] {
  const [address = "", bits = "128"] = text.split("/");
  const words = parseAddress(address);
  if (words === undefined || typeof words === "number") return [];
  const mask = (word: number) => maskOf(Number(bits) - word * 32);
  return [{ words, masks: [mask(0), mask(1), mask(2), mask(3)] }];
}

function maskOf(bits: number): number {
  return bits <= 0 ? 0 : bits >= 32 ? -1 : -(2 ** (32 - bits));
}

export function includes({ starts, ends, prefixes }: Ranges, address: Address): boolean {
  if (typeof address !== "number") {
    for (const prefix of prefixes) if (isUnder(prefix, address)) return true;
    return false;
  }
  let from = 0;
  let to = starts.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((starts[middle] ?? 0) <= address) from = middle + 1;
    else to = middle;
  }
  return from > 0 && address <= (ends[from - 1] ?? -1);
}

function isUnder({ words, masks }: Prefix, address: readonly [number, number, number, number]): boolean {
  return (
    ((address[0] ^ words[0]) & masks[0]) === 0 &&
    ((address[1] ^ words[1]) & masks[1]) === 0 &&
    ((address[2] ^ words[2]) & masks[2]) === 0 &&
    ((address[3] ^ words[3]) & masks[3]) === 0
  );
}
