import type { LintMessage } from "./messages.ts";

/**
 * What the linter can say, as stable words: a code never changes its meaning.
 *
 * @example
 * const counts = lintCodes.map((code) => findings.filter((finding) => finding.code === code).length);
 */
export const lintCodes = [
  /** A name that holds more than letters, `-` and `_`. */
  "illegal-token",
  /** A name that its operator has given up. */
  "legacy-token",
  /** A name that was never a crawler's. */
  "never-real-token",
  /** A name that is almost a known one. */
  "near-miss-token",
  /** A switch, such as `Google-Extended`, treated as if it were a crawler. */
  "control-token",
  /** A crawler that is named no longer hears what is said to everyone. */
  "lost-rules",
  /** Rules above the first `User-agent` line. */
  "rules-before-group",
  /** Two `User-agent` lines that look apart and share their rules. */
  "joined-groups",
  /** The same path, allowed and disallowed. */
  "contradictory-rules",
  /** A rule that can never decide anything. */
  "unreachable-rule",
  /** A field that is almost one that crawlers read. */
  "misspelled-field",
  /** A line that few crawlers read, or none. */
  "unsupported-line",
  "relative-sitemap",
  /** More than the 500 KiB that crawlers have to read. */
  "oversize",
  /** Invisible characters, and signs that the file is not plain UTF-8 text. */
  "encoding-mark",
  /** Lines that a delivery network adds when it serves the file. */
  "injected-lines",
  "malformed-content-signal",
  "malformed-content-usage",
  "malformed-license",
] as const;
export type LintCode = (typeof lintCodes)[number];

/**
 * How much a finding matters, most first.
 *
 * @example
 * findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
 */
export const severities = [
  /** The line does not do what it says. */
  "error",
  /** The line probably does something else than was meant. */
  "warning",
  /** Good to know. */
  "note",
] as const;
export type Severity = (typeof severities)[number];

/** Something in a file that its author may not have meant: `sentenceFor` says it in a language's words. */
export type Finding = LintMessage & {
  readonly code: LintCode;
  readonly severity: Severity;
  /** Where, from 1. */
  readonly line: number;
  readonly fix?: Fix;
};

/** What would settle a finding, as data: see `applyFix`. */
export interface Fix {
  readonly edits: readonly LineEdit[];
  /**
   * The crawlers that may be told something else afterwards; no other is, read as RFC 9309 or as Google does.
   * `*` stands for all those that no `User-agent` line names.
   */
  readonly affects: readonly string[] | "none";
}

export interface LineEdit {
  readonly line: number;
  /** The whole line: where it reads otherwise, the edit no longer applies. */
  readonly was: string;
  readonly becomes: readonly string[];
}
