import type { CrawlerRow } from "./report.ts";
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
