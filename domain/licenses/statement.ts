import { type Amount, addAmounts, times } from "../rules/money.ts";
import { dayOf, isoDay } from "../visits/day.ts";
import type { License } from "./license.ts";
import type { AskedDay, LicensedDay } from "./licenses.ts";

/** What a site asked for and licensed in a month. Amounts are by currency. */
export interface Statement {
  /** `2026-11`. */
  month: string;
  /** Visits that were answered with a price, and what they were asked for together. */
  asked: { visits: number; amounts: Amount[] };
  licensed: number;
  /** What the licensed visits come to. */
  gross: Amount[];
  /** One for each license with visits, the most visits first. */
  lines: StatementLine[];
}

export interface StatementLine {
  license: License;
  visits: number;
  gross: Amount;
}

export function statementOf(
  month: string,
  licenses: readonly License[],
  licensed: readonly LicensedDay[],
  asked: readonly AskedDay[],
): Statement {
  const isInMonth = ({ day }: { day: number }) => isoDay(day).startsWith(month);
  const askedHere = asked.filter(isInMonth);
  const licensedHere = licensed.filter(isInMonth);
  const lines = licenses
    .map((license) => {
      const visits = sum(licensedHere.filter((day) => day.license === license.id));
      return { license, visits, gross: times(license.price, visits) };
    })
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.visits - a.visits);
  const gross = lines.map((line) => line.gross).reduce(addAmounts, []);
  return {
    month,
    asked: {
      visits: sum(askedHere),
      amounts: askedHere
        .flatMap(({ price, visits }) => (price === undefined ? [] : [times(price, visits)]))
        .reduce(addAmounts, []),
    },
    licensed: sum(lines),
    gross,
    lines,
  };
}

function sum(rows: readonly { visits: number }[]): number {
  return rows.reduce((total, { visits }) => total + visits, 0);
}

/** `2026-11`, from what an address says; the current month, where it says none, or one that has not come. */
export function monthOf(text: string | null, today: number): string {
  const current = isoDay(today).slice(0, 7);
  return text !== null && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text) && text <= current ? text : current;
}

/** The last months, the latest first. */
export function lastMonths(count: number, today: number): string[] {
  const [year = 0, month = 0] = isoDay(today).split("-").map(Number);
  return Array.from({ length: count }, (_, back) =>
    isoDay(dayOf(Date.UTC(year, month - 1 - back))).slice(0, 7),
  );
}

/** The first and the last day of a month. */
export function daysOf(month: string): { from: number; to: number } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return { from: dayOf(Date.UTC(year, number - 1)), to: dayOf(Date.UTC(year, number)) - 1 };
}
