import { loadPages } from "../visits/load.ts";
import {
  type GoneCrawler,
  goneCrawlers,
  type NewCrawler,
  newCrawlers,
  weeksBeforeSilence,
} from "../visits/news.ts";
import type { PageRow } from "../visits/pages.ts";
import type { TimeRange } from "../visits/period.ts";
import { reportOf, type VisitReport } from "../visits/report.ts";
import { silentDaysIn } from "../visits/silent-days.ts";
import { type SiteZones, todayOf } from "../visits/site-zones.ts";
import { loadTakeAndSend, type TakeAndSend } from "../visits/take-and-send.ts";
import type { VisitQueries } from "../visits/visits.ts";

/** Visits under the name of a crawler, from addresses that are not its operator's. */
export interface OutsideVisits {
  crawler: string;
  visits: number;
}

/** What a weekly report is about. */
export interface Week {
  report: VisitReport;
  news: NewCrawler[];
  /** Whether nothing was counted before it, so that nobody can be new. */
  isFirst: boolean;
  gone: GoneCrawler[];
  /** Days of this week and the one before on which nothing was counted, of a site that is visited every day. */
  silentDays: number;
  /** The most visits first. */
  outside: OutsideVisits[];
  /** What AI crawlers asked for most. */
  pages: PageRow[];
  /** Whom operators sent for what they took; undefined where nobody was ever counted. */
  takeAndSend?: TakeAndSend | undefined;
}

const maxPages = 5;
const daysCompared = 7;

/** The seven days that were over at a moment, by the site's clocks. */
export function weekBefore(moment: Date, zones: SiteZones): TimeRange {
  const to = todayOf(zones, moment) - 1;
  return { unit: "day", from: to - 6, to, step: 1 };
}

export async function loadWeek(
  visits: VisitQueries,
  { site, zones, dueAt }: { site: string; zones: SiteZones; dueAt: Date },
): Promise<Week> {
  const range = weekBefore(dueAt, zones);
  const both: TimeRange = { ...range, from: range.from - daysCompared };
  const seen = await visits.crawlers(site);
  const report = reportOf({
    range,
    totals: await visits.totals(site, range),
    imported: await visits.imported(site, range),
    before: await visits.visitsBefore(site, { ...range, from: range.from - 7, to: range.from - 1 }),
    crawlers: seen,
  });
  const pages = await loadPages(visits, { site, zones }, range, maxPages + 1);
  const firstDay = await visits.firstDay(site);
  return {
    report,
    news: newCrawlers(report.crawlers, seen, { today: range.to, firstDay }),
    isFirst: firstDay === undefined || firstDay >= range.from,
    gone: goneCrawlers(await visits.totals(site, weeksBeforeSilence(range.to)), seen, range.to, zones),
    silentDays: silentDaysIn([...(await visits.totals(site, both)), ...(await visits.imported(site, both))]),
    outside: report.crawlers
      .map(({ crawler, identities }) => ({ crawler, visits: identities.outside ?? 0 }))
      .filter((row) => row.visits > 0)
      .sort((a, b) => b.visits - a.visits),
    // What is counted together of a section is no page.
    pages: pages.filter(({ path }) => path !== "").slice(0, maxPages),
    takeAndSend: await loadTakeAndSend(visits, { site, zones }, report),
  };
}
