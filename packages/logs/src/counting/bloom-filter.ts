import type { Hash } from "./hash.ts";

const bits = 2 ** 24;

/**
 * Whether a text has been seen, in 2 MiB whatever their number (a Bloom filter). “Not seen” is always true.
 * “Seen” is wrong for a share of the others that grows with the number of texts: one in nine million at 200,000
 * different ones, one in 1,350 at a million.
 */
export class BloomFilter {
  readonly #bits: Uint32Array = new Uint32Array(bits / 32);

  add({ low, high }: Hash): void {
    for (let turn = 0; turn < turns; turn++) {
      const bit = (low + Math.imul(turn, high | 1)) & (bits - 1);
      this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
    }
  }

  has(low: number, high: number): boolean {
    for (let turn = 0; turn < turns; turn++) {
      const bit = (low + Math.imul(turn, high | 1)) & (bits - 1);
      if (((this.#bits[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
    }
    return true;
  }
}

const turns = 6;
