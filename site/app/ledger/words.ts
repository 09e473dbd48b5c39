import type { Language } from "@octroi/ui/language/language";
import { crawlerWords, namesOf } from "../content/crawler-words.ts";
import { identityWords } from "../content/identity.ts";
import { ledgerCopy } from "../content/ledger.ts";
import { visitsChartWords } from "../content/visits-chart.ts";

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
