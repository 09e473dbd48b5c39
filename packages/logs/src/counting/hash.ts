/**
 * A hash of 64 bits, as two halves. Two different texts of one log have the same with a probability of about
 * n² / 2⁶⁵: what is counted by hash is counted exactly. The seed is drawn anew for each analysis, so that
 * nobody can send requests whose paths all fall into one place.
 */
export class Hash {
  /** In a typed array: as properties, numbers of 32 bits would be objects of their own in Chromium. */
  readonly #halves = new Int32Array(2);
  readonly #seed: number;
  #bytes: Uint8Array = new Uint8Array(0);
  #view: DataView = new DataView(this.#bytes.buffer);

  constructor(seed: number = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) {
    this.#seed = seed;
  }

  get low(): number {
    return this.#halves[0] ?? 0;
  }

  get high(): number {
    return this.#halves[1] ?? 0;
  }

  /** Hashes these bytes into `low` and `high`. Four bytes at a time, as every line passes here twice. */
  of(bytes: Uint8Array, start: number, end: number): void {
    if (bytes !== this.#bytes) this.#look(bytes);
    const view = this.#view;
    let low = 0xdeadbeef ^ this.#seed;
    let high = 0x41c6ce57 ^ (this.#seed + end - start);
    let at = start;
    for (; at + 4 <= end; at += 4) {
      const word = view.getInt32(at, true);
      low = Math.imul(low ^ word, 0x9e3779b1);
      low ^= low >>> 15;
      high = Math.imul(high ^ word, 0x5f356495);
      high ^= high >>> 13;
    }
    for (; at < end; at++) {
      low = Math.imul(low ^ (bytes[at] ?? 0), 0x9e3779b1);
      high = Math.imul(high ^ (bytes[at] ?? 0), 0x5f356495);
    }
    low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
    high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
    this.#halves[0] = low;
    this.#halves[1] = high;
  }

  #look(bytes: Uint8Array): void {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /** Mixes a small number in, for keys that are text and a number. */
  with(number: number): void {
    this.#halves[0] = Math.imul(this.low ^ Math.imul(number + 1, 0x9e3779b1), 0x85ebca6b);
    this.#halves[1] = Math.imul(this.high ^ Math.imul(number + 1, 0x5f356495), 0xc2b2ae35);
  }
}
