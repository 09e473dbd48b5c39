import { type Crawler, purposes } from "@octroi/crawlers";
import { crawlers } from "@octroi/crawlers/registry";
import type { Policy } from "../../policy.ts";
import { type ScopedStances, stancesFor } from "../../stances.ts";
import type { KnownCrawler } from "../../visit.ts";
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
  const groups = Map.groupBy(
    crawlers,
    (crawler) => `${ownRules(policy, crawler)} ${statedRules(policy, crawler)}`,
  );
  return [...groups.values()].flatMap((sharing) => {
    const [first] = sharing;
    if (first === undefined) return [];
    return [
      { crawlers: sharing, ranked: ranked(entriesFor(policy, first)), stances: stancesFor(policy, first) },
    ];
  });
}

/** Which rules are about a crawler, as a key. */
function ownRules({ rules }: Policy, crawler: KnownCrawler): string {
  const isEngine = crawler.purpose === "search-engine" ? "engine" : "";
  return isEngine + rules.map(({ who }) => (isAbout(who, crawler, true) ? "1" : "0")).join("");
}

/** Which rules decide what is stated to a crawler: those about its operator, and about it by name. */
function statedRules(policy: Policy, crawler: KnownCrawler): string {
  const isPersonal = policy.rules.some(({ who }) => who.operator !== undefined || who.crawler !== undefined);
  // The use that a crawler serves is asked of its own purpose alone.
  if (!isPersonal) return crawler.purpose;
  const others = { ...crawler, token: "", aliases: [] };
  return purposes
    .map((purpose) => ownRules(policy, { ...(purpose === crawler.purpose ? crawler : others), purpose }))
    .join(" ");
}
