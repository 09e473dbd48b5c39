import { decode } from "./decode.ts";
import { groupsOf, type RobotsGroup } from "./group.ts";
import { type Directive, type RobotsLine, trimmed } from "./line.ts";

/** A robots.txt file, read. Plain data: it can be stored, compared, or sent to a worker. */
export interface RobotsFile {
  /** Every line that is neither blank nor a comment. */
  readonly lines: readonly RobotsLine[];
  /** The groups in the order of the file, before those of the same agent are merged. */
  readonly groups: readonly RobotsGroup[];
  readonly sitemaps: readonly RobotsLine<"sitemap">[];
  /** Whether the file is longer than the 500 KiB that are read. */
  readonly truncated: boolean;
}

/**
 * Reads a robots.txt file as RFC 9309 does. Never throws: what cannot be read is kept as a malformed line.
 *
 * @example
 * const file = parseRobots("User-agent: GPTBot\nDisallow: /");
 * file.groups[0]?.rules[0]; // { line: 2, directive: "disallow", field: "Disallow", value: "/" }
 */
export function parseRobots(source: string | Uint8Array): RobotsFile {
  const { text, truncated } = decode(source);
  const lines = linesOf(text);
  return { lines, groups: groupsOf(lines), sitemaps: lines.filter(isSitemap), truncated };
}

function isSitemap(line: RobotsLine): line is RobotsLine<"sitemap"> {
  return line.directive === "sitemap";
}

const NUL = 0x00;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const HASH = 0x23;
const COLON = 0x3a;

/** One pass over the characters: files come from strangers, and some are large. */
function linesOf(text: string): RobotsLine[] {
  const lines: RobotsLine[] = [];
  let number = 1;
  let start = 0;
  let colon = -1;
  // Where the line stops speaking: a comment begins, or a NUL, which ends a line for the parsers written in C.
  let end = -1;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : LINE_FEED;
    if (code === COLON) {
      if (colon < 0 && end < 0) colon = at;
    } else if (code === HASH || code === NUL) {
      if (end < 0) end = at;
    } else if (code === LINE_FEED || code === CARRIAGE_RETURN) {
      const line = readLine(text, start, colon, end < 0 ? at : end, number);
      if (line !== undefined) lines.push(line);
      if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at++;
      number++;
      start = at + 1;
      colon = -1;
      end = -1;
    }
  }
  return lines;
}

function readLine(
  text: string,
  start: number,
  colon: number,
  end: number,
  line: number,
): RobotsLine | undefined {
  if (start === end) return undefined;
  const field = colon < 0 ? "" : trimmed(text, start, colon);
  if (field !== "") {
    return { line, directive: directiveOf(field), field, value: trimmed(text, colon + 1, end) };
  }
  const value = trimmed(text, start, end);
  return value === "" ? undefined : { line, directive: "malformed", field, value };
}

function directiveOf(field: string): Directive {
  // The length decides first: most files are long, and lower-casing every field is what would cost.
  switch (field.length) {
    case 5:
      return field.toLowerCase() === "allow" ? "allow" : "other";
    case 7:
      return field.toLowerCase() === "sitemap" ? "sitemap" : "other";
    case 8:
      return field.toLowerCase() === "disallow" ? "disallow" : "other";
    case 10:
      return field.toLowerCase() === "user-agent" ? "user-agent" : "other";
    default:
      return "other";
  }
}
