import type { Plan } from "../workspaces/workspace.ts";
import { dayOf } from "./day.ts";

/** How many months of figures a plan keeps; undefined: all. */
export const historyMonths: Readonly<Record<Plan, number | undefined>> = { free: 3, pro: undefined };

/** The first day that a plan keeps; undefined where it keeps all of them. */
export function firstDayKept(plan: Plan, now: Date): number | undefined {
  const months = historyMonths[plan];
  return months === undefined ? undefined : dayOf(monthsBefore(now, months).getTime());
}

/** The same day so many months earlier, or the last of its month where there is no such day. */
function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}

/** After so many days without a visit to any site, it is our clock that is doubted rather than the world. */
const maxSilentDays = 8;

/**
 * Whether the clock may be wrong: it would make every figure look old. The newest visit was dated by somebody
 * else's clock. What is a few rows can be deleted even so: a console without visits empties in the end.
 */
export function isClockDoubtful(
  now: Date,
  newestDay: number | undefined,
  expired: number,
  total: number,
): boolean {
  if (newestDay === undefined) return false;
  return dayOf(now.getTime()) - newestDay > maxSilentDays && expired > Math.max(total / 10, 3);
}
