import type { FormatName, Progress, Snapshot } from "@octroi/logs";

/** What to read: the visitor's files, or the sample, which is made where it is read. */
export type LogSource =
  | { readonly kind: "files"; readonly files: readonly File[] }
  | { readonly kind: "sample" };

/** What is read, as what, and what it is held against. */
export interface Reading {
  readonly source: LogSource;
  /** Undefined: each line in whichever format it is. */
  readonly format: FormatName | undefined;
  /** What the address carries behind its `#`: maybe a policy. */
  readonly fragment: string;
  /** What visits are held against, where it was given. */
  readonly robotsTxt: string | undefined;
}

export type ReadingUpdate =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "snapshot"; readonly snapshot: Snapshot }
  /** The address carries a policy that cannot be read. The log is read without it. */
  | { readonly kind: "policy-unreadable" };
