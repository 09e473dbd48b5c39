/** Called for each line: where it lies in `bytes`, without its line end. */
export type OnLine = (bytes: Uint8Array, start: number, end: number) => void;

/** Longer lines are not kept: whoever writes one should not decide how much memory we use. */
export const maxLineLength = 256 * 1024;

/**
 * Cuts a stream of bytes into lines. A line is read where it lies in the chunk; only one that continues in the
 * next chunk is copied.
 */
export class Lines {
  readonly #onLine: OnLine;
  readonly #onLongLine: OnLine;
  #rest: Uint8Array = new Uint8Array(4096);
  #length = 0;
  #isTooLong = false;
  /** Which line of the file is being given, from 1. */
  number = 0;

  /** `onLongLine` is given the beginning of a line that is longer than `maxLineLength`. */
  constructor(onLine: OnLine, onLongLine: OnLine) {
    this.#onLine = onLine;
    this.#onLongLine = onLongLine;
  }

  push(chunk: Uint8Array): void {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      if (this.#length > 0 || this.#isTooLong) {
        this.#keep(chunk, start, end);
        this.#giveRest();
      } else if (end - start > maxLineLength) {
        this.number++;
        this.#onLongLine(chunk, start, start + maxLineLength);
      } else this.#give(chunk, start, end);
      start = end + 1;
    }
    this.#keep(chunk, start, chunk.length);
  }

  /** The last line may have no line end. */
  close(): void {
    if (this.#length > 0 || this.#isTooLong) this.#giveRest();
  }

  #give(bytes: Uint8Array, start: number, end: number): void {
    this.number++;
    const first = afterZeros(bytes, start, end);
    const last = end > first && bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
    if (last > first) this.#onLine(bytes, first, last);
  }

  #giveRest(): void {
    const length = this.#length;
    this.#length = 0;
    if (this.#isTooLong) {
      this.#isTooLong = false;
      this.number++;
      this.#onLongLine(this.#rest, 0, length);
    } else this.#give(this.#rest, 0, length);
  }

  #keep(chunk: Uint8Array, from: number, end: number): void {
    const start = this.#length === 0 && !this.#isTooLong ? afterZeros(chunk, from, end) : from;
    const room = maxLineLength - this.#length;
    const taken = end - start > room ? start + room : end;
    if (taken < end) this.#isTooLong = true;
    const length = this.#length + taken - start;
    if (length > this.#rest.length) {
      const larger = new Uint8Array(Math.max(length, Math.min(maxLineLength, this.#rest.length * 2)));
      larger.set(this.#rest.subarray(0, this.#length));
      this.#rest = larger;
    }
    this.#rest.set(chunk.subarray(start, taken), this.#length);
    this.#length = length;
  }
}

/** A log that is emptied while its server writes to it begins with as many zeros as it was long. */
function afterZeros(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && bytes[at] === 0) at++;
  return at;
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
