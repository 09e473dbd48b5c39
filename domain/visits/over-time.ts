import type { Purpose } from "@octroi/crawlers/identify";
import { add, type Figures } from "./figures.ts";
import type { TimeRange } from "./period.ts";
import { purposeOf, type VisitPurpose, visitPurposes } from "./purpose.ts";
import { unlisted } from "./visit.ts";

export interface Series {
  /** The rarer purposes of many are one series, with the crawlers whose purpose nobody knows. */
  key: Purpose | "others";
  /** One figure for each of the points. */
  visits: number[];
}

export interface VisitsOverTime extends TimeRange {
  /** The first hour or day of each. None is left out, whether anybody came or not. */
  points: number[];
  series: Series[];
  /** Visits of each point that were read from a log; empty where none were. */
  imported: number[];
}

/** More lines than this cannot be told apart. */
const maxSeries = 5;

interface TimedVisits {
  at: number;
  crawler: string;
  visits: number;
}

/** Visits by purpose, over every hour, day or week of a range. */
export function overTime(
  range: TimeRange,
  counted: readonly TimedVisits[],
  imported: readonly TimedVisits[] = [],
): VisitsOverTime {
  const { from, to, step } = range;
  const points = Array.from({ length: Math.ceil((to - from + 1) / step) }, (_, index) => from + index * step);
  const figures = points.map((): Figures<VisitPurpose> => ({}));
  const importedVisits = points.map(() => 0);
  const indexOf = (at: number) => Math.floor((at - from) / step);
  for (const { at, crawler, visits } of [...counted, ...imported]) {
    const point = figures[indexOf(at)];
    if (point !== undefined) add(point, purposeOf(crawler), visits);
  }
  for (const { at, visits } of imported) {
    const index = indexOf(at);
    if (index in importedVisits) importedVisits[index] = (importedVisits[index] ?? 0) + visits;
  }
  const isImported = importedVisits.some((visits) => visits > 0);
  return { ...range, points, series: seriesOf(figures), imported: isImported ? importedVisits : [] };
}

/** All visits of each of the points. */
export function sumsOf({ points, series }: Pick<VisitsOverTime, "points" | "series">): number[] {
  return points.map((_, index) => sum(series.map(({ visits }) => visits[index] ?? 0)));
}

function seriesOf(points: readonly Figures<VisitPurpose>[]): Series[] {
  const all = visitPurposes
    .map((key) => ({ key, visits: points.map((figures) => figures[key] ?? 0) }))
    .filter(({ visits }) => sum(visits) > 0);
  const named = all.flatMap(({ key, visits }) => (key === unlisted ? [] : [{ key, visits }]));
  const isFew = all.length <= maxSeries;
  const ranked = named.toSorted((a, b) => sum(b.visits) - sum(a.visits));
  const shown: Series[] = isFew ? named : named.filter((series) => ranked.indexOf(series) < maxSeries - 1);
  if (shown.length === all.length) return shown;
  const rest = all.filter(({ key }) => !shown.some((series) => series.key === key));
  const others = points.map((_, index) => sum(rest.map(({ visits }) => visits[index] ?? 0)));
  return [...shown, { key: "others", visits: others }];
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
