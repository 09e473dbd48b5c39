import type { Outcome } from "./outcome.ts";
import { textOf } from "./text.ts";
import { readValues } from "./values.ts";
import { type Field, field, type Visit } from "./visit.ts";

const fieldNamed: Readonly<Record<string, Field>> = {
  date: field.date,
  time: field.time,
  "c-ip": field.address,
  "cs-host": field.host,
  "cs(host)": field.host,
  "x-host-header": field.host,
  "cs-uri-stem": field.path,
  "cs-uri-query": field.query,
  "sc-status": field.status,
  "sc-bytes": field.size,
  "cs(user-agent)": field.agent,
  "cs(referer)": field.referrer,
};
const required: readonly Field[] = [field.date, field.time, field.path, field.status];

/**
 * Reads W3C extended logs, such as those of IIS and CloudFront: a `#Fields:` line says what the lines after it
 * hold, and there may be several in one file.
 */
export class W3cReader {
  /** For each column the field it holds, or -1. Empty until a `#Fields:` line has been read. */
  #columns: readonly number[] = [];
  /** CloudFront separates by tabs, IIS by spaces, whatever separates the names in the `#Fields:` line. */
  separator: "space" | "tab" = "space";

  /** Takes the names of a `#Fields:` line, for a file whose beginning is missing. False if they do not suffice. */
  name(fields: string): boolean {
    const columns = fields
      .replace(/^#Fields:/i, "")
      .trim()
      .split(/\s+/)
      .map((name) => fieldNamed[name.toLowerCase()] ?? -1);
    if (!required.every((name) => columns.includes(name))) return false;
    this.#columns = columns;
    return true;
  }

  read(visit: Visit, bytes: Uint8Array, start: number, end: number): Outcome {
    if (bytes[start] === HASH) return this.#directive(bytes, start, end);
    if (this.#columns.length === 0) return "layout";
    visit.begin(bytes);
    let at = start;
    while (at < end && bytes[at] !== SPACE && bytes[at] !== TAB) at++;
    const separator = bytes[at] ?? SPACE;
    this.separator = separator === TAB ? "tab" : "space";
    let column = 0;
    let from = start;
    for (; at <= end; at++) {
      if (at < end && bytes[at] !== separator) continue;
      const name = this.#columns[column++];
      if (name === undefined) return "layout";
      if (name >= 0 && !(at - from === 1 && bytes[from] === DASH)) {
        visit.spans[name] = from;
        visit.spans[name + 1] = at;
      }
      from = at + 1;
    }
    if (column !== this.#columns.length) return "layout";
    return visit.has(field.date) && visit.has(field.time) ? readValues(visit) : "time";
  }

  #directive(bytes: Uint8Array, start: number, end: number): Outcome {
    const line = textOf(bytes, start, end);
    if (/^#Fields:/i.test(line)) return this.name(line) ? "other" : "layout";
    return /^#(Version|Software|Date|Start-Date|End-Date|Remark):/i.test(line) ? "other" : "layout";
  }
}

const TAB = 0x09;
const SPACE = 0x20;
const HASH = 0x23;
const DASH = 0x2d;
