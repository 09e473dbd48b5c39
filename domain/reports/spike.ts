/** What is well beyond a site's own weeks. The words of webhooks and mails repeat these figures. */
export const spikeLimits = {
  /** Fewer visits are no spike, however few there usually are. */
  least: { hour: 100, day: 500 },
  times: 3,
  weeks: 4,
  /** A site that is counted for less has no usual week. */
  leastWeeks: 2,
} as const;

export type SpikeUnit = keyof (typeof spikeLimits)["least"];

/**
 * The middle of what came at the same time of other weeks, where so many visits are a spike beside it; else undefined. It
 * exceeds all of those but one too, as what comes every other week is no news.
 */
export function spikeBaseline(visits: number, past: readonly number[], unit: SpikeUnit): number | undefined {
  if (visits < spikeLimits.least[unit] || past.length < 2) return undefined;
  const baseline = medianOf(past);
  const [, second = 0] = past.toSorted((a, b) => b - a);
  return visits >= baseline * spikeLimits.times && visits > second ? Math.round(baseline) : undefined;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
