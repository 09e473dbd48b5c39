import { decode } from "../robots/decode.ts";
import { google } from "../robots/google.ts";
import type { RobotsGroup } from "../robots/group.ts";
import type { AgentLine, RobotsLine } from "../robots/line.ts";
import { parseRobots, type RobotsFile } from "../robots/parse.ts";
import type { Finding, Fix } from "./finding.ts";

/** A file as the rules of the linter look at it. */
export interface Subject {
  readonly source: string | Uint8Array;
  readonly file: RobotsFile;
  /** The lines as written, byte order mark and comments included; line 1 has index 0. */
  readonly sourceLines: readonly string[];
  readonly group: (line: number) => RobotsGroup | undefined;
  readonly googleGroup: (line: number) => RobotsGroup | undefined;
  /** Where the file is served, if that is known. */
  readonly origin: string | undefined;
}

export type LintRule = (subject: Subject) => readonly Finding[];

export function readSubject(source: string | Uint8Array, origin: string | undefined): Subject {
  const sourceLines = decode(source).text.split(/\r\n|\r|\n/);
  if (beginsWithMark(source)) sourceLines[0] = `\uFEFF${sourceLines[0]}`;
  const file = parseRobots(source);
  return {
    source,
    file,
    sourceLines,
    group: groupAt(file.groups),
    googleGroup: groupAt(google.groups(file)),
    origin,
  };
}

function beginsWithMark(source: string | Uint8Array): boolean {
  return typeof source === "string"
    ? source.startsWith("\uFEFF")
    : source[0] === 0xef && source[1] === 0xbb && source[2] === 0xbf;
}

export function sourceLine({ sourceLines }: Subject, line: number): string {
  return sourceLines[line - 1] ?? "";
}

/** The line with another field or value; its comment stays. */
export function rewritten(subject: Subject, { line }: RobotsLine, field: string, value: string): string {
  const text = sourceLine(subject, line);
  const comment = text.search(/[#\0]/);
  return `${field}: ${value}${comment < 0 ? "" : ` ${text.slice(comment)}`}`;
}

/** The group that each line stands in: undefined above the first. */
function groupAt(groups: readonly RobotsGroup[]): (line: number) => RobotsGroup | undefined {
  const starts = groups.map(({ agents }) => agents[0]?.line ?? 0);
  return (line) => {
    let from = 0;
    let to = starts.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((starts[middle] ?? 0) <= line) from = middle + 1;
      else to = middle;
    }
    return groups[from - 1];
  };
}

/** The `User-agent` lines of the group that a line belongs to, in either reading. */
export function agentLinesFor({ group, googleGroup }: Subject, line: number): readonly AgentLine[] {
  return [...(group(line)?.agents ?? []), ...(googleGroup(line)?.agents ?? [])];
}

/** Whether lines of one group are so for Google too, which may see a `User-agent` line between them. */
export function areTogether({ googleGroup }: Subject, [first, ...others]: readonly number[]): boolean {
  return first === undefined || others.every((line) => googleGroup(line) === googleGroup(first));
}

/** Lines that decide nothing, kept as comments: a fix never deletes what somebody wrote. */
export function commentedOut(subject: Subject, lines: readonly number[]): Fix {
  const edits = lines.map((line) => {
    const was = sourceLine(subject, line);
    return { line, was, becomes: [`# ${was}`] };
  });
  return { edits, affects: "none" };
}
