import { BloomFilter } from "./bloom-filter.ts";
import { Frequent, type FrequentText } from "./frequent.ts";
import type { Hash } from "./hash.ts";

/** Who read a page; unknown where the log has no user agents. */
export type Reader = "ai" | "other" | "unknown";

/** Which pages were read by whom, in fixed memory. Paths without their query; files that pages are made of left out. */
export class Pages {
  readonly #byAi = new Frequent();
  readonly #byOthers = new Frequent();
  /** Those that somebody asked for who may have been an AI crawler. */
  readonly #maybeByAi = new BloomFilter();

  add(hash: Hash, bytes: Uint8Array, start: number, end: number, reader: Reader): void {
    if (reader !== "other") this.#maybeByAi.add(hash);
    if (reader === "ai") this.#byAi.add(hash, bytes, start, end);
    if (reader === "other") this.#byOthers.add(hash, bytes, start, end);
  }

  byAi(limit: number): FrequentText[] {
    return this.#byAi.top(limit);
  }

  /** The pages most read by everyone else that no AI crawler asked for. */
  notByAi(limit: number): FrequentText[] {
    return this.#byOthers.top(limit, (low, high) => !this.#maybeByAi.has(low, high));
  }
}

const parts =
  "css js mjs map json png jpg jpeg gif webp avif svg ico bmp woff woff2 ttf otf eot mp4 webm mp3 ogg m4a wasm webmanifest"
    .split(" ")
    .map((extension) => new TextEncoder().encode(extension));
const maxExtensionLength = Math.max(...parts.map(({ length }) => length));
/** By length: an extension of another length needs no look. */
const partsOfLength = Array.from({ length: maxExtensionLength + 1 }, (_, length) =>
  parts.filter((extension) => extension.length === length),
);

/**
 * Whether a path is a page, rather than robots.txt, which is counted apart, or a style sheet, script, picture, font or
 * film that belongs to one.
 */
export function isPage(bytes: Uint8Array, start: number, end: number): boolean {
  if (isRobotsTxt(bytes, start, end)) return false;
  for (let at = end - 1; at >= start && end - at <= maxExtensionLength + 1; at--) {
    const byte = bytes[at] ?? 0;
    if (byte === SLASH) return true;
    if (byte === DOT) return !isPart(bytes, at + 1, end);
  }
  return true;
}

function isPart(bytes: Uint8Array, start: number, end: number): boolean {
  for (const extension of partsOfLength[end - start] ?? []) {
    let at = 0;
    // Capital letters are small ones without a bit that digits have anyway.
    while (at < extension.length && ((bytes[start + at] ?? 0) | 0x20) === extension[at]) at++;
    if (at === extension.length) return true;
  }
  return false;
}

const robotsTxtPath = new TextEncoder().encode("/robots.txt");

export function isRobotsTxt(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start !== robotsTxtPath.length) return false;
  for (let at = 0; at < robotsTxtPath.length; at++) {
    if (bytes[start + at] !== robotsTxtPath[at]) return false;
  }
  return true;
}

const DOT = 0x2e;
const SLASH = 0x2f;
