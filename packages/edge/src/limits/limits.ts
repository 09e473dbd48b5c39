import { type Limit, secondsIn } from "@octroi/policy";

/** What a counter says about one more visit. */
export interface Counted {
  readonly within: boolean;
  /** After how many seconds a visit is within the limit again. */
  readonly retryAfter: number;
}

/**
 * Counts visits. The gate counts in its own memory; several instances count together through one of these.
 *
 * @example
 * const limits: Limits = { count: (key, limit) => askTheCounterOf(key, limit) };
 */
export interface Limits {
  /**
   * The key names the rule's paths, the crawler and its identity, or the slice of a license after `slice:`; never an
   * address. `now` is in milliseconds.
   */
  count(key: string, limit: Limit, now: number): Counted | Promise<Counted>;
}

/** How long a limit counts over, in milliseconds. */
export function periodOf({ per }: Limit): number {
  return secondsIn[per] * 1000;
}

/** Begins the keys of what was bought, which no path of a rule does. */
export const slicePrefix = "slice:";
