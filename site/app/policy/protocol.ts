import type { Language } from "@octroi/ui/language/language";
import type { Draft, DraftField } from "@octroi/ui/policy/draft";
import type { Origin } from "../exchange/choice.ts";
import type { Exchange } from "../exchange/exchange.ts";
import type { PolicyPreview } from "./policy-preview.ts";

/** A visit to try the policy with, as it was typed. */
export interface VisitRequest {
  crawler: string;
  path: string;
  origin: Origin;
}

/** What is wanted of the worker: a draft preview out, or a policy opened from a file or an address. */
export type PolicyRequest =
  | { kind: "work"; draft: Draft; existing: string; language: Language; visit: VisitRequest }
  | { kind: "open"; text: string }
  | { kind: "follow"; hash: string };

export type PolicyAnswer = PreviewAnswer | OpenAnswer;

export type PreviewAnswer =
  | { kind: "preview"; preview: PolicyPreview; exchange: VisitResult }
  /** Something in the form stands in the way; no field where there is too much of something. */
  | { kind: "wrong"; wrong: readonly DraftField[] };

export type OpenAnswer =
  /** An address may bring the visitor's robots.txt along. */
  | { kind: "opened"; draft: Draft; existing: string | undefined }
  /** No policy could be read. Where, if anywhere in particular: `rules[2].price`. */
  | { kind: "refused"; place: string };

/** Null: no crawler that we know has that name, and strangers pass. */
export type VisitResult = Exchange | null;
