import { type Purpose, purposes } from "@octroi/crawlers";

/** What visits are split by over time: the purpose of the crawler that they claim, or none: everyone else. */
export type Series = Purpose | "everyone-else";
export const series: readonly Series[] = [...purposes, "everyone-else"];

/** The place of a series in lists that follow `series`. */
export const seriesIndex: ReadonlyMap<Series, number> = new Map(series.map((name, index) => [name, index]));

/** One value for each series. */
export function perSeries<T>(value: (index: number) => T): Record<Series, T> {
  // Every key of the record is made here, which the compiler cannot see through `fromEntries`.
  return Object.fromEntries(series.map((name, index) => [name, value(index)])) as Record<Series, T>;
}
