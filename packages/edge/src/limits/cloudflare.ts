import { type Limits, periodOf, slicePrefix } from "./limits.ts";
import { memoryLimits } from "./memory.ts";

/** A rate limiting binding, as a Worker finds it in `env`. */
export interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/**
 * Counters shared by the Workers of one Cloudflare location. How many visits in which period is set where the
 * binding is declared (10 or 60 seconds are possible) and not by the policy: keep the two alike.
 * What was bought is counted by each instance for itself: the binding knows no other number than its own.
 *
 * @example
 * octroi((env) => ({ policy, limits: cloudflareLimits(env.CRAWLERS) }), site);
 */
export function cloudflareLimits(binding: RateLimitBinding): Limits {
  const bought = memoryLimits();
  return {
    async count(key, limit, now) {
      if (key.startsWith(slicePrefix)) return bought.count(key, limit, now);
      const { success } = await binding.limit({ key });
      return { within: success, retryAfter: Math.min(60, periodOf(limit) / 1000) };
    },
  };
}
