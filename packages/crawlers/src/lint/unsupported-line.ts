import { understood } from "../robots/google.ts";
import { isRuleLine, type RobotsLine } from "../robots/line.ts";
import { hasInvisible } from "./encoding-mark.ts";
import type { Finding, Severity } from "./finding.ts";
import type { LintMessage } from "./messages.ts";
import { meantField } from "./misspelled-field.ts";
import { commentedOut, type LintRule, type Subject } from "./subject.ts";

interface Readership {
  readonly severity: Severity;
  readonly message: "unread-indexing" | "crawl-delay" | "host" | "clean-param";
  /** Whether the lines can go without anybody missing them. */
  readonly idle?: true;
}

const indexing: Readership = { severity: "warning", message: "unread-indexing", idle: true };

/** Who reads the fields that are not part of RFC 9309. */
const readerships: ReadonlyMap<string, Readership> = new Map([
  ["noindex", indexing],
  ["nofollow", indexing],
  ["crawl-delay", { severity: "note", message: "crawl-delay" }],
  ["host", { severity: "note", message: "host", idle: true }],
  ["clean-param", { severity: "note", message: "clean-param" }],
]);

/** Fields that have rules of their own. */
const elsewhere: ReadonlySet<string> = new Set(["content-signal", "content-usage", "license"]);

/** Lines outside RFC 9309, once for each field: a file may repeat one on every second line. */
export const unsupportedLines: LintRule = (subject) => {
  const byField = Map.groupBy(subject.file.lines.filter(isUnsupported), ({ field }) => field.toLowerCase());
  return [...byField].flatMap(([field, lines]) => findingFor(subject, field, lines));
};

function isUnsupported(line: RobotsLine): boolean {
  if (line.directive !== "other" && line.directive !== "malformed") return false;
  return !elsewhere.has(line.field.toLowerCase()) && meantField(line) === undefined && !hasInvisible(line);
}

function findingFor(subject: Subject, field: string, lines: readonly RobotsLine[]): Finding[] {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const readership = readerships.get(field);
  const more = others.length;
  const at = { code: "unsupported-line", line: first.line } as const;
  if (readership === undefined) return [{ ...at, ...unknown(first, more) }];
  const { severity, message, idle } = readership;
  const numbers = lines.map(({ line }) => line);
  return [
    { ...at, severity, message, values: { more }, ...(idle && { fix: commentedOut(subject, numbers) }) },
  ];
}

function unknown(line: RobotsLine, more: number): LintMessage & { readonly severity: Severity } {
  const field = line.field || line.value;
  if (isRuleLine(understood(line))) {
    return { severity: "warning", message: "rule-to-google", values: { field, more } };
  }
  return line.directive === "malformed"
    ? { severity: "warning", message: "malformed-line", values: { more } }
    : { severity: "note", message: "unknown-field", values: { field, more } };
}
