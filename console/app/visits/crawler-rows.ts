import { outcomes, type VisitOutcome } from "@octroi/ui/words/outcome";
import { ruleFor } from "../../../domain/rules/rule-in-force.ts";
import { addToCut } from "../../../domain/visits/cut.ts";
import { identityState } from "../../../domain/visits/identity-state.ts";
import type { CrawlerRow } from "../../../domain/visits/report.ts";
import { unlisted } from "../../../domain/visits/visit.ts";
import { ago } from "../page/ago.ts";
import { identityLabel, identityPhrase } from "../page/identity-words.ts";
import type { ShownCrawler } from "./crawler-table.tsx";
import { crawlerPath, narrowedBy, pagePath, type VisitsPage } from "./visits-page.ts";

/** Rows as the table shows them: with links, words and how long ago. */
export function shownCrawlers(rows: readonly CrawlerRow[], page: VisitsPage): ShownCrawler[] {
  const { language, copy, subject, query, rules, showsRules } = page;
  return rows.map((row) => {
    const { crawler, purpose, lastTime, identities } = row;
    return {
      ...row,
      identity: {
        state: identityState(identities),
        label: identityLabel(identities, language),
        phrase: identityPhrase(identities, language),
      },
      answered: answeredLinks(page, crawler),
      rule: showsRules ? ruleFor(rules, crawler) : undefined,
      to: crawler === unlisted ? undefined : crawlerPath(crawler, page) + query,
      last: lastTime === undefined ? "" : ago(lastTime, subject.now.getTime(), copy.ago),
      purposeName: purpose === unlisted ? "" : copy.chart.purposes[purpose],
    };
  });
}

/** On the crawler’s page; where it has none, among crawlers. */
function answeredLinks(page: VisitsPage, crawler: string): Record<VisitOutcome, string> {
  if (crawler !== unlisted) return narrowedBy(page, crawlerPath(crawler, page), "answer", outcomes);
  const view = { ...page.view, cut: addToCut(page.view.cut, "crawler", crawler) };
  return narrowedBy({ ...page, view }, pagePath("siteCrawlers", page), "answer", outcomes);
}
