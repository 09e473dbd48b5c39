import type { Language } from "@octroi/ui/language/language";
import * as v from "valibot";

/** Whoever proved an e-mail address. Times are ISO 8601, in UTC. */
export interface Person {
  id: string;
  email: string;
  /** Undefined until they said who they are and accepted the terms. */
  name: string | undefined;
  language: Language;
  /** The version of the terms that they accepted. */
  terms: string | undefined;
  /** Where they were last. */
  workspaceId: string | undefined;
  createdAt: string;
}

/** The day on which the terms last changed. Whoever accepted an earlier version is asked again. */
export const termsVersion = "2026-11-18";

/** French law lets people decide about their own data from this age on (loi Informatique et Libertés, article 45). */
export const minAge = 15;

export function hasAcceptedTerms({ terms }: Pick<Person, "terms">): boolean {
  return terms === termsVersion;
}

export const maxNameLength = 100;

/** Marks that turn the text around them, or hide; letters of some scripts and emoji are joined by the two left out. */
const hidden = /[\p{Cf}--[\u200c\u200d]]/v;

/** Something to read, without control characters and halves of characters. It stands in mails, too. */
export const personName = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(maxNameLength),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u),
  v.check((typed) => !hidden.test(typed) && /[^\p{Cf}\s]/u.test(typed)),
);
