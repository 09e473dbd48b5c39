import type { Standing } from "@octroi/policy";
import { formatter } from "../domain/site/format.ts";
import type { Language } from "../domain/site/language.ts";

/** How far a form is settled and who heeds it, in one language. */
export interface StandingWords {
  status: string;
  honoredBy: string;
  source: string;
  date: string;
}

export function standingWords(
  { status, honoredBy, source, date }: Standing,
  language: Language,
): StandingWords {
  return {
    status: status[language],
    honoredBy: honoredBy[language],
    source,
    date: formatter(language).date(date),
  };
}
