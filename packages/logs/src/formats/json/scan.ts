import { type Field, field, type Visit } from "../visit.ts";
import type { KeyTable } from "./keys.ts";

/**
 * Finds the fields of a line that is one JSON object, without building any object: every byte is looked at
 * once, and what the table does not name is passed over.
 */
export class JsonScan {
  readonly #ranks: Int8Array = new Int8Array(Object.keys(field).length * 2);
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  #end = 0;
  #hasEscapedSlash = false;

  /** False where the line is no JSON object. */
  read(visit: Visit, bytes: Uint8Array, start: number, end: number, table: KeyTable): boolean {
    if (!this.#line(visit, bytes, start, end, table)) return false;
    if (!this.#hasEscapedSlash) return true;
    const plain = withPlainSlashes(bytes, start, end);
    return this.#line(visit, plain, 0, plain.length, table);
  }

  #line(visit: Visit, bytes: Uint8Array, start: number, end: number, table: KeyTable): boolean {
    visit.begin(bytes);
    this.#hasEscapedSlash = false;
    this.#ranks.fill(-1);
    this.#bytes = bytes;
    this.#at = start;
    this.#end = end;
    if (this.#next() !== BRACE_OPEN || !this.#object(visit, table)) return false;
    this.#next();
    return this.#at === end;
  }

  /** The byte at which the next token begins. */
  #next(): number {
    while (this.#at < this.#end && (this.#bytes[this.#at] ?? 0) <= SPACE) this.#at++;
    return this.#at < this.#end ? (this.#bytes[this.#at] ?? 0) : -1;
  }

  #object(visit: Visit, table: KeyTable): boolean {
    this.#at++;
    if (this.#next() === BRACE_CLOSE) {
      this.#at++;
      return true;
    }
    for (;;) {
      if (this.#next() !== QUOTE) return false;
      const start = this.#at + 1;
      if (!this.#string()) return false;
      const key = table.find(this.#bytes, start, this.#at - 1);
      if (this.#next() !== COLON) return false;
      this.#at++;
      const first = this.#next();
      const isRead =
        key?.inside !== undefined && first === BRACE_OPEN
          ? this.#object(visit, key.inside)
          : key?.name !== undefined
            ? this.#field(visit, key.name, key.rank, first)
            : this.#skip(first);
      if (!isRead) return false;
      const separator = this.#next();
      this.#at++;
      if (separator === BRACE_CLOSE) return true;
      if (separator !== COMMA) return false;
    }
  }

  #field(visit: Visit, name: Field, rank: number, first: number): boolean {
    // A header may be a list of values, of which the first counts.
    if (first === BRACKET_OPEN) return this.#firstOfList(visit, name, rank);
    const start = this.#at;
    if (!this.#skip(first)) return false;
    const isText = first === QUOTE;
    if (first !== BRACE_OPEN && first !== LETTER_N && rank > (this.#ranks[name] ?? -1)) {
      visit.set(name, isText ? start + 1 : start, isText ? this.#at - 1 : this.#at);
      this.#ranks[name] = rank;
    }
    return true;
  }

  #firstOfList(visit: Visit, name: Field, rank: number): boolean {
    const list = this.#at;
    this.#at++;
    const first = this.#next();
    if (first === QUOTE && !this.#field(visit, name, rank, first)) return false;
    this.#at = list;
    return this.#skip(BRACKET_OPEN);
  }

  #skip(first: number): boolean {
    if (first === QUOTE) return this.#string();
    if (first === BRACE_OPEN || first === BRACKET_OPEN) return this.#nested();
    const start = this.#at;
    while (this.#at < this.#end && !isDelimiter(this.#bytes[this.#at] ?? 0)) this.#at++;
    return this.#at > start;
  }

  /** Passes over a string, from its first quote to behind its last. */
  #string(): boolean {
    const bytes = this.#bytes;
    for (let at = this.#at + 1; at < this.#end; at++) {
      const byte = bytes[at];
      if (byte === QUOTE) {
        this.#at = at + 1;
        return true;
      }
      if (byte === BACKSLASH && bytes[++at] === SLASH) this.#hasEscapedSlash = true;
    }
    return false;
  }

  #nested(): boolean {
    let depth = 0;
    while (this.#at < this.#end) {
      const byte = this.#bytes[this.#at];
      if (byte === QUOTE) {
        if (!this.#string()) return false;
        continue;
      }
      this.#at++;
      if (byte === BRACE_OPEN || byte === BRACKET_OPEN) depth++;
      else if ((byte === BRACE_CLOSE || byte === BRACKET_CLOSE) && --depth === 0) return true;
    }
    return false;
  }
}

/** PHP and Lua write `\/` for the `/` that paths, times and addresses of pages are told by. */
function withPlainSlashes(bytes: Uint8Array, start: number, end: number): Uint8Array {
  const plain = new Uint8Array(end - start);
  let length = 0;
  for (let at = start; at < end; at++) {
    if (bytes[at] === BACKSLASH) {
      at++;
      if (bytes[at] !== SLASH) plain[length++] = BACKSLASH;
    }
    plain[length++] = bytes[at] ?? 0;
  }
  return plain.subarray(0, length);
}

function isDelimiter(byte: number): boolean {
  return byte === COMMA || byte === BRACE_CLOSE || byte === BRACKET_CLOSE || byte <= SPACE;
}

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const SLASH = 0x2f;
const COLON = 0x3a;
const BRACKET_OPEN = 0x5b;
const BACKSLASH = 0x5c;
const BRACKET_CLOSE = 0x5d;
const LETTER_N = 0x6e;
const BRACE_OPEN = 0x7b;
const BRACE_CLOSE = 0x7d;
