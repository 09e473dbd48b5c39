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
const places = 65_536;
/** So many are counted at once; beyond that, the rarer half is let go. */
const capacity = places / 2;

/**
 * The most frequent of any number of texts, in fixed memory (Misra and Gries, with the median taken off
 * whenever the table is full). What is taken off is known, and so is the error of every count: a text that
 * is missing occurred at most `most - least` times.
 */
export class Frequent {
  readonly #keys: Int32Array = new Int32Array(places * 2);
  readonly #counts: Float64Array = new Float64Array(places);
  readonly #lengths: Uint8Array = new Uint8Array(places);
  readonly #texts: Uint8Array = new Uint8Array(places * longestText);
  #size = 0;
  #takenOff = 0;

  add({ low, high }: Hash, bytes: Uint8Array, start: number, end: number): void {
    let place = low & (places - 1);
    while (this.#counts[place] !== 0) {
      if (this.#keys[place * 2] === low && this.#keys[place * 2 + 1] === high) {
        this.#counts[place] = (this.#counts[place] ?? 0) + 1;
        return;
      }
      place = (place + 1) & (places - 1);
    }
    this.#keys[place * 2] = low;
    this.#keys[place * 2 + 1] = high;
    this.#counts[place] = 1;
    const length = Math.min(end - start, longestText);
    this.#lengths[place] = length;
    const at = place * longestText;
    for (let index = 0; index < length; index++) this.#texts[at + index] = bytes[start + index] ?? 0;
    if (++this.#size > capacity) this.#letRareGo();
  }

  /** The `limit` most frequent ones among those that `filter`, given their hash, keeps. */
  top(limit: number, filter: (low: number, high: number) => boolean = () => true): FrequentText[] {
    // Count and place in one number: typed arrays sort numbers fastest.
    const ranked = Float64Array.from(
      this.#placesInUse(),
      (place) => (this.#counts[place] ?? 0) * places + place,
    );
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
    const text = new TextDecoder().decode(this.#texts.subarray(at, at + length));
    return length === longestText ? `${text}…` : text;
  }

  #placesInUse(): number[] {
    const used: number[] = [];
    for (let place = 0; place < places; place++) if (this.#counts[place] !== 0) used.push(place);
    return used;
  }

  #letRareGo(): void {
    const used = this.#placesInUse();
    const median = Float64Array.from(used, (place) => this.#counts[place] ?? 0).sort()[used.length >> 1] ?? 1;
    this.#takenOff += median;
    const kept = used.filter((place) => (this.#counts[place] ?? 0) > median);
    const rows = kept.map((place) => ({
      low: this.#keys[place * 2] ?? 0,
      high: this.#keys[place * 2 + 1] ?? 0,
      count: (this.#counts[place] ?? 0) - median,
      length: this.#lengths[place] ?? 0,
      text: this.#texts.slice(place * longestText, (place + 1) * longestText),
    }));
    this.#counts.fill(0);
    this.#size = rows.length;
    for (const { low, high, count, length, text } of rows) {
      let place = low & (places - 1);
      while (this.#counts[place] !== 0) place = (place + 1) & (places - 1);
      this.#keys[place * 2] = low;
      this.#keys[place * 2 + 1] = high;
      this.#counts[place] = count;
      this.#lengths[place] = length;
      this.#texts.set(text, place * longestText);
    }
  }
}
