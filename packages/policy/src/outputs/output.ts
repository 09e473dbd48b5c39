import type { Finding } from "../findings/finding.ts";
import type { Policy } from "../policy.ts";

/** The same text in French and in English. */
export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

/** What a policy becomes in one form. */
export interface Printed {
  readonly files: readonly PrintedFile[];
  /** What the form could not say, or says without being able to make it so. */
  readonly notes: readonly Note[];
}

export interface PrintedFile {
  /** Where it goes: a path of the site, or the name of a file of the server's configuration. */
  readonly path: string;
  /** The media type to serve it with, where it is served. */
  readonly type?: string;
  readonly text: string;
}

/**
 * The kinds of notes.
 *
 * @example
 * notes.filter(({ kind }) => kind === "not-expressible");
 */
export const noteKinds = [
  /** The policy says more than the form can carry. */
  "not-expressible",
  /** The form says it, and nothing makes visitors heed it. */
  "not-enforced",
  /** Two parts of the policy, or of the standard, say different things. */
  "contradicts",
  /** A tool that grades pages takes what the form says for a fault. */
  "audit",
] as const;
export type NoteKind = (typeof noteKinds)[number];

export interface Note extends Bilingual {
  readonly kind: NoteKind;
  /** The rules of the policy it is about, from 0. */
  readonly rules?: readonly number[];
  /** The crawlers it is about, by token. */
  readonly crawlers?: readonly string[];
}

export function note(
  kind: NoteKind,
  sentence: Bilingual,
  about: { rules?: readonly number[]; crawlers?: readonly string[] } = {},
): Note {
  return { kind, ...sentence, ...about };
}

/** How far a form is settled, and who is known to heed it, with where and when that was read. */
export interface SpecSupport {
  readonly status: Bilingual;
  readonly honoredBy: Bilingual;
  readonly source: string;
  readonly date: `${number}-${number}-${number}`;
}

/** One form in which a policy can be said: printed, read back and checked. */
export interface Output<Read = unknown> {
  readonly support: SpecSupport;
  readonly print: (policy: Policy) => Printed;
  /** What a text in this form says; with a policy, of the crawlers that it declares too. */
  readonly read: (text: string, policy?: Policy) => Read;
  /** What is wrong with a text in this form; with a policy, also whether it still says what the policy does. */
  readonly check: (text: string, policy?: Policy) => readonly Finding[];
}
