import type { Mode } from "../rules/mode.ts";
import { hourOf } from "./day.ts";
import type { TimeRange } from "./period.ts";
import { dayAt, type SiteZones, todayOf } from "./site-zones.ts";

/** What happened in a time, beside its figures. */
export type Moment =
  | { kind: "rules"; at: number; day: number; version: number; mode: Mode }
  /** Nothing was reported on these days, both included. */
  | { kind: "silent"; from: number; to: number };

interface MomentsData {
  range: TimeRange;
  zones: SiteZones;
  now: Date;
  versions: readonly { version: number; mode: Mode; at: string }[];
  /** The days on which a connector reported, and what; from the first day on that one ever did. */
  reported: readonly { day: number; visits: number }[];
}

/** With fewer visits on a usual day, a day without one is nothing to speak of. */
const minDailyVisits = 10;
/** More would be a list of its own. */
const maxMoments = 12;

/** Rules that were published and days on which the connector was silent, the first one first. */
export function momentsIn({ range, zones, now, versions, reported }: MomentsData): Moment[] {
  const inRange = (time: number) => {
    const at = range.unit === "hour" ? hourOf(time) : dayAt(zones, time);
    return at >= range.from && at <= range.to;
  };
  const rules = versions
    .map(
      ({ version, mode, at }): Moment => ({
        kind: "rules",
        at: Date.parse(at),
        day: dayAt(zones, Date.parse(at)),
        version,
        mode,
      }),
    )
    .filter((moment) => moment.kind === "rules" && inRange(moment.at));
  const silences =
    range.unit === "day" ? silencesIn(reported, Math.min(range.to, todayOf(zones, now) - 1)) : [];
  return [...rules, ...silences].sort((a, b) => dayOfMoment(a) - dayOfMoment(b)).slice(-maxMoments);
}

export function dayOfMoment(moment: Moment): number {
  return moment.kind === "rules" ? moment.day : moment.from;
}

/** Between days on which something was reported, and up to the last day that is over. */
function silencesIn(reported: MomentsData["reported"], last: number): Moment[] {
  const visits = reported.reduce((sum, each) => sum + each.visits, 0);
  if (visits < reported.length * minDailyVisits) return [];
  const days = [...reported.map(({ day }) => day).sort((a, b) => a - b), last + 1];
  return days.flatMap((day, index): Moment[] => {
    const before = days[index - 1];
    if (before === undefined || day - before < 2) return [];
    return [{ kind: "silent", from: before + 1, to: Math.min(day - 1, last) }];
  });
}

/** The place of the step of a chart in which it began. */
export function stepOf(moment: Moment, { unit, from, step }: TimeRange): number {
  const at = unit === "hour" && moment.kind === "rules" ? hourOf(moment.at) : dayOfMoment(moment);
  return Math.floor((at - from) / step);
}
