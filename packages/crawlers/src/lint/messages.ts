/**
 * Everything the linter can say, and the values that each sentence needs. The sentences themselves are in
 * `@octroi/crawlers/words/<language>`.
 */
export interface LintMessages {
  "illegal-token": { readonly value: string; readonly names: readonly string[] };
  "nameless-agent": NoValues;
  "wildcard-in-name": { readonly value: string };
  /** `read` is what strict parsers keep of the name: its beginning, or nothing. */
  "name-cut-short": { readonly value: string; readonly read: string };
  "legacy-token": Outdated;
  "never-real-token": Outdated;
  "near-miss-token": { readonly name: string; readonly meant: string };
  "control-token": { readonly token: string; readonly crawler: string };
  "lost-rules": { readonly agent: string; readonly paths: readonly string[] };
  /** `last` is null where there is one rule. */
  "rules-before-group": { readonly first: number; readonly last: number | null };
  "joined-groups": { readonly agent: string; readonly next: string; readonly line: number };
  /** `agent` is null where the lines are for everyone, or in one group. */
  "contradictory-rules": {
    readonly first: number;
    readonly last: number;
    readonly path: string;
    readonly agent: string | null;
  };
  "repeated-rule": { readonly earlier: number };
  "unrooted-rule": { readonly value: string; readonly path: string };
  "misspelled-field": Misspelled;
  "missing-colon": Misspelled;
  "unread-indexing": MoreLines;
  "crawl-delay": MoreLines;
  host: MoreLines;
  "clean-param": MoreLines;
  /** Google takes it for a rule by how it begins. */
  "rule-to-google": MoreLines & { readonly field: string };
  "malformed-line": MoreLines;
  "unknown-field": MoreLines & { readonly field: string };
  "relative-sitemap": { readonly value: string };
  "malformed-license": { readonly value: string };
  oversize: NoValues;
  "encoding-mark": NoValues;
  "invisible-character": NoValues;
  "null-characters": NoValues;
  "not-utf-8": NoValues;
  "injected-lines": { readonly first: number; readonly last: number; readonly by: string };
  "malformed-content-signal": NoValues;
  "malformed-content-usage": NoValues;
}

export type LintMessageId = keyof LintMessages;

/** One of them, with its values. */
export type LintMessage = {
  readonly [Id in LintMessageId]: { readonly message: Id; readonly values: LintMessages[Id] };
}[LintMessageId];

type NoValues = Readonly<Record<never, never>>;

interface Outdated {
  readonly name: string;
  /** The names in use that the file already has; or, where it has none of them, all. */
  readonly successors: readonly string[];
  readonly alreadyNamed: boolean;
}

interface Misspelled {
  readonly written: string;
  readonly field: string;
}

interface MoreLines {
  /** How many more lines of the file are of this kind. */
  readonly more: number;
}
