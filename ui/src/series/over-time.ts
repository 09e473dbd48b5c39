import type { Purpose } from "@octroi/crawlers";

/** The order in which purposes are shown, wherever visits are counted by them. */
export const purposeOrder: readonly Purpose[] = [
  "search-engine",
  "ai-search",
  "user-triggered",
  "agent",
  "coding-agent",
  "training",
  "dataset",
  "link-preview",
  "advertising",
  "archive",
  "control-token",
];

export interface VisitsRow {
  /** `2026-11-16`. */
  readonly day: string;
  readonly purpose: Purpose;
  readonly visits: number;
}

export interface VisitsSeries {
  /** The rarer purposes of many are one series. */
  readonly key: Purpose | "others";
  /** One figure for each of the times. */
  readonly visits: readonly number[];
}

export interface VisitsOverTime {
  readonly unit: "day" | "month";
  /** `2026-11-16`, or `2026-11` for months. None is left out, whether anybody came or not. */
  readonly times: readonly string[];
  readonly series: readonly VisitsSeries[];
  readonly totals: readonly number[];
}

/** More lines than this cannot be told apart. */
const maxSeries = 5;
/** More days than this are counted by the month. */
const maxDays = 92;
/** Two visits that are further apart than this have a broken clock between them. */
const maxMonths = 240;

/** Visits by purpose over time: days, or months where there are many. */
export function visitsOverTime(rows: readonly VisitsRow[]): VisitsOverTime {
  const days = rows.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return { unit: "day", times: [], series: [], totals: [] };
  const unit = numberOf(last) - numberOf(first) < maxDays ? "day" : "month";
  const timeOf = (day: string) => (unit === "day" ? day : day.slice(0, 7));
  const times = unit === "day" ? daysBetween(first, last) : monthsBetween(first, last);
  const place = new Map(times.map((time, index) => [time, index]));
  const counts = new Map<Purpose, number[]>();
  for (const { day, purpose, visits } of rows) {
    const at = place.get(timeOf(day));
    if (at === undefined) continue;
    const list = counts.get(purpose) ?? times.map(() => 0);
    list[at] = (list[at] ?? 0) + visits;
    counts.set(purpose, list);
  }
  const series = seriesOf(counts);
  return { unit, times, series, totals: sumOf(series.map(({ visits }) => visits)) };
}

function seriesOf(counts: ReadonlyMap<Purpose, readonly number[]>): VisitsSeries[] {
  const all = purposeOrder
    .map((key) => ({ key, visits: counts.get(key) ?? [] }))
    .filter(({ visits }) => sum(visits) > 0);
  if (all.length <= maxSeries) return all;
  const ranked = all.toSorted((a, b) => sum(b.visits) - sum(a.visits));
  const topSeries = new Set(ranked.slice(0, maxSeries - 1));
  const others = all.filter((one) => !topSeries.has(one)).map(({ visits }) => visits);
  return [...all.filter((one) => topSeries.has(one)), { key: "others", visits: sumOf(others) }];
}

function sumOf(lists: readonly (readonly number[])[]): number[] {
  const [first = []] = lists;
  return first.map((_, at) => sum(lists.map((list) => list[at] ?? 0)));
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}

const millisecondsOfDay = 86_400_000;

function numberOf(day: string): number {
  return Date.parse(day) / millisecondsOfDay;
}

function daysBetween(first: string, last: string): string[] {
  return Array.from({ length: numberOf(last) - numberOf(first) + 1 }, (_, after) =>
    new Date((numberOf(first) + after) * millisecondsOfDay).toISOString().slice(0, 10),
  );
}

/** The last ones, where there are too many. */
function monthsBetween(first: string, last: string): string[] {
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  const start = Math.max(month(first), month(last) - maxMonths + 1);
  return Array.from({ length: month(last) - start + 1 }, (_, after) => {
    const number = start + after;
    return `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;
  });
}
