import type { VisitEvent } from "@octroi/edge";
import type { Story } from "./generate.ts";

/** A visit as it is to be counted. */
export interface TrueVisit {
  site: number;
  time: number;
  /** `2026-11-18`, by the clocks of the site at that moment. */
  day: string;
  crawler: string;
  /** As it was sent. */
  name: string;
  identity: string;
  decision: string;
  status: number;
  path: string;
  price: string | undefined;
}

const quarter = 15 * 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** People whom an assistant sent to a page, as they are to be counted. */
export interface TrueArrival {
  site: number;
  day: string;
  assistant: string;
  path: string;
  people: number;
}

/** The date that a calendar at a place shows. */
function dateIn(zone: string, time: number): string {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  formats.set(zone, format);
  return format.format(time);
}

/** The zones of each site, and from when on. */
function zonesSince({ zones, steps }: Story): ZoneFrom[][] {
  const since = zones.map((zone) => [{ from: 0, zone }]);
  for (const { at, zone } of steps) {
    if (zone === undefined) continue;
    const from = Math.ceil((at + 10 * 60_000) / quarter) * quarter;
    since[zone.site]?.push({ from, zone: zone.zone });
  }
  return since;
}

interface ZoneFrom {
  from: number;
  zone: string;
}

function zoneAt(since: readonly ZoneFrom[], time: number): string {
  let zone = "UTC";
  for (const each of since) if (each.from <= time) zone = each.zone;
  return zone;
}

/** Everybody whom an assistant sent, once, on the day on which they were heard of first. */
export function arrivalsOf(story: Story): TrueArrival[] {
  const since = zonesSince(story);
  const seen = new Set<string>();
  return story.steps.flatMap(({ at, batches }) =>
    batches.flatMap(({ site, people: lines }) =>
      lines.flatMap(({ id, from, path, people }) => {
        if (seen.has(`${site} ${id}`)) return [];
        seen.add(`${site} ${id}`);
        return [{ site, day: dateIn(zoneAt(since[site] ?? [], at), at), assistant: from, path, people }];
      }),
    ),
  );
}

/** Every visit of a story, once, on its day. Nothing of the console is asked. */
export function truthOf(story: Story): TrueVisit[] {
  const since = zonesSince(story);
  const { steps } = story;
  const seen = new Set<string>();
  const visits: TrueVisit[] = [];
  for (const { batches } of steps) {
    for (const { site, events } of batches) {
      for (const each of events) {
        if (seen.has(`${site} ${each.id}`)) continue;
        seen.add(`${site} ${each.id}`);
        visits.push(visitOf(each, site, since[site] ?? []));
      }
    }
  }
  return visits;
}

function visitOf(
  { time: text, crawler, identity, decision, status, path, price }: VisitEvent,
  site: number,
  since: readonly ZoneFrom[],
): TrueVisit {
  const time = Date.parse(text);
  const zone = zoneAt(since, time);
  return {
    site,
    time,
    day: dateIn(zone, time),
    crawler: crawler === "Nobody-Knows-It" ? "unlisted" : crawler,
    name: crawler,
    identity,
    decision,
    status: status ?? 0,
    path,
    price: price && `${price.amount} ${price.currency}`,
  };
}

/** How many visits there are of each name. */
export function countBy<T>(items: readonly T[], nameOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) {
    const name = nameOf(item);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
