import type { Address } from "./parse.ts";

/** The addresses that an operator publishes for some of its crawlers, in a form that is small. */
export interface AddressList {
  /** The tokens that it is for. */
  readonly crawlers: readonly string[];
  /** A newer list is known to exist: an address that is missing here may well be in that one. */
  readonly old?: true;
  /**
   * The IPv4 blocks (CIDR), in order of their addresses. Compressed, this form takes 1.9 kB for the short
   * lists and 8.2 kB for the long ones, where prefixes would take 3.6 and 17.2 kB.
   * A block is written as its distance from the end of the block before it, counted in blocks of its own size; the
   * first from 0.0.0.0. Where the size changes, a dot and the number of free bits (32 minus the prefix length) come
   * first. Numbers are base 32, low digit first; a digit is a character of `digits`, by its place there, and 32 is
   * added to the place where more digits follow.
   *
   * `._e]` is 0.0.0.0/8 and 10.0.0.0/8: `_` is place 24, so 24 bits are free; `e` is 0 blocks from 0.0.0.0; `]` is 9
   * blocks of that size from the end of the first, 1.0.0.0.
   */
  readonly v4: string;
  /** The IPv6 blocks, likewise. */
  readonly v6?: string;
}

/** In such an order that the digits which are most used are the characters that programs hold most of: it compresses best. */
export const digits = "entdi,xu)]C1jLOENRIz2TPM_5D+34U6rsa(h=y!lf/bc{k}:p;w0SA-*[?Bgmvo";

/** Lists as they are carried, one a line: crawlers, IPv4, IPv6, and a star at the end of a list that is old. */
export function listsIn(table: string): readonly AddressList[] {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [crawlers = "", v4 = "", v6, old] = line.split("|");
      return { crawlers: crawlers.split(","), v4, ...(v6 && { v6 }), ...(old && { old: true }) };
    });
}

/** A list that is ready to be asked. */
export interface Ranges {
  /** First addresses, in order. */
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly prefixes: readonly Prefix[];
}

interface Prefix {
  readonly words: FourWords;
  readonly masks: FourWords;
}

type FourWords = readonly [number, number, number, number];

export function rangesOf({ v4, v6 = "" }: Pick<AddressList, "v4" | "v6">): Ranges {
  const blocks = blocksIn(v4);
  return {
    starts: Float64Array.from(blocks, ({ first }) => Number(first)),
    ends: Float64Array.from(blocks, ({ first, free }) => Number(first) + 2 ** free - 1),
    prefixes: blocksIn(v6).map(({ first, free }) => ({
      words: fourWords((shift) => Number(BigInt.asIntN(32, first >> BigInt(shift)))),
      masks: fourWords((shift) => (free <= shift ? -1 : free >= shift + 32 ? 0 : -(2 ** (free - shift)))),
    })),
  };
}

/** The first IPv4 address of a list, as it is written; undefined where it holds none. */
export function firstAddress(list: AddressList): string | undefined {
  const [first] = rangesOf(list).starts;
  return first === undefined
    ? undefined
    : [24, 16, 8, 0].map((bits) => Math.floor(first / 2 ** bits) % 256).join(".");
}

/** Some addresses that begin alike: the first of them, and how many bits of the others may differ. */
interface Block {
  readonly first: bigint;
  readonly free: number;
}

function blocksIn(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let next = 0n;
  for (const part of text.split(".").slice(1)) {
    const [free = 0n, ...gaps] = numbersIn(part);
    const size = 1n << free;
    for (const gap of gaps) {
      const first = ((next + size - 1n) / size + gap) * size;
      blocks.push({ first, free: Number(free) });
      next = first + size;
    }
  }
  return blocks;
}

function numbersIn(text: string): bigint[] {
  const numbers: bigint[] = [];
  let number = 0n;
  let shift = 0n;
  for (const character of text) {
    const digit = digits.indexOf(character);
    number += BigInt(digit % 32) << shift;
    shift += 5n;
    if (digit >= 32) continue;
    numbers.push(number);
    number = 0n;
    shift = 0n;
  }
  return numbers;
}

function fourWords(at: (shift: number) => number): FourWords {
  return [at(96), at(64), at(32), at(0)];
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
