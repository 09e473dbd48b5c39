import { type KnownCrawler as Crawler, knownCrawlers } from "@octroi/crawlers/identify";
import type { Policy, Who } from "../../policy.ts";
import { type ScopedStances, stancesFor } from "../../stances.ts";
import { isAbout } from "../../who.ts";
import { entriesFor } from "./entries.ts";
import { type Ranked, ranked } from "./rank.ts";

/** Crawlers to whom the same rules apply, and what the policy comes to for them. */
export interface PlannedGroup {
  readonly crawlers: readonly Crawler[];
  readonly ranked: Ranked;
  readonly stances: readonly ScopedStances[];
}

/** Works the policy out once for all crawlers to whom the same rules apply. */
export function planFor(policy: Policy): readonly PlannedGroup[] {
  const naming = policy.rules.map(({ who }) => who).filter((who) => who.operator ?? who.crawler);
  const groups = Map.groupBy(knownCrawlers, (crawler) => keyOf(naming, crawler));
  return [...groups.values()].flatMap((sharing) => {
    const [first] = sharing;
    if (first === undefined) return [];
    return [
      { crawlers: sharing, ranked: ranked(entriesFor(policy, first)), stances: stancesFor(policy, first) },
    ];
  });
}

/** What the rules can tell crawlers apart by: their purpose, and whether a rule names their operator or them. */
function keyOf(naming: readonly Who[], crawler: Crawler): string {
  return naming.reduce((key, { operator, crawler: name }) => {
    const isOperator = operator === undefined || isAbout({ operator }, crawler, true);
    const isNamed = name === undefined || isAbout({ crawler: name }, crawler, true);
    return `${key} ${Number(isOperator)}${Number(isNamed)}`;
  }, `${crawler.purpose}`);
}
