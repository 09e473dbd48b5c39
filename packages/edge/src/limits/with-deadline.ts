import { withTimeout } from "../with-timeout.ts";
import type { Limits } from "./limits.ts";
import { memoryLimits } from "./memory.ts";

const deadline = 250;

/**
 * Shared counters that the site never waits for: when they fail or are late, the counters in memory decide.
 * Those count every visit, so they are right for this instance at any time.
 */
export function withDeadline(shared: Limits, failed: (error: unknown) => void): Limits {
  const own = memoryLimits();
  return {
    async count(key, limit, now) {
      const counted = own.count(key, limit, now);
      try {
        const late = `The shared counters took over ${deadline} ms.`;
        return await withTimeout(deadline, late, () => shared.count(key, limit, now));
      } catch (error) {
        failed(error);
        return counted;
      }
    },
  };
}
