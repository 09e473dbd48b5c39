import type { Localized } from "@octroi/ui/language/language";
import type { Force } from "../../domain/policy/forms.ts";

/** What a file is and who follows it, in the same words wherever files are written or read. */
export interface SpecSupportCopy {
  heading: string;
  forces: Record<Force, string>;
  /** Before the date. */
  source: string;
}

export const specSupportCopy: Localized<SpecSupportCopy> = {
  fr: {
    heading: "Qui le suit",
    forces: { wish: "une demande", reservation: "réserve de droits (droit de l’UE)", enforced: "imposé" },
    source: "source, lue le",
  },
  en: {
    heading: "Who follows it",
    forces: { wish: "a request", reservation: "rights reserved (EU law)", enforced: "enforced" },
    source: "source, read on",
  },
};
