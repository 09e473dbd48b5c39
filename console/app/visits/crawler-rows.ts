import { pathTo } from "../../../domain/access/paths.ts";
import { ruleFor } from "../../../domain/rules/rule-in-force.ts";
import { identityState } from "../../../domain/visits/identity-state.ts";
import type { CrawlerRow } from "../../../domain/visits/report.ts";
import { unlisted } from "../../../domain/visits/visit.ts";
import { visitsCopy } from "../content/visits.ts";
import { ago } from "./ago.ts";
import type { ShownCrawler } from "./crawler-table.tsx";
import { identityLabel, identityPhrase } from "./identity-words.ts";
import type { VisitsPage } from "./visits-page.ts";

/** Rows as the table shows them: with links, words and how long ago. */
export function shownCrawlers(rows: readonly CrawlerRow[], page: VisitsPage): ShownCrawler[] {
  const { language, site, subject, query, rules } = page;
  const copy = visitsCopy[language];
  return rows.map((row) => {
    const { crawler, purpose, lastTime, identities } = row;
    return {
      ...row,
      identity: {
        state: identityState(identities),
        label: identityLabel(identities, language),
        phrase: identityPhrase(identities, language),
      },
      rule: ruleFor(rules, crawler),
      to: crawler === unlisted ? undefined : pathTo("siteCrawler", { site: site.id, crawler }) + query,
      last: lastTime === undefined ? "" : ago(lastTime, subject.now.getTime(), copy.ago),
      purposeName: purpose === unlisted ? "" : copy.chart.purposes[purpose],
    };
  });
}
