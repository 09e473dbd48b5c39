import { type Limits, periodOf } from "./limits.ts";

/** A rate limiting binding, as a Worker finds it in `env`. */
export interface RateLimitBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

/**
 * Counters shared by the Workers of one Cloudflare location. How many visits in which period is set where the
 * binding is declared (10 or 60 seconds are possible) and not by the policy: keep the two alike.
 *
 * @example
 * octroi((env) => ({ policy, limits: cloudflareLimits(env.CRAWLERS) }), site);
 */
export function cloudflareLimits(binding: RateLimitBinding): Limits {
  return {
    async count(key, limit) {
      const { success } = await binding.limit({ key });
      return { within: success, retryAfter: Math.min(60, periodOf(limit) / 1000) };
    },
  };
}
