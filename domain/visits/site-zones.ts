import { dayIn, msPerQuarter, offsetAt, startOfDay } from "../time-zone.ts";
import { isoDay, msPerDay, msPerHour } from "./day.ts";

/** A time zone that a site's days are counted in, from a moment on. */
export interface ZoneSince {
  /** Milliseconds since 1970; the first is from 0 on. */
  from: number;
  zone: string;
}

/** The time zones of a site, in the order in which they came into force. What was counted in one stays as it is. */
export type SiteZones = readonly ZoneSince[];

/** Of a site whose days are all by one zone's clocks. */
export function onlyZone(zone: string): SiteZones {
  return [{ from: 0, zone }];
}

export const utc: SiteZones = onlyZone("UTC");

/** The zone in force at a moment. */
export function zoneAt(zones: SiteZones, time: number): string {
  return zones.findLast(({ from }) => from <= time)?.zone ?? zones[0]?.zone ?? "UTC";
}

/** The site's day of a moment: where a visit counts, and what “today” is. */
export function dayAt(zones: SiteZones, time: number): number {
  return dayIn(zoneAt(zones, time), time);
}

/** The zone of now: by its clocks moments are told. */
export function zoneOf({ zones }: { zones: SiteZones }, now: Date): string {
  return zoneAt(zones, now.getTime());
}

/** The site's day of now. */
export function todayOf(zones: SiteZones, now: Date): number {
  return dayAt(zones, now.getTime());
}

/** The first moment of one of the site's days. */
export function startOf(zones: SiteZones, day: number): number {
  return startOfDay(zoneAt(zones, day * msPerDay), day);
}

/** What a day, or an hour by the site's clocks, is called: `2026-11-18`, `2026-11-18T15:00+01:00`. */
export function timeName(zones: SiteZones, unit: "day" | "hour"): (at: number) => string {
  return unit === "day" ? isoDay : (hour) => hourName(zones, hour * msPerHour);
}

function hourName(zones: SiteZones, time: number): string {
  const offset = offsetAt(zoneAt(zones, time), time);
  const local = new Date(time + offset).toISOString().slice(0, 16);
  if (offset === 0) return `${local}Z`;
  const clock = new Date(Math.abs(offset)).toISOString().slice(11, 16);
  return `${local}${offset > 0 ? "+" : "-"}${clock}`;
}

/** The zone that most of a day, or all of an hour, is counted in. */
export function zoneOfTime(zones: SiteZones, unit: "day" | "hour", at: number): string {
  return zoneAt(zones, unit === "hour" ? at * msPerHour : startOf(zones, at) + msPerDay / 2);
}

/** How far a visit's clock may be ahead (`parse-visits.ts`), and as much for those of our own servers. */
const leadMs = 10 * 60_000;

/**
 * When a zone that is chosen now comes into force: at a quarter of an hour that is far enough away for no visit to have
 * been counted for it, so that the zones alone say which day each visit is on, whenever it came.
 */
export function zoneStart(now: Date): number {
  return Math.ceil((now.getTime() + leadMs) / msPerQuarter) * msPerQuarter;
}

/** More than anybody means to; the oldest are forgotten, and their days are then marked as those of the next. */
const maxZones = 200;

/** With a zone that was chosen now. One that has not come into force is replaced. */
export function withZone(zones: SiteZones, zone: string, now: Date): SiteZones {
  const from = zoneStart(now);
  const before = zones.filter((each) => each.from < from);
  if (zoneAt(before, from) === zone) return before;
  const [first = { from, zone }, ...rest] = [...before, { from, zone }].slice(-maxZones);
  return [{ ...first, from: 0 }, ...rest];
}

/** The days on which a zone began to count, and by which clocks the days before are. */
export interface ZoneChange {
  /** The first day that has moments of the new zone. */
  day: number;
  from: number;
  before: string;
  after: string;
}

export function zoneChanges(zones: SiteZones): ZoneChange[] {
  return zones.slice(1).map(({ from, zone }, index) => ({
    day: dayIn(zone, from),
    from,
    before: zones[index]?.zone ?? "UTC",
    after: zone,
  }));
}

/** As the database has them. */
export function parseZones(text: string): SiteZones {
  const zones: unknown = JSON.parse(text);
  if (!Array.isArray(zones)) return utc;
  const parsed = zones.filter(isZoneSince);
  return parsed.length === 0 ? utc : parsed;
}

function isZoneSince(value: unknown): value is ZoneSince {
  const { from, zone } = Object(value);
  return typeof from === "number" && typeof zone === "string";
}
