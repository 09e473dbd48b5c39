import type { Outcome } from "./outcome.ts";
import { readDateAndTime, readTime } from "./time.ts";
import { field, type Visit } from "./visit.ts";

/** Reads the numbers, the time and the path of a line whose fields have been found. */
export function readValues(visit: Visit): Outcome {
  const { bytes } = visit;
  visit.status = numberIn(visit, field.status);
  visit.size = numberIn(visit, field.size);
  if (visit.status < 0 || visit.status > 999 || visit.size < 0) return "values";
  if (visit.has(field.date)) {
    if (!readDateAndTime(visit)) return "time";
  } else if (!readTime(visit, bytes, visit.start(field.time), visit.end(field.time))) return "time";
  if (visit.has(field.request)) findTarget(visit);
  if (visit.has(field.path)) splitTarget(visit);
  return "read";
}

/** 0 where the field is missing or `-`, -1 where it holds anything but digits. */
function numberIn(visit: Visit, name: typeof field.status | typeof field.size): number {
  const { bytes } = visit;
  const start = visit.start(name);
  const end = visit.end(name);
  if (start < 0 || (end - start === 1 && bytes[start] === DASH)) return 0;
  let number = 0;
  for (let at = start; at < end; at++) {
    const digit = (bytes[at] ?? 0) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return end === start || end - start > 15 ? -1 : number;
}

/** `GET /path HTTP/1.1`. Requests that are none of HTTP's, such as TLS sent to a plain port, have no path. */
function findTarget(visit: Visit): void {
  const { bytes } = visit;
  const end = visit.end(field.request);
  let at = visit.start(field.request);
  const start = at;
  while (at < end && isLetter(bytes[at] ?? 0)) at++;
  if (at === start || at === end || bytes[at] !== SPACE) return;
  let last = end - 1;
  while (last > at && bytes[last] !== SPACE) last--;
  const hasProtocol = last > at && startsWithHttp(bytes, last + 1);
  visit.set(field.path, at + 1, hasProtocol ? last : end);
}

/** Leaves the path alone in its field; anything but a path, such as `*` or `host:443`, is none. */
function splitTarget(visit: Visit): void {
  const { bytes } = visit;
  const end = visit.end(field.path);
  let start = visit.start(field.path);
  if (bytes[start] !== SLASH) {
    start = afterOrigin(bytes, start, end);
    if (start < 0) {
      visit.set(field.path, -1, -1);
      return;
    }
  }
  let at = start;
  for (; at < end && bytes[at] !== QUESTION && bytes[at] !== HASH; at++) {
    if (bytes[at] === BACKSLASH) visit.isPathEscaped = true;
  }
  visit.set(field.path, start, at);
  if (bytes[at] === QUESTION && at < end) visit.set(field.query, at + 1, end);
}

/** Where the path begins in `https://host/path`, or -1. */
function afterOrigin(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && isLetter(bytes[at] ?? 0)) at++;
  if (at === start || bytes[at] !== COLON || bytes[at + 1] !== SLASH || bytes[at + 2] !== SLASH) return -1;
  at += 3;
  while (at < end && bytes[at] !== SLASH) at++;
  return at < end ? at : -1;
}

function startsWithHttp(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at] === 0x48 &&
    bytes[at + 1] === 0x54 &&
    bytes[at + 2] === 0x54 &&
    bytes[at + 3] === 0x50 &&
    bytes[at + 4] === SLASH
  );
}

/** Methods are letters; `-` occurs in a few, such as `VERSION-CONTROL`. */
function isLetter(byte: number): boolean {
  const lower = byte | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || byte === DASH;
}

const SPACE = 0x20;
const HASH = 0x23;
const DASH = 0x2d;
const SLASH = 0x2f;
const ZERO = 0x30;
const COLON = 0x3a;
const QUESTION = 0x3f;
const BACKSLASH = 0x5c;
