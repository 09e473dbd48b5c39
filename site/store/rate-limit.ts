import { createHash } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** So many requests in so many seconds. */
export interface Allowance {
  requests: number;
  seconds: number;
}

export type Verdict = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Counts one more request of a client's. Rejects when the count cannot be kept. */
export type RateLimit = (client: string) => Promise<Verdict>;

/** In this process's memory, or in PostgreSQL where several processes share one count. */
export function rateLimitIn(pool: Pool | undefined, name: string, allowance: Allowance): RateLimit {
  const options = { keyPrefix: name, points: allowance.requests, duration: allowance.seconds };
  const limiter =
    pool === undefined
      ? new RateLimiterMemory(options)
      : new RateLimiterPostgres({
          ...options,
          storeClient: pool,
          tableName: "rate_limit",
          tableCreated: true,
          clearExpiredByTimeout: false,
          // A flood already over its allowance is refused from memory, at no cost to the database.
          inMemoryBlockOnConsumed: allowance.requests,
        });
  return async (client) => {
    try {
      await limiter.consume(digest(client));
      return { allowed: true };
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1_000)) };
    }
  };
}

/** Forgets the clients whose window has ended, every minute. Returns what stops it. */
export function sweepRateLimits(pool: Pool): () => void {
  const sweep = () => pool.query("delete from rate_limit where expire < $1", [Date.now()]).catch(() => {});
  const timer = setInterval(sweep, 60_000).unref();
  return () => clearInterval(timer);
}

/** No address is kept as such, not even for the length of the window. */
function digest(client: string): string {
  return createHash("sha256").update(client).digest("base64url");
}
