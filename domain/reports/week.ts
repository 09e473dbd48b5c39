import { dayOf } from "../visits/day.ts";
import { loadPages } from "../visits/load.ts";
import { type NewCrawler, newCrawlers } from "../visits/news.ts";
import type { PageRow } from "../visits/pages.ts";
import type { TimeRange } from "../visits/period.ts";
import { reportOf, type VisitReport } from "../visits/report.ts";
import type { VisitReading } from "../visits/visits.ts";

/** Visits under the name of a crawler, from addresses that are not its operator's. */
export interface OutsideVisits {
  crawler: string;
  visits: number;
}

/** What a weekly report is about. */
export interface Week {
  report: VisitReport;
  news: NewCrawler[];
  /** The most visits first. */
  outside: OutsideVisits[];
  /** What AI crawlers asked for most. */
  pages: PageRow[];
}

const maxPages = 5;

/** The seven days, in UTC as all visits are counted, that were over at a moment. */
export function weekBefore(moment: Date): TimeRange {
  const to = dayOf(moment.getTime()) - 1;
  return { unit: "day", from: to - 6, to, step: 1 };
}

export async function loadWeek(visits: VisitReading, site: string, dueAt: Date): Promise<Week> {
  const range = weekBefore(dueAt);
  const seen = await visits.crawlers(site);
  const report = reportOf({
    range,
    totals: await visits.totals(site, range),
    imported: await visits.imported(site, range),
    before: await visits.visitsBefore(site, { ...range, from: range.from - 7, to: range.from - 1 }),
    crawlers: seen,
  });
  const pages = await loadPages(visits, site, range, undefined, maxPages + 1);
  return {
    report,
    news: newCrawlers(report.crawlers, seen, { today: range.to, firstDay: await visits.firstDay(site) }),
    outside: report.crawlers
      .map(({ crawler, identities }) => ({ crawler, visits: identities.outside ?? 0 }))
      .filter((row) => row.visits > 0)
      .sort((a, b) => b.visits - a.visits),
    // What is counted together of a section is no page.
    pages: pages.filter(({ path }) => path !== "").slice(0, maxPages),
  };
}
