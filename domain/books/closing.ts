import { msPerDay } from "../visits/day.ts";
import { utcMonth } from "./books.ts";

/** What gates report late, on the first of a month, is still in the month before. */
const daysToWait = 1;

/** The last month that can be closed: from the second of a month on, in UTC, the one before. */
export function lastMonthToClose(now: Date): string {
  return monthBefore(utcMonth(new Date(now.getTime() - daysToWait * msPerDay)));
}

/** The day from which a month can be closed: `2026-11-02` of October. */
export function closesOn(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 1 + daysToWait)).toISOString().slice(0, 10);
}

export function monthBefore(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return utcMonth(new Date(Date.UTC(year, number - 2)));
}

export function isMonth(text: string): boolean {
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);
}
