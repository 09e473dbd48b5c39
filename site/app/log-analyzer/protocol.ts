import type { FormatName, Progress, Snapshot } from "@octroi/logs";
import type { Policy } from "@octroi/policy";

/** What to read: the visitor's files, or the sample, which is made where it is read. */
export type LogSource =
  | { readonly kind: "files"; readonly files: readonly File[] }
  | { readonly kind: "sample" };

export type ReaderRequest =
  | {
      readonly kind: "read";
      readonly source: LogSource;
      /** Undefined: each line in whichever format it is. */
      readonly format: FormatName | undefined;
      readonly policy: Policy | undefined;
    }
  | { readonly kind: "cancel" };

export type ReaderAnswer =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "snapshot"; readonly snapshot: Snapshot };
