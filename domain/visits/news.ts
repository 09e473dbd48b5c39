import type { TimeRange } from "./period.ts";
import type { CrawlerRow } from "./report.ts";
import { dayAt, type SiteZones } from "./site-zones.ts";
import type { CrawlerSeen } from "./totals.ts";
import { unlisted } from "./visit.ts";

const daysOfNews = 7;

/** A crawler that came for the first time within the last week. */
export type NewCrawler = Pick<CrawlerRow, "crawler" | "visits" | "identities" | "decisions">;

/**
 * Who is new since last week, the most visits first. Of a site that is counted for less than a week, everyone would
 * be, so nobody is.
 */
export function newCrawlers(
  rows: readonly CrawlerRow[],
  seen: readonly CrawlerSeen[],
  { today, firstDay }: { today: number; firstDay: number | undefined },
): NewCrawler[] {
  const since = today - daysOfNews + 1;
  if (firstDay === undefined || firstDay >= since) return [];
  const recent = new Set(seen.filter((each) => each.firstDay >= since).map(({ crawler }) => crawler));
  return rows
    .filter(({ crawler, imported }) => recent.has(crawler) && imported === 0 && crawler !== unlisted)
    .map(({ crawler, visits, identities, decisions }) => ({ crawler, visits, identities, decisions }));
}

/** A crawler that came regularly, and has not come for a week. */
export interface GoneCrawler {
  crawler: string;
  lastTime: number;
  /** In the two weeks before. */
  visits: number;
}

/** Fewer visits than this in two weeks are nothing that one would miss. */
const minRegularVisits = 7;

/** The two weeks before the last one, by the week: when a crawler came that does not come any more. */
export function weeksBeforeSilence(today: number): TimeRange {
  return { unit: "day", from: today - 3 * daysOfNews + 1, to: today - daysOfNews, step: daysOfNews };
}

/**
 * Who stopped coming, the most visits first: they came in both of the weeks before, and their last visit was in the
 * second. Later it is no news. Where nobody came for a week it is the connector that is silent, and nobody is named.
 */
export function goneCrawlers(
  before: readonly { at: number; crawler: string; visits: number }[],
  seen: readonly CrawlerSeen[],
  today: number,
  zones: SiteZones,
): GoneCrawler[] {
  const { from, to } = weeksBeforeSilence(today);
  const isSilent = ({ lastTime }: CrawlerSeen) => dayAt(zones, lastTime) <= to;
  if (seen.every(isSilent)) return [];
  return seen
    .filter((each) => isSilent(each) && each.crawler !== unlisted)
    .map(({ crawler, lastTime }) => {
      const weeks = before.filter((each) => each.crawler === crawler);
      const isRegular = weeks.some(({ at }) => at === from) && weeks.some(({ at }) => at > from);
      return { crawler, lastTime, visits: isRegular ? weeks.reduce((sum, each) => sum + each.visits, 0) : 0 };
    })
    .filter(({ visits }) => visits >= minRegularVisits)
    .sort((a, b) => b.visits - a.visits);
}
