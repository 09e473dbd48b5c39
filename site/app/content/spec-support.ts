import type { Localized } from "../../domain/language/language.ts";
import type { Force } from "../../domain/policy/forms.ts";

/** What a file is and who heeds it, in the same words wherever files are written or read. */
export interface SpecSupportCopy {
  heading: string;
  forces: Record<Force, string>;
  /** Before the date. */
  source: string;
}

export const specSupportCopy: Localized<SpecSupportCopy> = {
  fr: {
    heading: "Qui le suit",
    forces: { wish: "un souhait", reservation: "réservé par la loi", enforced: "imposé" },
    source: "source, lue le",
  },
  en: {
    heading: "Who heeds it",
    forces: { wish: "a wish", reservation: "reserved by law", enforced: "enforced" },
    source: "source, read on",
  },
};
