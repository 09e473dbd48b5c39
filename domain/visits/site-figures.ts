import { dayOf } from "./day.ts";
import { aiCrawlers } from "./load.ts";
import type { SiteDay } from "./visits.ts";

/** What AI crawlers asked of a site lately. */
export interface SiteFigures {
  today: number;
  /** In seven days, with today. */
  week: number;
  /** For each day, today last. */
  days: number[];
  /** Undefined where none has come yet. */
  lastTime: number | undefined;
}

interface VisitsBySite {
  siteDays(
    sites: readonly string[],
    days: { from: number; to: number },
    crawlers: readonly string[],
  ): Promise<SiteDay[]>;
  lastVisits(sites: readonly string[], crawlers: readonly string[]): Promise<Map<string, number>>;
}

const daysInWeek = 7;
const daysShown = 30;

/** The figures of each site, in their order, from two statements however many sites and visits there are. */
export async function loadSiteFigures(
  visits: VisitsBySite,
  sites: readonly string[],
  now: Date,
): Promise<SiteFigures[]> {
  const to = dayOf(now.getTime());
  const from = to - daysShown + 1;
  const rows = await visits.siteDays(sites, { from, to }, aiCrawlers);
  const lastTimes = await visits.lastVisits(sites, aiCrawlers);
  return sites.map((site) => {
    const days = new Array<number>(daysShown).fill(0);
    for (const row of rows) if (row.site === site) days[row.day - from] = row.visits;
    return {
      today: days.at(-1) ?? 0,
      week: days.slice(-daysInWeek).reduce((sum, day) => sum + day, 0),
      days,
      lastTime: lastTimes.get(site),
    };
  });
}
