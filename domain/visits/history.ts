import { monthsBefore } from "@octroi/ui/series/months-before";
import type { Plan } from "../workspaces/workspace.ts";
import { dayOf, msPerDay } from "./day.ts";

/** How many months of figures a plan keeps; undefined: all. */
export const historyMonths: Readonly<Record<Plan, number | undefined>> = { free: 3, pro: undefined };

/** The first day that a plan keeps; undefined where it keeps all of them. */
export function firstDayKept(plan: Plan, today: number): number | undefined {
  const months = historyMonths[plan];
  return months === undefined ? undefined : dayMonthsBefore(today, months);
}

export function dayMonthsBefore(day: number, months: number): number {
  return dayOf(monthsBefore(new Date(day * msPerDay), months).getTime());
}

/** For so many days after Pro, what the free plan does not keep is hidden and not deleted yet. */
const graceDays = 30;

/** When that ends, for a workspace that left Pro then. */
export function endOfGrace(leftProAt: string): Date {
  return new Date(Date.parse(leftProAt) + graceDays * msPerDay);
}

/** What a workspace's plan is, and when it left Pro, if it did. */
export interface HistoryPlan {
  plan: Plan;
  leftProAt: string | undefined;
}

/** The first day that is not deleted; undefined where none is. */
export function firstDayStored(
  { plan, leftProAt }: HistoryPlan,
  now: Date,
  today: number,
): number | undefined {
  const isInGrace = leftProAt !== undefined && now < endOfGrace(leftProAt);
  return isInGrace ? undefined : firstDayKept(plan, today);
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
