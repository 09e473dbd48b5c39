import type { Purpose } from "@octroi/crawlers";
import { knownCrawler } from "@octroi/crawlers/identify";
import { isoDay } from "../../../domain/visits/day.ts";
import { add, addAll, type Figures } from "../../../domain/visits/figures.ts";
import type { PageRow } from "../../../domain/visits/pages.ts";
import type { TimeRange } from "../../../domain/visits/period.ts";
import { reportOf } from "../../../domain/visits/report.ts";
import type { TimedTotal } from "../../../domain/visits/totals.ts";
import { pageGroupOf } from "../../../site/domain/ledger/page-group.ts";
import type { CrawlerSummary, LedgerReport } from "../../../site/domain/ledger/report.ts";

type LedgerFigures = Omit<
  LedgerReport,
  "schemaVersion" | "documentation" | "dashboard" | "mode" | "takeAndSend"
>;

/** What visits come to, for everybody. A crawler that has left the registry since is not in it. */
export function ledgerFigures(
  range: TimeRange,
  counted: readonly TimedTotal[],
  pages: readonly PageRow[],
): LedgerFigures {
  const totals = counted.flatMap((total) => {
    const known = knownCrawler(total.crawler);
    return known === undefined ? [] : [{ ...total, purpose: known.purpose }];
  });
  const report = reportOf({ range, totals, imported: [], before: undefined, crawlers: [] });
  const figures: LedgerFigures = {
    from: isoDay(range.from),
    to: isoDay(range.to),
    visits: report.visits,
    verified: report.verified,
    purposes: {},
    identities: {},
    outcomes: {},
    pages: {},
    crawlers: [],
    days: [],
  };
  const days = new Map<number, Figures<Purpose>>();
  for (const { at, purpose, visits } of totals) {
    const ofDay = days.get(at) ?? {};
    days.set(at, ofDay);
    add(ofDay, purpose, visits);
    add(figures.purposes, purpose, visits);
  }
  figures.days = [...days]
    .sort(([a], [b]) => a - b)
    .map(([day, purposes]) => ({ day: isoDay(day), purposes }));
  for (const { crawler, operator, visits, identities, outcomes } of report.crawlers) {
    addAll(figures.identities, identities);
    addAll(figures.outcomes, outcomes);
    const purpose = knownCrawler(crawler)?.purpose;
    if (purpose !== undefined)
      figures.crawlers.push({ crawler, operator, purpose, visits, identities, outcomes });
  }
  figures.crawlers.sort(byVerifiedVisits);
  // Without a path, a row is all the addresses of a section at which nothing is.
  for (const { path, visits } of pages) add(figures.pages, path === "" ? "other" : pageGroupOf(path), visits);
  return figures;
}

function byVerifiedVisits(a: CrawlerSummary, b: CrawlerSummary): number {
  return (
    (b.identities.verified ?? 0) - (a.identities.verified ?? 0) ||
    b.visits - a.visits ||
    (a.crawler < b.crawler ? -1 : 1)
  );
}
