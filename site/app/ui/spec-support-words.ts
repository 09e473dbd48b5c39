import type { SpecSupport } from "@octroi/policy";
import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";

/** How far a form is settled and who heeds it, in one language. */
export interface SpecSupportWords {
  status: string;
  honoredBy: string;
  source: string;
  date: string;
}

export function specSupportWords(
  { status, honoredBy, source, date }: SpecSupport,
  language: Language,
): SpecSupportWords {
  return {
    status: status[language],
    honoredBy: honoredBy[language],
    source,
    date: formatter(language).date(date),
  };
}
