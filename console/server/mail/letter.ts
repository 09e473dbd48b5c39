import type { Language } from "@octroi/ui/language/language";

/** A mail as it is written: what its text and its HTML are both made of. */
export interface Letter {
  language: Language;
  subject: string;
  body: readonly Block[];
}

export type Block =
  | { paragraph: string }
  /** Set apart and large, as a code that is read and typed. */
  | { code: string }
  /** What there is to do. */
  | { link: string; label: string }
  /** Small print. */
  | { note: string };
