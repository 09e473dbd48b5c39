import type { Field } from "../visit.ts";

/**
 * Which keys of a JSON line hold which fields. Where a line has two keys for one field, the one with the
 * higher rank counts.
 */
export interface Keys {
  readonly [key: string]: Field | readonly [name: Field, rank: number] | Keys;
}

interface Key {
  readonly bytes: Uint8Array;
  readonly name: Field | undefined;
  readonly rank: number;
  readonly inside: KeyTable | undefined;
}

/** Keys, ready to be compared with bytes. */
export class KeyTable {
  /** By length: a key of another length needs no look. */
  readonly #keys: (readonly Key[] | undefined)[] = [];

  constructor(keys: Keys) {
    for (const [text, meaning] of Object.entries(keys)) {
      const bytes = new TextEncoder().encode(text);
      this.#keys[bytes.length] = [...(this.#keys[bytes.length] ?? []), { bytes, ...keyOf(meaning) }];
    }
  }

  find(bytes: Uint8Array, start: number, end: number): Key | undefined {
    const candidates = this.#keys[end - start];
    if (candidates === undefined) return undefined;
    for (const key of candidates) if (isSame(key.bytes, bytes, start)) return key;
    return undefined;
  }
}

function keyOf(meaning: Keys[string]): Omit<Key, "bytes"> {
  if (typeof meaning === "number") return { name: meaning, rank: 0, inside: undefined };
  if (isRanked(meaning)) return { name: meaning[0], rank: meaning[1], inside: undefined };
  return { name: undefined, rank: 0, inside: new KeyTable(meaning) };
}

function isRanked(meaning: Exclude<Keys[string], Field>): meaning is readonly [Field, number] {
  return Array.isArray(meaning);
}

function isSame(key: Uint8Array, bytes: Uint8Array, start: number): boolean {
  for (let at = 0; at < key.length; at++) if (key[at] !== bytes[start + at]) return false;
  return true;
}
