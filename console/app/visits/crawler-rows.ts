import { pathTo } from "../../domain/access/paths.ts";
import type { CrawlerRow } from "../../domain/visits/report.ts";
import { unlisted } from "../../domain/visits/visit.ts";
import { visitsCopy } from "../content/visits.ts";
import { ago } from "./ago.ts";
import type { ShownCrawler } from "./crawler-table.tsx";
import type { VisitsPage } from "./visits-page.ts";

/** Rows as the table shows them: with links, words and how long ago. */
export function shownCrawlers(rows: readonly CrawlerRow[], page: VisitsPage): ShownCrawler[] {
  const { language, site, subject, query } = page;
  const copy = visitsCopy[language];
  return rows.map((row) => {
    const { crawler, purpose, lastTime } = row;
    return {
      ...row,
      to: crawler === unlisted ? undefined : pathTo("siteCrawler", { site: site.id, crawler }) + query,
      last: lastTime === undefined ? "" : ago(lastTime, subject.now.getTime(), copy.ago),
      purposeName: purpose === unlisted ? "" : copy.chart.purposes[purpose],
    };
  });
}
