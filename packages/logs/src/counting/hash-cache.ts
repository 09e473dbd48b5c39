import type { Hash } from "./hash.ts";

/**
 * What has been worked out for texts that come again and again, such as user agents, by their hash. Holds a
 * fixed number of them: once full it forgets all and begins again, so that a log in which every line is
 * different costs time and never memory.
 */
export class HashCache<T> {
  readonly #mask: number;
  readonly #keys: Int32Array;
  readonly #values: (T | undefined)[];
  #size = 0;

  /** Room for half as many as `places`, a power of two. */
  constructor(places: number) {
    this.#mask = places - 1;
    this.#keys = new Int32Array(places * 2);
    this.#values = new Array<T | undefined>(places).fill(undefined);
  }

  get({ low, high }: Hash): T | undefined {
    let place = low & this.#mask;
    for (;;) {
      const value = this.#values[place];
      if (value === undefined) return undefined;
      if (this.#keys[place * 2] === low && this.#keys[place * 2 + 1] === high) return value;
      place = (place + 1) & this.#mask;
    }
  }

  set({ low, high }: Hash, value: T): void {
    if (this.#size * 2 > this.#mask) {
      this.#values.fill(undefined);
      this.#size = 0;
    }
    let place = low & this.#mask;
    while (this.#values[place] !== undefined) place = (place + 1) & this.#mask;
    this.#keys[place * 2] = low;
    this.#keys[place * 2 + 1] = high;
    this.#values[place] = value;
    this.#size++;
  }
}
