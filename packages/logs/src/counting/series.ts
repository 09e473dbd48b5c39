import type { Purpose } from "@octroi/crawlers/identify";

/** What visits are split by over time: the purpose of the crawler that they claim, or none: everyone else. */
export type Series = Purpose | "everyone-else";

/** One value for each series, in the order in which purposes are shown. */
export function perSeries<T>(value: (index: number) => T): Record<Series, T> {
  return {
    "search-engine": value(0),
    "ai-search": value(1),
    "user-triggered": value(2),
    agent: value(3),
    "coding-agent": value(4),
    training: value(5),
    dataset: value(6),
    "link-preview": value(7),
    advertising: value(8),
    archive: value(9),
    "control-token": value(10),
    "everyone-else": value(11),
  };
}

/** The place of each series in lists that follow this order. */
export const seriesIndex: Readonly<Record<Series, number>> = perSeries((index) => index);
export const seriesCount = Object.keys(seriesIndex).length;
