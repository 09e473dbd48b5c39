import type { Language } from "@octroi/ui/language/language";
import { crawlerWords, namesOf } from "@octroi/ui/words/crawlers";
import { identityWords } from "@octroi/ui/words/identity";
import { visitsChartWords } from "@octroi/ui/words/visits-chart";
import { ledgerCopy } from "../content/ledger.ts";

/** All that the page says, in one language. */
export function wordsIn(language: Language) {
  return {
    copy: ledgerCopy[language],
    chart: visitsChartWords[language],
    purposes: namesOf(crawlerWords[language].purposes),
    identities: namesOf(identityWords[language]),
  };
}

export type LedgerWords = ReturnType<typeof wordsIn>;
