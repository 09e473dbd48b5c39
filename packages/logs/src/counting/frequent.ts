import { textOf } from "../formats/text.ts";
import type { Hash } from "./hash.ts";

/** A text that occurred often, and how often. */
export interface FrequentText {
  readonly text: string;
  /** At least so often, and at most so often; equal as long as the log has few enough different texts. */
  readonly least: number;
  readonly most: number;
}

/** Longer texts are told apart by their hash, and shown as far as this. */
const maxTextLength = 192;
const minCapacity = 512;
/** So many texts are counted at once; beyond that, the rarer half is let go. */
const maxTexts = 32_768;

/**
 * The most frequent of any number of texts, in bounded memory (Misra and Gries, with the median taken off
 * whenever there are too many). What is taken off is known, and so is the error of every count: a text that
 * is missing occurred at most `most - least` times.
 */
export class Frequent {
  #capacity = minCapacity;
  /** What is known of each text, by its number. A count of 0: the number is free. */
  #keys: Int32Array = new Int32Array(minCapacity * 2);
  #counts: Float64Array = new Float64Array(minCapacity);
  #lengths: Uint8Array = new Uint8Array(minCapacity);
  #texts: Uint8Array = new Uint8Array(minCapacity * maxTextLength);
  /** Numbers by hash, each one more than it is; 0 is a free place. Twice as many places as texts. */
  #places: Int32Array = new Int32Array(minCapacity * 2);
  #free: number[] = numbersFrom(0, minCapacity);
  #takenOff = 0;

  add(hash: Hash, bytes: Uint8Array, start: number, end: number): void {
    const place = this.#placeOf(hash);
    const numberPlusOne = this.#places[place] ?? 0;
    if (numberPlusOne > 0) this.#counts[numberPlusOne - 1] = (this.#counts[numberPlusOne - 1] ?? 0) + 1;
    else this.#insert(place, hash, bytes, start, end);
  }

  /** The `limit` most frequent ones among those that `filter`, given their hash, keeps. */
  top(limit: number, filter: (low: number, high: number) => boolean = () => true): FrequentText[] {
    const found: number[] = [];
    const count = (number: number | undefined) => (number === undefined ? 0 : (this.#counts[number] ?? 0));
    // From the highest number down, as all but few are passed over: at the same count, that one comes first.
    for (let number = this.#capacity - 1; number >= 0; number--) {
      const own = count(number);
      if (own <= count(found[limit - 1])) continue;
      if (!filter(this.#keys[number * 2] ?? 0, this.#keys[number * 2 + 1] ?? 0)) continue;
      let place = Math.min(found.length, limit - 1);
      for (; place > 0 && count(found[place - 1]) < own; place--) found[place] = found[place - 1] ?? 0;
      found[place] = number;
    }
    return found.map((number) => {
      const least = count(number);
      return { text: this.#textOf(number), least, most: least + this.#takenOff };
    });
  }

  #insert(place: number, hash: Hash, bytes: Uint8Array, start: number, end: number): void {
    const number = this.#free.pop();
    if (number === undefined) {
      this.#makeRoom();
      this.#insert(this.#placeOf(hash), hash, bytes, start, end);
      return;
    }
    this.#places[place] = number + 1;
    this.#keys[number * 2] = hash.low;
    this.#keys[number * 2 + 1] = hash.high;
    this.#counts[number] = 1;
    // One more than the longest says that the text goes on.
    this.#lengths[number] = Math.min(end - start, maxTextLength + 1);
    const length = Math.min(end - start, maxTextLength);
    const at = number * maxTextLength;
    for (let index = 0; index < length; index++) this.#texts[at + index] = bytes[start + index] ?? 0;
  }

  #textOf(number: number): string {
    const at = number * maxTextLength;
    const length = this.#lengths[number] ?? 0;
    const text = textOf(this.#texts, at, at + Math.min(length, maxTextLength));
    return length > maxTextLength ? `${text}…` : text;
  }

  /** Where this text stands by its hash, or the free place for it. */
  #placeOf({ low, high }: Hash): number {
    const mask = this.#places.length - 1;
    let place = low & mask;
    for (;;) {
      const number = (this.#places[place] ?? 0) - 1;
      if (number < 0) return place;
      if (this.#keys[number * 2] === low && this.#keys[number * 2 + 1] === high) return place;
      place = (place + 1) & mask;
    }
  }

  #makeRoom(): void {
    if (this.#capacity < maxTexts) this.#grow();
    else this.#letRareGo();
    const mask = this.#capacity * 2 - 1;
    this.#places = new Int32Array(mask + 1);
    for (let number = 0; number < this.#capacity; number++) {
      if (this.#counts[number] === 0) continue;
      // Each is here once: the next free place is its own.
      let place = (this.#keys[number * 2] ?? 0) & mask;
      while (this.#places[place] !== 0) place = (place + 1) & mask;
      this.#places[place] = number + 1;
    }
  }

  #grow(): void {
    const capacity = this.#capacity * 2;
    this.#keys = enlarged(this.#keys, new Int32Array(capacity * 2));
    this.#counts = enlarged(this.#counts, new Float64Array(capacity));
    this.#lengths = enlarged(this.#lengths, new Uint8Array(capacity));
    this.#texts = enlarged(this.#texts, new Uint8Array(capacity * maxTextLength));
    this.#free = numbersFrom(this.#capacity, capacity);
    this.#capacity = capacity;
  }

  #letRareGo(): void {
    const median = medianOf(this.#counts);
    this.#takenOff += median;
    for (let number = 0; number < maxTexts; number++) {
      const rest = (this.#counts[number] ?? 0) - median;
      this.#counts[number] = Math.max(0, rest);
      if (rest <= 0) this.#free.push(number);
    }
  }
}

/** From the highest down: the lowest is taken first. */
function numbersFrom(start: number, end: number): number[] {
  const numbers: number[] = [];
  for (let number = end - 1; number >= start; number--) numbers.push(number);
  return numbers;
}

/** Of pages that are many, half were asked for a few times: only where that is not so does it take sorting. */
function medianOf(counts: Float64Array): number {
  const times = new Uint32Array(32);
  for (const count of counts) if (count < times.length) times[count] = (times[count] ?? 0) + 1;
  let sum = 0;
  for (const [count, texts] of times.entries()) {
    sum += texts;
    if (sum > counts.length / 2) return count;
  }
  return counts.slice().sort()[counts.length / 2] ?? 1;
}

function enlarged<A extends { set(from: A): void }>(from: A, to: A): A {
  to.set(from);
  return to;
}
