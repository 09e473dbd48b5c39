import type { Hash } from "./hash.ts";

/** A text that occurred often, and how often. */
export interface FrequentText {
  readonly text: string;
  /** At least so often, and at most so often; equal as long as the log has few enough different texts. */
  readonly least: number;
  readonly most: number;
}

/** Longer texts are told apart by their hash, and shown as far as this. */
const longestText = 192;
const fewestPlaces = 1024;
/** Half as many texts are counted at once: 32,768. Beyond that, the rarer half is let go. */
const mostPlaces = 65_536;

/**
 * The most frequent of any number of texts, in bounded memory (Misra and Gries, with the median taken off
 * whenever the table is full). What is taken off is known, and so is the error of every count: a text that
 * is missing occurred at most `most - least` times.
 */
export class Frequent {
  #places = fewestPlaces;
  #keys: Int32Array = new Int32Array(fewestPlaces * 2);
  #counts: Float64Array = new Float64Array(fewestPlaces);
  #lengths: Uint8Array = new Uint8Array(fewestPlaces);
  #texts: Uint8Array = new Uint8Array(fewestPlaces * longestText);
  #size = 0;
  #takenOff = 0;

  add({ low, high }: Hash, bytes: Uint8Array, start: number, end: number): void {
    const place = this.#placeOf(low, high);
    const count = this.#counts[place] ?? 0;
    this.#counts[place] = count + 1;
    if (count > 0) return;
    this.#keys[place * 2] = low;
    this.#keys[place * 2 + 1] = high;
    const length = Math.min(end - start, longestText);
    // One more says that the text goes on.
    this.#lengths[place] = Math.min(end - start, longestText + 1);
    const at = place * longestText;
    for (let index = 0; index < length; index++) this.#texts[at + index] = bytes[start + index] ?? 0;
    if (++this.#size * 2 > this.#places) this.#makeRoom();
  }

  /** The `limit` most frequent ones among those that `filter`, given their hash, keeps. */
  top(limit: number, filter: (low: number, high: number) => boolean = () => true): FrequentText[] {
    const places = this.#places;
    // Count and place in one number: typed arrays sort numbers fastest.
    const ranked = Float64Array.from(this.#used(), (place) => (this.#counts[place] ?? 0) * places + place);
    const found: FrequentText[] = [];
    for (const number of ranked.sort().reverse()) {
      if (found.length === limit) break;
      const place = number % places;
      if (!filter(this.#keys[place * 2] ?? 0, this.#keys[place * 2 + 1] ?? 0)) continue;
      const least = this.#counts[place] ?? 0;
      found.push({ text: this.#textAt(place), least, most: least + this.#takenOff });
    }
    return found;
  }

  #textAt(place: number): string {
    const at = place * longestText;
    const length = this.#lengths[place] ?? 0;
    const text = new TextDecoder().decode(this.#texts.subarray(at, at + Math.min(length, longestText)));
    return length > longestText ? `${text}…` : text;
  }

  /** Where this text is counted, or the free place for it: one whose count is 0. */
  #placeOf(low: number, high: number): number {
    const mask = this.#places - 1;
    let place = low & mask;
    while (this.#counts[place] !== 0) {
      if (this.#keys[place * 2] === low && this.#keys[place * 2 + 1] === high) return place;
      place = (place + 1) & mask;
    }
    return place;
  }

  #used(): number[] {
    const used: number[] = [];
    for (let place = 0; place < this.#places; place++) if (this.#counts[place] !== 0) used.push(place);
    return used;
  }

  #makeRoom(): void {
    if (this.#places < mostPlaces) {
      this.#rebuild(this.#places * 2, 0);
      return;
    }
    const counts = Float64Array.from(this.#used(), (place) => this.#counts[place] ?? 0).sort();
    const median = counts[counts.length >> 1] ?? 0;
    this.#takenOff += median;
    this.#rebuild(this.#places, median);
  }

  /** Moves what is counted more than `less` times to a new table. */
  #rebuild(places: number, less: number): void {
    const kept = this.#used().filter((place) => (this.#counts[place] ?? 0) > less);
    const [keys, counts, lengths, texts] = [this.#keys, this.#counts, this.#lengths, this.#texts];
    this.#places = places;
    this.#keys = new Int32Array(places * 2);
    this.#counts = new Float64Array(places);
    this.#lengths = new Uint8Array(places);
    this.#texts = new Uint8Array(places * longestText);
    this.#size = kept.length;
    for (const from of kept) {
      const to = this.#placeOf(keys[from * 2] ?? 0, keys[from * 2 + 1] ?? 0);
      this.#keys[to * 2] = keys[from * 2] ?? 0;
      this.#keys[to * 2 + 1] = keys[from * 2 + 1] ?? 0;
      this.#counts[to] = (counts[from] ?? 0) - less;
      this.#lengths[to] = lengths[from] ?? 0;
      this.#texts.set(texts.subarray(from * longestText, (from + 1) * longestText), to * longestText);
    }
  }
}
