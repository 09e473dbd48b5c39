import { type Limits, periodOf } from "./limits.ts";

/**
 * Counters in this instance's memory. A period begins with the first visit in it. Instances do not know of each
 * other, so a site on three instances lets three times as many in.
 *
 * @example
 * createGate({ policy, limits: memoryLimits() }); // the default
 */
export function memoryLimits(): Limits {
  const periods = new Map<string, { start: number; visits: number }>();
  return {
    count(key, limit, now) {
      const length = periodOf(limit);
      let period = periods.get(key);
      // A clock that was set back must not leave a crawler waiting for a period that lies in the future.
      if (period === undefined || now < period.start || now >= period.start + length) {
        period = { start: now, visits: 0 };
        periods.delete(key);
        periods.set(key, period);
        forgetOldest(periods);
      }
      period.visits++;
      const retryAfter = Math.ceil((period.start + length - now) / 1000);
      return { within: period.visits <= limit.visits, retryAfter };
    },
  };
}

const maxPeriods = 5000;

/** Rules and crawlers are few, so this is a bound that is never met, not a way of working. */
function forgetOldest(periods: Map<string, unknown>): void {
  if (periods.size <= maxPeriods) return;
  for (const oldest of periods.keys()) {
    periods.delete(oldest);
    return;
  }
}
