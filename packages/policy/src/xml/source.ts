/** Why a document cannot be read. */
export class Refused extends Error {
  readonly because: "not-well-formed" | "doctype";

  constructor(because: "not-well-formed" | "doctype") {
    super(because);
    this.because = because;
  }
}

const start =
  "A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F" +
  "\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}";
const part = `[${start}][${start}0-9.\\-\\u00B7\\u0300-\\u036F\\u203F\\u2040]*`;

/** A name with at most one prefix. */
export const name = new RegExp(`${part}(?::${part})?`, "uy");

/** The characters that XML 1.0 allows. */
export const allowedCharacters = /^[\t\n\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Text that is read from left to right. */
export class Source {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  fail(): never {
    throw new Refused("not-well-formed");
  }

  isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  skip(expected: string): boolean {
    if (!this.text.startsWith(expected, this.at)) return false;
    this.at += expected.length;
    return true;
  }

  skipSpace(): boolean {
    const start = this.at;
    while (this.at < this.text.length && " \t\n".includes(this.text.charAt(this.at))) this.at++;
    return this.at > start;
  }

  take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found === undefined) this.fail();
    this.at += found.length;
    return found;
  }

  /** What stands before `end`, which must come; goes on behind it. */
  until(end: string): string {
    const found = this.text.indexOf(end, this.at);
    if (found < 0) this.fail();
    const text = this.text.slice(this.at, found);
    this.at = found + end.length;
    return text;
  }

  /** What stands before `end` or the end of the text; goes on there. */
  upTo(end: string): string {
    const found = this.text.indexOf(end, this.at);
    const text = this.text.slice(this.at, found < 0 ? this.text.length : found);
    this.at += text.length;
    return text;
  }

  /** The text with its references replaced. No other entity than XML's five can exist without a doctype. */
  expanded(text: string): string {
    if (!text.includes("&")) return text;
    return text.replace(
      /&(?:#x([0-9A-Fa-f]{1,8})|#([0-9]{1,9})|([a-z]{2,4}))?;?/g,
      (found, hex, decimal, entity) => {
        if (!found.endsWith(";")) this.fail();
        if (entity !== undefined) return entities[entity] ?? this.fail();
        const code = hex === undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
        if (!(code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) this.fail();
        const character = String.fromCodePoint(code);
        return character === "\r" || allowedCharacters.test(character) ? character : this.fail();
      },
    );
  }
}
