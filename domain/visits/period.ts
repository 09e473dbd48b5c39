import { hourOf } from "./day.ts";
import { type SiteZones, todayOf } from "./site-zones.ts";

/** What one can look at. */
export const periods = ["24h", "7d", "30d", "90d", "all"] as const;
export type Period = (typeof periods)[number];
export const defaultPeriod: Period = "30d";

export function periodOf(text: string | null): Period {
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
  const to = todayOf(zones, now);
  const wanted = period === "all" ? (firstDay ?? to) : to - daysIn[period] + 1;
  const from = Math.min(to, Math.max(wanted, firstDayKept));
  const days = to - from + 1;
  const step = days <= maxPoints ? 1 : 7 * Math.ceil(days / (7 * maxPoints));
  // Weeks end today: a chart whose last week had only begun would seem to fall.
  const wholeSteps = to - Math.ceil(days / step) * step + 1;
  return { unit: "day", from: Math.max(wholeSteps, firstDayKept), to, step };
}

/** The same time before, for comparison; undefined where it is not kept, or there is no such time. */
export function rangeBefore(
  { unit, from, to, step }: TimeRange,
  period: Period,
  firstDayKept = 0,
): TimeRange | undefined {
  if (period === "all") return undefined;
  const before = { unit, from: from - (to - from + 1), to: from - 1, step };
  return unit === "day" && before.from < firstDayKept ? undefined : before;
}
