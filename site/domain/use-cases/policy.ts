import type { Policy, Rule } from "@octroi/policy";
import type { Language } from "@octroi/ui/language/language";
import { exampleOrigin, firstAmounts } from "@octroi/ui/policy/draft";
import type { CrawlerRules } from "../robots/crawler-rules.ts";

const { amount, currency, visits, per } = firstAmounts;

/** The rules of a kind of site as a policy to go on with. It needs no rule for search: search always passes. */
export function policyFor({ search: _, ...rules }: CrawlerRules, language: Language): Policy {
  // In a robots.txt the longest path wins, in a policy the first rule.
  const inOrder = Object.values(rules).toSorted((a, b) => b.path[language].length - a.path[language].length);
  return {
    version: 1,
    site: { origin: exampleOrigin },
    rules: inOrder.map(({ crawlers, path, decision }): Rule => {
      const about = { who: { crawler: crawlers }, ...(path.en !== "/" && { paths: [path[language]] }) };
      if (decision === "limit") return { ...about, action: decision, limit: { visits: Number(visits), per } };
      if (decision === "charge") return { ...about, action: decision, price: { amount, currency } };
      return { ...about, action: decision };
    }),
  };
}
