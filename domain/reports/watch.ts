import type { Site } from "../sites/site.ts";
import { hourOf, isoDay, msPerDay, msPerHour } from "../visits/day.ts";
import { dayAt, startOf, todayOf } from "../visits/site-zones.ts";
import type { TimedTotal } from "../visits/totals.ts";
import type { VisitQueries } from "../visits/visits.ts";
import type { EventFacts } from "../webhooks/event.ts";
import type { WatchedKind } from "../webhooks/webhook.ts";
import { daysCompared, newOn } from "./alert.ts";
import { type SpikeUnit, spikeBaseline, spikeLimits } from "./spike.ts";

/** What the figures of a site show, to be told once. */
export type Finding = {
  [Kind in WatchedKind]: {
    kind: Kind;
    /** What tells it from others of its kind on the site. */
    about: string;
    facts: EventFacts[Kind];
  };
}[WatchedKind];

export interface WatchedSite extends Pick<Site, "id" | "zones"> {
  /** What was before is told to nobody. */
  since: Date;
  /** When a connector of the site was last heard of. */
  lastSeenAt: string | undefined;
}

const hoursPerWeek = (7 * msPerDay) / msPerHour;

/** What there is to tell of a site at a moment: of this day and hour, and of those before, which gates may still report. */
export async function findingsOn(visits: VisitQueries, watched: WatchedSite, now: Date): Promise<Finding[]> {
  const { id: site, zones, since } = watched;
  const today = todayOf(zones, now);
  const from = Math.max(today - 1, dayAt(zones, since.getTime()));
  const totals = await visits.totals(site, { unit: "day", from, to: today, step: 1 });
  const firstDay = await visits.firstDay(site);
  const found: Finding[] = silence(watched, now);
  if (firstDay === undefined) return found;
  for (let day = from; day <= today; day += 1) {
    const onDay = totals.filter(({ at }) => at === day);
    if (onDay.length === 0 || firstDay > day - daysCompared) continue;
    found.push(...(await newcomers(visits, site, { day, firstDay, onDay })));
    found.push(...(await impostors(visits, site, { day, onDay })));
  }
  found.push(...(await spikes(visits, watched, { totals, firstDay }, now)));
  return found;
}

/** Said once of each silence: by when it began. */
function silence({ since, lastSeenAt }: WatchedSite, now: Date): Finding[] {
  if (lastSeenAt === undefined) return [];
  const isSilentFrom = Date.parse(lastSeenAt) + msPerDay;
  if (isSilentFrom > now.getTime() || isSilentFrom <= since.getTime()) return [];
  return [{ kind: "connector.silent", about: lastSeenAt, facts: { lastSeenAt } }];
}

interface DayFigures {
  day: number;
  onDay: readonly TimedTotal[];
}

async function newcomers(
  visits: VisitQueries,
  site: string,
  { day, firstDay, onDay }: DayFigures & { firstDay: number },
): Promise<Finding[]> {
  const visitsOn = byCrawler(onDay);
  return (await newOn(visits, site, { day, firstDay, visitsOn }))
    .filter((row) => row.visits > 0)
    .map(({ crawler, visits: count }) => ({
      kind: "crawler.new",
      about: `${crawler} ${day}`,
      facts: { crawler, visits: count, day: isoDay(day) },
    }));
}

/** Names that were used from elsewhere, for the first time in a week. */
async function impostors(visits: VisitQueries, site: string, { day, onDay }: DayFigures): Promise<Finding[]> {
  const outside = byCrawler(onDay.filter(({ identity }) => identity === "outside"));
  if (outside.size === 0) return [];
  const range = { unit: "day", from: day - daysCompared, to: day - 1, step: daysCompared } as const;
  const before = await visits.totals(site, range);
  const known = new Set(
    before.filter(({ identity }) => identity === "outside").map(({ crawler }) => crawler),
  );
  return [...outside]
    .filter(([crawler]) => !known.has(crawler))
    .map(([crawler, count]) => ({
      kind: "crawler.impostor",
      about: `${crawler} ${day}`,
      facts: { crawler, visits: count, day: isoDay(day) },
    }));
}

/** Of an hour or a day, one a day at most: the day's own name tells it from others. */
async function spikes(
  visits: VisitQueries,
  { id: site, zones, since }: WatchedSite,
  { totals, firstDay }: { totals: readonly TimedTotal[]; firstDay: number },
  now: Date,
): Promise<Finding[]> {
  const hour = hourOf(now.getTime());
  const hours = { from: Math.max(hour - 1, hourOf(since.getTime())), to: hour };
  const inHours = await visits.totals(site, { unit: "hour", ...hours, step: 1 });
  const candidates = [
    ...candidatesIn(inHours, "hour").map((each) => ({
      ...each,
      day: dayAt(zones, each.at * msPerHour),
      from: each.at * msPerHour,
    })),
    ...candidatesIn(totals, "day").map((each) => ({
      ...each,
      day: each.at,
      from: startOf(zones, each.at),
    })),
  ];
  const found: Finding[] = [];
  for (const { unit, at, day, from, count, crawler } of candidates) {
    const weeks = Math.min(spikeLimits.weeks, Math.floor((day - firstDay) / 7));
    if (weeks < spikeLimits.leastWeeks) continue;
    const usual = spikeBaseline(count, await pastOf(visits, site, { unit, at, weeks }), unit);
    if (usual === undefined) continue;
    const facts = { unit, from: new Date(from).toISOString(), visits: count, usual, crawler };
    found.push({ kind: "visits.spike", about: isoDay(day), facts });
  }
  return found;
}

/** The hours or days with enough visits to be one, and who came most. */
function candidatesIn(totals: readonly TimedTotal[], unit: SpikeUnit) {
  return [...Map.groupBy(totals, ({ at }) => at)].flatMap(([at, rows]) => {
    const crawlers = [...byCrawler(rows)].sort(([, a], [, b]) => b - a);
    const count = crawlers.reduce((sum, [, one]) => sum + one, 0);
    const [most] = crawlers;
    return count < spikeLimits.least[unit] || most === undefined
      ? []
      : [{ unit, at, count, crawler: most[0] }];
  });
}

/** The same time of the weeks before; of an hour, with those before and after it. */
async function pastOf(
  visits: VisitQueries,
  site: string,
  { unit, at, weeks }: { unit: SpikeUnit; at: number; weeks: number },
): Promise<number[]> {
  const [week, near] = unit === "hour" ? [hoursPerWeek, 1] : [7, 0];
  const past: number[] = [];
  for (let back = 1; back <= weeks; back += 1) {
    const middle = at - back * week;
    const range = { unit, from: middle - near, to: middle + near, step: 1 };
    const totals = await visits.totals(site, range);
    for (let one = range.from; one <= range.to; one += 1) {
      past.push(totals.filter((row) => row.at === one).reduce((sum, row) => sum + row.visits, 0));
    }
  }
  return past;
}

function byCrawler(totals: readonly TimedTotal[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { crawler, visits } of totals) sums.set(crawler, (sums.get(crawler) ?? 0) + visits);
  return sums;
}
