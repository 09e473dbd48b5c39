/** What a line of a robots.txt file is. */
export const directives = [
  "user-agent",
  "allow",
  "disallow",
  "sitemap",
  /** A field of another protocol, such as `Crawl-delay`. */
  "other",
  /** Neither a comment nor `field: value`. */
  "malformed",
] as const;
export type Directive = (typeof directives)[number];

/** A line that says something: blank lines and comments are not kept. */
export interface RobotsLine<Kind extends Directive = Directive> {
  /** Its number in the file, from 1. */
  readonly line: number;
  readonly directive: Kind;
  /** The field as written; empty on a malformed line. */
  readonly field: string;
  /** The value as written, without comment and surrounding space; the whole text of a malformed line. */
  readonly value: string;
}

export type AgentLine = RobotsLine<"user-agent">;
export type RuleLine = RobotsLine<"allow" | "disallow">;

export function isAgentLine(line: RobotsLine): line is AgentLine {
  return line.directive === "user-agent";
}

export function isRuleLine(line: RobotsLine): line is RuleLine {
  return line.directive === "allow" || line.directive === "disallow";
}

const TAB = 0x09;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;

/** The ASCII white space that may surround a field or a value: not the no-break spaces that `trim` takes too. */
function isBlank(code: number): boolean {
  return code === SPACE || (code >= TAB && code <= CARRIAGE_RETURN);
}

/** `text` from `start` to `end`, without the white space around it. */
export function trimmed(text: string, start: number, end: number): string {
  let from = start;
  let to = end;
  while (from < to && isBlank(text.charCodeAt(from))) from++;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}
