import { dayOf, hourOf, isoDay } from "./day.ts";
import { type SiteZones, todayOf } from "./site-zones.ts";

/** What one can look at. */
export const periods = ["24h", "7d", "30d", "90d", "all"] as const;
export type NamedPeriod = (typeof periods)[number];
export const defaultPeriod: NamedPeriod = "30d";

/** Two days that were chosen, both included. */
export interface Dates {
  from: number;
  to: number;
}

export type Period = NamedPeriod | Dates;

/** Beside what a time is shown: as many days before it, or the same days a year before. */
export const compares = ["before", "year"] as const;
export type Compare = (typeof compares)[number];

export function periodOf(text: string | null): NamedPeriod {
  return periods.find((period) => period === text) ?? defaultPeriod;
}

/** Hours or days, both ends included, and by how many of them the chart goes. */
export interface TimeRange {
  unit: "hour" | "day";
  from: number;
  to: number;
  step: number;
}

/** More points than this are no line that one can read. */
const maxPoints = 92;
const daysIn = { "7d": 7, "30d": 30, "90d": 90 } as const;

/**
 * The hours or days of a period that ends now. With all days, it begins with the first that has a visit; no
 * period begins before the first day that the plan keeps.
 */
export function rangeOf(
  period: Period,
  now: Date,
  zones: SiteZones,
  { firstDay, firstDayKept = 0 }: { firstDay: number | undefined; firstDayKept?: number | undefined },
): TimeRange {
  const time = now.getTime();
  if (period === "24h") return { unit: "hour", from: hourOf(time) - 23, to: hourOf(time), step: 1 };
  if (typeof period !== "string") return rangeOfDates(period);
  const to = todayOf(zones, now);
  const wanted = period === "all" ? (firstDay ?? to) : to - daysIn[period] + 1;
  const from = Math.min(to, Math.max(wanted, firstDayKept));
  const days = to - from + 1;
  const step = stepOf(days);
  // Weeks end today: a chart whose last week had only begun would seem to fall.
  const wholeSteps = to - Math.ceil(days / step) * step + 1;
  return { unit: "day", from: Math.max(wholeSteps, firstDayKept), to, step };
}

/** All of the days that were chosen and no other: the last step may be shorter. */
function rangeOfDates({ from, to }: Dates): TimeRange {
  return { unit: "day", from, to, step: stepOf(to - from + 1) };
}

function stepOf(days: number): number {
  return days <= maxPoints ? 1 : 7 * Math.ceil(days / (7 * maxPoints));
}

/** The time for comparison; undefined where it is not kept, or there is no such time. */
export function rangeBefore(
  { unit, from, to, step }: TimeRange,
  period: Period,
  firstDayKept = 0,
  compare: Compare = "before",
): TimeRange | undefined {
  if (period === "all") return undefined;
  // Hours are not kept for a year.
  const before =
    compare === "year" && unit === "day"
      ? { unit, from: yearBefore(from), to: yearBefore(to), step }
      : { unit, from: from - (to - from + 1), to: from - 1, step };
  return unit === "day" && before.from < firstDayKept ? undefined : before;
}

/** The same day of the year before; February 28 for a 29 that it did not have. */
function yearBefore(day: number): number {
  const [year = "", month = "", date = ""] = isoDay(day).split("-");
  const [before, monthBefore] = [Number(year) - 1, Number(month) - 1];
  const lastOfMonth = new Date(Date.UTC(before, monthBefore + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(before, monthBefore, Math.min(Number(date), lastOfMonth)));
}
