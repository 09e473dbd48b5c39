import type { Hash } from "./hash.ts";

/** How many different ones there were. */
export interface DistinctCount {
  readonly count: number;
  /** 0 where the count is exact; otherwise the standard error of the estimate, such as 0.02 for 2 %. */
  readonly error: number;
}

const capacity = 4096;

/**
 * Counts different texts: exactly up to 4,096 of them, beyond that by a sample (Wegman's adaptive sampling:
 * of 2ᵈ hashes one is kept, and d grows whenever the sample is full).
 */
export class Distinct {
  #keys: Int32Array = new Int32Array(64);
  #size = 0;
  #depth = 0;

  add({ low, high }: Hash): void {
    if (!this.#isSampled(high)) return;
    if (!this.#insert(low, high)) return;
    if (this.#size > capacity) {
      this.#depth++;
      this.#rebuild(this.#keys.length);
    } else if (this.#size * 4 > this.#keys.length) this.#rebuild(this.#keys.length * 2);
  }

  get(): DistinctCount {
    if (this.#depth === 0) return { count: this.#size, error: 0 };
    return { count: this.#size * 2 ** this.#depth, error: 1.2 / Math.sqrt(capacity) };
  }

  #isSampled(high: number): boolean {
    return (high & (2 ** this.#depth - 1)) === 0;
  }

  /** False where it was there already. A place of two zeros is free. */
  #insert(low: number, high: number): boolean {
    const first = low === 0 && high === 0 ? 1 : low;
    const mask = this.#keys.length / 2 - 1;
    let place = first & mask;
    for (;;) {
      const here = this.#keys[place * 2];
      const there = this.#keys[place * 2 + 1];
      if (here === 0 && there === 0) break;
      if (here === first && there === high) return false;
      place = (place + 1) & mask;
    }
    this.#keys[place * 2] = first;
    this.#keys[place * 2 + 1] = high;
    this.#size++;
    return true;
  }

  #rebuild(length: number): void {
    const keys = this.#keys;
    this.#keys = new Int32Array(length);
    this.#size = 0;
    for (let at = 0; at < keys.length; at += 2) {
      const low = keys[at] ?? 0;
      const high = keys[at + 1] ?? 0;
      if ((low !== 0 || high !== 0) && this.#isSampled(high)) this.#insert(low, high);
    }
  }
}
