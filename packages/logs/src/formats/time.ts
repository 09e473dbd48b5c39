import { field, noZone, type Visit } from "./visit.ts";

/**
 * Reads the time of a line, however it is written: `10/Oct/2026:13:55:36 +0200`, ISO 8601, or seconds,
 * milliseconds, microseconds or nanoseconds since 1970. False where it is none of them.
 */
export function readTime(visit: Visit, bytes: Uint8Array, start: number, end: number): boolean {
  if (bytes[start + 2] === SLASH) return end - start >= 20 && readLogTime(visit, bytes, start, end);
  if (bytes[start + 4] === DASH) {
    if (end - start < 19 || !readDate(visit, bytes, start)) return false;
    const separator = bytes[start + 10];
    if (separator !== LETTER_T && separator !== SPACE) return false;
    return readClock(visit, bytes, start + 11) && readZone(visit, bytes, start + 19, end);
  }
  return readEpoch(visit, bytes, start, end);
}

/** Reads a date and a time of day that are two fields. Such logs are in UTC. */
export function readDateAndTime(visit: Visit): boolean {
  const { bytes } = visit;
  const date = visit.start(field.date);
  const time = visit.start(field.time);
  visit.zone = 0;
  if (visit.end(field.date) - date !== 10 || visit.end(field.time) - time < 8) return false;
  return readDate(visit, bytes, date) && readClock(visit, bytes, time);
}

/** `10/Oct/2026:13:55:36 +0200` */
function readLogTime(visit: Visit, bytes: Uint8Array, start: number, end: number): boolean {
  const month = monthNamed(bytes, start + 3);
  if (month === 0 || bytes[start + 6] !== SLASH || bytes[start + 11] !== COLON) return false;
  if (!setDay(visit, fourDigits(bytes, start + 7), month, twoDigits(bytes, start))) return false;
  return readClock(visit, bytes, start + 12) && readZone(visit, bytes, start + 20, end);
}

/** `2026-10-10` */
function readDate(visit: Visit, bytes: Uint8Array, start: number): boolean {
  if (bytes[start + 4] !== DASH || bytes[start + 7] !== DASH) return false;
  return setDay(visit, fourDigits(bytes, start), twoDigits(bytes, start + 5), twoDigits(bytes, start + 8));
}

/** `13:55:36` */
function readClock(visit: Visit, bytes: Uint8Array, start: number): boolean {
  if (bytes[start + 2] !== COLON || bytes[start + 5] !== COLON) return false;
  const hour = twoDigits(bytes, start);
  const minute = twoDigits(bytes, start + 3);
  const second = twoDigits(bytes, start + 6);
  visit.second = hour * 3600 + minute * 60 + second;
  // 60 is a leap second.
  return hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second <= 60;
}

/** A fraction of a second, then `Z`, `+0200`, ` +0200`, `+02:00`, or nothing. */
function readZone(visit: Visit, bytes: Uint8Array, start: number, end: number): boolean {
  let at = start;
  if (bytes[at] === DOT && at < end) {
    at++;
    while (at < end && isDigit(bytes[at])) at++;
  }
  if (bytes[at] === SPACE && at < end) at++;
  visit.zone = noZone;
  if (at >= end) return true;
  const sign = bytes[at];
  if (sign === LETTER_Z) {
    visit.zone = 0;
    return at + 1 === end;
  }
  if (sign !== PLUS && sign !== DASH) return false;
  const colon = bytes[at + 3] === COLON ? 1 : 0;
  const hours = twoDigits(bytes, at + 1);
  const minutes = twoDigits(bytes, at + 3 + colon);
  if (at + 5 + colon !== end || hours < 0 || hours > 14 || minutes < 0 || minutes > 59) return false;
  visit.zone = (sign === DASH ? -1 : 1) * (hours * 60 + minutes);
  return true;
}

/** Digits since 1970; how many of them tells the unit. */
function readEpoch(visit: Visit, bytes: Uint8Array, start: number, end: number): boolean {
  let seconds = 0;
  let at = start;
  while (at < end && isDigit(bytes[at]) && at - start < secondsDigits) {
    seconds = seconds * 10 + (bytes[at] ?? 0) - ZERO;
    at++;
  }
  if (at - start < secondsDigits - 1) return false;
  const rest = at;
  while (at < end && isDigit(bytes[at])) at++;
  const finer = at - rest;
  if (finer !== 0 && finer !== 3 && finer !== 6 && finer !== 9) return false;
  if (bytes[at] === DOT && at < end) {
    at++;
    while (at < end && isDigit(bytes[at])) at++;
  }
  if (at !== end) return false;
  visit.day = Math.floor(seconds / 86_400);
  visit.second = seconds % 86_400;
  visit.zone = 0;
  return true;
}

/** Seconds since 1970 have had ten digits since 2001. */
const secondsDigits = 10;

function setDay(visit: Visit, year: number, month: number, day: number): boolean {
  if (year < 1970 || month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return false;
  visit.day = dayNumber(year, month, day);
  return true;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days since 1 January 1970: the year begins in March here, so that the leap day comes last. */
function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719_468;
}

function monthNamed(bytes: Uint8Array, at: number): number {
  switch (((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)) {
    case 0x4a616e: // Jan
      return 1;
    case 0x466562: // Feb
      return 2;
    case 0x4d6172: // Mar
      return 3;
    case 0x417072: // Apr
      return 4;
    case 0x4d6179: // May
      return 5;
    case 0x4a756e: // Jun
      return 6;
    case 0x4a756c: // Jul
      return 7;
    case 0x417567: // Aug
      return 8;
    case 0x536570: // Sep
      return 9;
    case 0x4f6374: // Oct
      return 10;
    case 0x4e6f76: // Nov
      return 11;
    case 0x446563: // Dec
      return 12;
    default:
      return 0;
  }
}

/** Negative where they are not digits. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] ?? 0) - ZERO;
  const units = (bytes[at + 1] ?? 0) - ZERO;
  return tens < 0 || tens > 9 || units < 0 || units > 9 ? -10_000 : tens * 10 + units;
}

function fourDigits(bytes: Uint8Array, at: number): number {
  return twoDigits(bytes, at) * 100 + twoDigits(bytes, at + 2);
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= ZERO && byte <= ZERO + 9;
}

const SPACE = 0x20;
const PLUS = 0x2b;
const DASH = 0x2d;
const DOT = 0x2e;
const SLASH = 0x2f;
const ZERO = 0x30;
const COLON = 0x3a;
const LETTER_T = 0x54;
const LETTER_Z = 0x5a;
