import type { Language } from "@octroi/ui/language/language";

/** A mail as it is written: what its text and its HTML are both made of. */
export interface Letter {
  language: Language;
  subject: string;
  /** What kind of letter it is, and of when; small, above it. */
  eyebrow?: string;
  body: readonly Block[];
}

export type Block =
  /** The sentence that answers, large. */
  | { lead: string }
  | { paragraph: string }
  | { heading: string }
  | { figures: readonly LetterFigure[] }
  | { rows: readonly LetterRow[] }
  /** Set apart and large, as a code that is read and typed. */
  | { code: string }
  /** What there is to do. */
  | LetterLink
  /** What there is to do, and why. */
  | { advice: { heading: string; text: string; link: LetterLink | undefined } }
  /** Small print. */
  | { note: string; links?: readonly LetterLink[] };

export interface LetterLink {
  link: string;
  label: string;
  /** Beside something that matters more. */
  isSecondary?: true;
}

export interface LetterFigure {
  name: string;
  value: string;
  note: string | undefined;
}

export interface LetterRow {
  /** A crawler's name, a domain or a path, as machines write it. */
  name: string;
  /** Where its name leads; not in the text, whose lines stay short. */
  link?: string;
  note?: string;
  value: string;
}
