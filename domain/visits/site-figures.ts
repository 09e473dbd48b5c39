import { aiCrawlers } from "./load.ts";
import { type SiteZones, todayOf } from "./site-zones.ts";
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
  sites: readonly { id: string; zones: SiteZones }[],
  now: Date,
): Promise<SiteFigures[]> {
  if (sites.length === 0) return [];
  const todays = sites.map(({ zones }) => todayOf(zones, now));
  const days = { from: Math.min(...todays) - daysShown + 1, to: Math.max(...todays) };
  const ids = sites.map(({ id }) => id);
  const rows = Map.groupBy(await visits.siteDays(ids, days, aiCrawlers), ({ site }) => site);
  const lastTimes = await visits.lastVisits(ids, aiCrawlers);
  return sites.map(({ id: site, zones }) => {
    const from = todayOf(zones, now) - daysShown + 1;
    const days = new Array<number>(daysShown).fill(0);
    for (const { day, visits: count } of rows.get(site) ?? [])
      if (day - from in days) days[day - from] = count;
    return {
      today: days.at(-1) ?? 0,
      week: days.slice(-daysInWeek).reduce((sum, day) => sum + day, 0),
      days,
      lastTime: lastTimes.get(site),
    };
  });
}
