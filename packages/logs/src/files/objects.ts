import { maxLineLength, type OnLine } from "./lines.ts";

/**
 * Cuts a stream of bytes into JSON objects, for logs that are one array rather than a line for each visit, as
 * Vercel delivers them. What stands between objects is passed over.
 */
export class Objects {
  readonly #onObject: OnLine;
  readonly #onLongObject: OnLine;
  readonly #object: Uint8Array = new Uint8Array(maxLineLength);
  #length = 0;
  #depth = 0;
  #isText = false;
  #isEscaped = false;
  /** Which object of the file is being given, from 1. */
  number = 0;

  constructor(onObject: OnLine, onLongObject: OnLine) {
    this.#onObject = onObject;
    this.#onLongObject = onLongObject;
  }

  push(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (this.#depth === 0 && byte !== BRACE_OPEN) continue;
      if (this.#length < maxLineLength) this.#object[this.#length] = byte;
      this.#length++;
      if (this.#isText) this.#inText(byte);
      else if (byte === QUOTE) this.#isText = true;
      else if (byte === BRACE_OPEN) this.#depth++;
      else if (byte === BRACE_CLOSE && --this.#depth === 0) this.#give();
    }
  }

  /** An object that was never finished is given as it is: no reader takes it for a visit. */
  close(): void {
    if (this.#length > 0) this.#give();
  }

  #inText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isText = false;
  }

  #give(): void {
    const length = this.#length;
    this.#length = 0;
    this.#depth = 0;
    this.#isText = false;
    this.number++;
    if (length > maxLineLength) this.#onLongObject(this.#object, 0, maxLineLength);
    else this.#onObject(this.#object, 0, length);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACE_OPEN = 0x7b;
const BRACE_CLOSE = 0x7d;
