import { formatter } from "@octroi/ui/language/format";
import type { Language } from "@octroi/ui/language/language";
import type { Draft } from "@octroi/ui/policy/draft";
import { siteDraft } from "../../../domain/rules/house.ts";
import { publicationOf } from "../../../domain/rules/publication.ts";
import { daysReplayed, type Past, replay } from "../../../domain/rules/replay.ts";
import type { ConnectorSeen, VersionSummary } from "../../../domain/rules/rules.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { Rules } from "../../../store/store.ts";
import { house as words } from "../content/house.ts";
import { rules as rulesWords } from "../content/rules.ts";
import { filled } from "../page/words.ts";
import { countsText } from "./counts.ts";

/** On how many sites rules are tried, those that follow them first: each is thousands of figures. */
const triedSites = 50;

export interface HouseSite {
  site: Site;
  latest: VersionSummary | undefined;
  /** Undefined where it is one too many to try rules on. */
  past: Past | undefined;
  connectors: readonly ConnectorSeen[];
}

/** Each site of a workspace, with what came to it and what runs there. */
export async function houseSites(
  sites: readonly Site[],
  rules: Pick<Rules, "versions" | "pastVisits" | "connectors">,
  now: Date,
): Promise<HouseSite[]> {
  const ordered = [
    ...sites.filter((site) => site.followsHouse),
    ...sites.filter((site) => !site.followsHouse),
  ];
  const tried = new Set(ordered.slice(0, triedSites));
  const loaded: HouseSite[] = [];
  // One after the other: a workspace of many sites does not take all connections.
  for (const site of sites) {
    const [latest] = await rules.versions(site.id, 1);
    const past = tried.has(site) ? await rules.pastVisits(site.id, daysReplayed(site.zones, now)) : undefined;
    loaded.push({ site, latest, past, connectors: await rules.connectors(site.id) });
  }
  return loaded;
}

/** A row for each site: whose rules it has, and what the house's would have refused there. */
export function houseSiteRows(language: Language, sites: readonly HouseSite[], draft: Draft) {
  const copy = words[language].sites;
  return sites.map(({ site, latest, past }) => ({
    id: site.id,
    name: site.name ?? site.domain,
    follows: site.followsHouse,
    rules: site.followsHouse
      ? copy.follows
      : latest === undefined
        ? copy.noRules
        : filled(copy.own, { version: latest.version }),
    effect: past === undefined ? copy.untried : effectText(language, site, draft, past),
  }));
}

function effectText(language: Language, { domain }: Site, draft: Draft, past: Past): string {
  const copy = words[language].sites;
  if (past.totals.length === 0) return copy.noVisits;
  const result = publicationOf(siteDraft(draft, domain), "observe");
  if (!result.ok) return "—";
  const counts = replay(result.publication.policy, past);
  return countsText(counts, rulesWords[language].counts, formatter(language));
}
