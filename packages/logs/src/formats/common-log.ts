import { isAddress } from "./address.ts";
import type { Outcome } from "./outcome.ts";
import { readValues } from "./values.ts";
import { field, type Visit } from "./visit.ts";

/**
 * Reads a line such as Apache and nginx write by default:
 * `address - user [time] "request" status size "referrer" "user agent"`, where the last two may be missing,
 * the site's name may come first, and more fields may follow.
 */
export function readCommon(visit: Visit, bytes: Uint8Array, start: number, end: number): Outcome {
  visit.begin(bytes);
  if (!findTime(visit, bytes, start, end)) return "layout";
  const opening = visit.start(field.time) - 1;
  const closing = visit.end(field.time);
  const requestEnd = closingQuote(bytes, closing + 3, end);
  if (requestEnd < 0 || bytes[requestEnd + 1] !== SPACE) return "layout";
  const statusEnd = endOfWord(bytes, requestEnd + 2, end);
  const sizeEnd = endOfWord(bytes, statusEnd + 1, end);
  if (statusEnd >= end || sizeEnd > end) return "layout";
  if (!findAddress(visit, bytes, start, opening - 1)) return "layout";
  visit.set(field.request, closing + 3, requestEnd);
  visit.set(field.status, requestEnd + 2, statusEnd);
  visit.set(field.size, statusEnd + 1, sizeEnd);
  return findQuoted(visit, bytes, sizeEnd, end) ? readValues(visit) : "layout";
}

/** The referrer and the user agent are the first two fields in quotes after the size. */
function findQuoted(visit: Visit, bytes: Uint8Array, from: number, end: number): boolean {
  const first = indexOf(bytes, QUOTE, from, end);
  if (first < 0) return true;
  const firstEnd = closingQuote(bytes, first + 1, end);
  const second = firstEnd < 0 ? -1 : indexOf(bytes, QUOTE, firstEnd + 1, end);
  const secondEnd = second < 0 ? -1 : closingQuote(bytes, second + 1, end);
  if (secondEnd < 0) return false;
  visit.set(field.referrer, first + 1, firstEnd);
  visit.set(field.agent, second + 1, secondEnd);
  return true;
}

/**
 * The first word is the visitor's address, unless the second is one: then the first is the site's name. It is no
 * name where `-` follows, where it begins a list of addresses, or where it is an address without a port.
 */
function findAddress(visit: Visit, bytes: Uint8Array, start: number, end: number): boolean {
  const firstEnd = endOfWord(bytes, start, end);
  if (firstEnd >= end || firstEnd === start) return false;
  const mayBeName =
    !isDash(bytes, firstEnd + 1) && bytes[firstEnd - 1] !== COMMA && !isAddress(bytes, start, firstEnd);
  if (mayBeName && setAddress(visit, bytes, firstEnd + 1, endOfWord(bytes, firstEnd + 1, end))) {
    visit.set(field.host, start, firstEnd);
    return true;
  }
  if (setAddress(visit, bytes, start, firstEnd)) return true;
  if (mayBeName && findLaterAddress(visit, bytes, firstEnd + 1, end)) return true;
  visit.set(field.address, start, firstEnd);
  return true;
}

/**
 * What collects logs puts words of its own before each line. The visitor's address is then the first that `-`
 * follows: the last before the time may be what somebody gave as a user name.
 */
function findLaterAddress(visit: Visit, bytes: Uint8Array, from: number, end: number): boolean {
  for (let at = from; at < end; ) {
    const wordEnd = endOfWord(bytes, at, end);
    if (isDash(bytes, wordEnd + 1) && setAddress(visit, bytes, at, wordEnd)) return true;
    at = wordEnd + 1;
  }
  return false;
}

/** Takes a word for the address if it is one, without the port, the brackets and the rest of a list. */
function setAddress(visit: Visit, bytes: Uint8Array, start: number, end: number): boolean {
  if (isAddress(bytes, start, end)) {
    visit.set(field.address, start, end);
    return true;
  }
  const from = bytes[start] === BRACKET_OPEN ? start + 1 : start;
  for (const mark of [COMMA, BRACKET_CLOSE, COLON]) {
    const to = indexOf(bytes, mark, from, end);
    if (to < 0 || !isAddress(bytes, from, to)) continue;
    visit.set(field.address, from, to);
    return true;
  }
  return false;
}

function isDash(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === DASH && bytes[at + 1] === SPACE;
}

/**
 * The time stands between the last ` [` and the first `]` that the request follows. Visitors choose their user
 * names and may put brackets in them, but no quotes that servers would not escape.
 */
function findTime(visit: Visit, bytes: Uint8Array, start: number, end: number): boolean {
  let opening = -1;
  for (let at = start; at + 2 < end; at++) {
    const byte = bytes[at];
    if (byte === BRACKET_OPEN && bytes[at - 1] === SPACE) opening = at;
    else if (byte === BRACKET_CLOSE && bytes[at + 1] === SPACE && bytes[at + 2] === QUOTE && opening >= 0) {
      visit.set(field.time, opening + 1, at);
      return true;
    }
  }
  return false;
}

/** Where a field in quotes ends: Apache writes a quote inside it as `\"`, nginx as `\x22`. */
function closingQuote(bytes: Uint8Array, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) return at;
    if (byte === BACKSLASH) at++;
  }
  return -1;
}

function indexOf(bytes: Uint8Array, byte: number, from: number, end: number): number {
  for (let at = from; at < end; at++) if (bytes[at] === byte) return at;
  return -1;
}

function endOfWord(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && bytes[at] !== SPACE) at++;
  return at;
}

const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const DASH = 0x2d;
const COLON = 0x3a;
const BRACKET_OPEN = 0x5b;
const BACKSLASH = 0x5c;
const BRACKET_CLOSE = 0x5d;
