import { intlFormatter } from "@octroi/ui/language/format-intl";
import type { Language } from "@octroi/ui/language/language";
import { listingLanguages, type MarketPage, topics } from "@octroi/ui/market/facts";
import { languageName, marketWords } from "@octroi/ui/words/market";
import { marketQueryOf, marketSearch } from "../../domain/market/address.ts";
import { pages } from "../../domain/pages/pages.ts";
import { marketCopy } from "../content/market.ts";

/** The market as its page says it. */
export function marketView({ sites, next }: MarketPage, search: string, language: Language) {
  const query = marketQueryOf(search);
  const words = marketWords[language].topics;
  const { counted } = intlFormatter(language);
  const to = (cursor: string) => `${pages.market}${marketSearch({ ...query, cursor })}` as const;
  const named = listingLanguages.map((id) => ({ id, name: languageName(id, language) }));
  return {
    rows: sites.map((site) => ({
      domain: site.domain,
      name: site.name === site.domain ? null : site.name,
      description: site.description,
      facts: [
        words[site.topic],
        languageName(site.language, language),
        counted(site.offers, marketCopy[language].offers),
      ],
    })),
    topic: query.topic ?? "",
    topics: topics.map((id) => ({ id, name: words[id] })),
    language: query.language ?? "",
    languages: named.toSorted((a, b) => a.name.localeCompare(b.name, language)),
    isFiltered: query.topic !== undefined || query.language !== undefined || query.cursor !== "",
    next: next === null ? undefined : to(next),
    first: query.cursor === "" ? undefined : to(""),
  };
}

export type MarketView = ReturnType<typeof marketView>;
