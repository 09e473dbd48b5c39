import { changeOf } from "./figures.ts";
import { aiCrawlers } from "./load.ts";
import { silentDaysIn } from "./silent-days.ts";
import { type SiteZones, todayOf } from "./site-zones.ts";
import type { SiteDay } from "./visits.ts";

/** What AI crawlers asked of a site lately. */
export interface SiteFigures {
  today: number;
  /** In seven days, with today. */
  week: number;
  /** For each day, today last. */
  days: number[];
  /** By how many visits the last seven days that are over differ from the seven before. */
  difference: number;
  /** The same in percent; undefined where a part of the two weeks was not counted, or there was nothing before. */
  change: number | undefined;
  /** People whom assistants sent in seven days, with today: at least so many. */
  sent: number;
  /** Undefined where none has come yet. */
  lastTime: number | undefined;
}

interface VisitsBySite {
  siteDays(
    sites: readonly string[],
    days: { from: number; to: number },
    crawlers: readonly string[],
  ): Promise<SiteDay[]>;
  sentDays(sites: readonly string[], days: { from: number; to: number }): Promise<SiteDay[]>;
  lastVisits(sites: readonly string[], crawlers: readonly string[]): Promise<Map<string, number>>;
}

const daysInWeek = 7;
const daysShown = 30;

/** The figures of each site, in their order, from three statements however many sites and visits there are. */
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
  const sent = Map.groupBy(await visits.sentDays(ids, days), ({ site }) => site);
  const lastTimes = await visits.lastVisits(ids, aiCrawlers);
  return sites.map(({ id: site, zones }) => {
    const from = todayOf(zones, now) - daysShown + 1;
    const days = new Array<number>(daysShown).fill(0);
    for (const { day, visits: count } of rows.get(site) ?? [])
      if (day - from in days) days[day - from] = count;
    const weekFrom = from + daysShown - daysInWeek;
    return {
      ...changeIn(days),
      sent: sumOf(
        (sent.get(site) ?? []).filter(({ day }) => day >= weekFrom).map(({ visits: people }) => people),
      ),
      today: days.at(-1) ?? 0,
      week: sumOf(days.slice(-daysInWeek)),
      days,
      lastTime: lastTimes.get(site),
    };
  });
}

/** Of whole days: today is not over. */
function changeIn(days: readonly number[]): Pick<SiteFigures, "difference" | "change"> {
  const end = days.length - 1;
  const start = end - 2 * daysInWeek;
  const week = sumOf(days.slice(end - daysInWeek, end));
  const before = sumOf(days.slice(start, end - daysInWeek));
  const counted = days
    .slice(start, end)
    .map((visits, at) => ({ at, visits }))
    .filter(({ visits }) => visits > 0);
  const isWhole = days.slice(0, start + 1).some((visits) => visits > 0) && silentDaysIn(counted) === 0;
  return { difference: week - before, change: isWhole ? changeOf(week, before) : undefined };
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
