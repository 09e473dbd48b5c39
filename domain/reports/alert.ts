import { msPerDay } from "../visits/day.ts";
import { type SiteZones, todayOf } from "../visits/site-zones.ts";
import { unlisted } from "../visits/visit.ts";
import type { VisitQueries } from "../visits/visits.ts";
import type { OutsideVisits } from "./week.ts";

/** What changed on a day, for whoever wants to hear of it. */
export interface Alert {
  /** The last that was over by the site's clocks. */
  day: number;
  /** Crawlers that had never come before. */
  news: { crawler: string; visits: number }[];
  /** Crawlers whose names were used from elsewhere, for the first time in a week. */
  outside: OutsideVisits[];
  /** When the connector was last heard of, where it fell silent since the look before. */
  silentSince: string | undefined;
}

export function isEmpty({ news, outside, silentSince }: Alert): boolean {
  return news.length === 0 && outside.length === 0 && silentSince === undefined;
}

interface AlertSubject {
  site: string;
  zones: SiteZones;
  dueAt: Date;
  /** When the look before was due; undefined where there was none, such as while the console was away. */
  previousAt: Date | undefined;
  /** When a connector of the site was last heard of. */
  lastSeenAt: string | undefined;
}

export const daysCompared = 7;

export async function loadAlert(visits: VisitQueries, subject: AlertSubject): Promise<Alert> {
  const { site, zones, dueAt } = subject;
  const day = todayOf(zones, dueAt) - 1;
  const totals = await visits.totals(site, { unit: "day", from: day - daysCompared, to: day, step: 1 });
  const visitsOn = new Map<string, number>();
  const outsideOn = new Map<string, number>();
  const outsideBefore = new Set<string>();
  for (const { at, crawler, identity, visits: count } of totals) {
    if (at === day) visitsOn.set(crawler, (visitsOn.get(crawler) ?? 0) + count);
    if (identity !== "outside") continue;
    if (at === day) outsideOn.set(crawler, (outsideOn.get(crawler) ?? 0) + count);
    else outsideBefore.add(crawler);
  }
  const firstDay = await visits.firstDay(site);
  // In the first week, everyone is new.
  const isCounted = firstDay !== undefined && firstDay <= day - daysCompared;
  return {
    day,
    news: isCounted ? await newOn(visits, site, { day, firstDay, visitsOn }) : [],
    outside: [...outsideOn]
      .filter(([crawler]) => isCounted && !outsideBefore.has(crawler))
      .map(([crawler, count]) => ({ crawler, visits: count })),
    silentSince: silentSince(subject),
  };
}

/** Crawlers that came for the first time on a day. */
export async function newOn(
  visits: VisitQueries,
  site: string,
  { day, firstDay, visitsOn }: { day: number; firstDay: number; visitsOn: ReadonlyMap<string, number> },
): Promise<Alert["news"]> {
  const seen = await visits.crawlers(site);
  const names = seen.filter((each) => each.firstDay === day && each.crawler !== unlisted);
  if (names.length === 0) return [];
  // An access log that was read in may know a crawler from before there was a connector.
  const imported = await visits.imported(site, {
    unit: "day",
    from: firstDay,
    to: day,
    step: day - firstDay + 1,
  });
  const before = new Set(imported.map(({ crawler }) => crawler));
  return names
    .filter(({ crawler }) => !before.has(crawler))
    .map(({ crawler }) => ({ crawler, visits: visitsOn.get(crawler) ?? 0 }))
    .sort((a, b) => b.visits - a.visits);
}

/** Said once: at the first look after a day of silence. */
function silentSince({ dueAt, previousAt, lastSeenAt }: AlertSubject): string | undefined {
  if (lastSeenAt === undefined || previousAt === undefined) return undefined;
  const lastSeen = Date.parse(lastSeenAt);
  const isSilent = lastSeen <= dueAt.getTime() - msPerDay;
  const wasSilent = lastSeen <= previousAt.getTime() - msPerDay;
  return isSilent && !wasSilent ? lastSeenAt : undefined;
}
