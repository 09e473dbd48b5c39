import { octetLimit } from "../robots/decode.ts";
import { isRuleLine, type RobotsLine } from "../robots/line.ts";
import { changeIn } from "./change.ts";
import type { Finding } from "./finding.ts";
import { type LintRule, type Subject, sourceLine } from "./subject.ts";

/** Signs that a file is not the plain text that it looks like. */
export const encodingMarks: LintRule = (subject) => [
  ...leadingMark(subject),
  ...invisible(subject),
  ...foreign(subject),
];

/** No-break spaces, soft hyphens, zero-width characters, direction marks, byte order marks. */
const unseen = /[\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/;
const allUnseen = new RegExp(unseen, "g");

/** Whether what a line says holds characters that nobody sees; in a path, a no-break space may be meant. */
export function hasInvisible(line: RobotsLine): boolean {
  return unseen.test(line.field) || visible(line) !== line.value;
}

function visible(line: RobotsLine): string {
  return isRuleLine(line) ? withoutUnseenEnds(line.value) : line.value.replace(allUnseen, "");
}

function withoutUnseenEnds(value: string): string {
  let from = 0;
  let to = value.length;
  while (from < to && unseen.test(value.charAt(from))) from++;
  while (to > from && unseen.test(value.charAt(to - 1))) to--;
  return value.slice(from, to);
}

/** Crawlers have to skip one mark at the beginning of the file, and not all do. */
function leadingMark(subject: Subject): Finding[] {
  const first = sourceLine(subject, 1);
  if (!first.startsWith("\uFEFF") || subject.file.lines.some((each) => each.line === 1 && hasInvisible(each)))
    return [];
  return [
    {
      code: "encoding-mark",
      severity: "note",
      line: 1,
      message: "encoding-mark",
      values: {},
      fix: { edits: [{ line: 1, was: first, becomes: [first.replace(/^\uFEFF+/, "")] }], affects: "none" },
    },
  ];
}

function invisible(subject: Subject): Finding[] {
  const change = changeIn(subject);
  return subject.file.lines.filter(hasInvisible).map((line): Finding => {
    const field = line.field.replace(allUnseen, "");
    const fix = line.directive === "malformed" ? undefined : change(line, field, visible(line));
    return {
      code: "encoding-mark",
      severity: "error",
      line: line.line,
      message: "invisible-character",
      values: {},
      ...(fix && { fix }),
    };
  });
}

/** UTF-16 and binary files hold null characters; Latin-1 becomes U+FFFD where it is read as UTF-8. */
function foreign({ source, sourceLines }: Subject): Finding[] {
  const lines =
    typeof source === "string"
      ? sourceLines
      : new TextDecoder().decode(source.subarray(0, octetLimit), { stream: true }).split(/\r\n|\r|\n/);
  const nul = lines.findIndex((line) => line.includes("\0"));
  if (nul >= 0) {
    return [
      {
        code: "encoding-mark",
        severity: "error",
        line: nul + 1,
        message: "null-characters",
        values: {},
      },
    ];
  }
  const unreadable = lines.findIndex((line) => line.includes("\ufffd"));
  if (unreadable < 0) return [];
  return [
    {
      code: "encoding-mark",
      severity: "warning",
      line: unreadable + 1,
      message: "not-utf-8",
      values: {},
    },
  ];
}
