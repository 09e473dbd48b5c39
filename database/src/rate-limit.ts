import { createHmac, randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { type Allowance, memoryCounter, type Verdict } from "./memory-counter.ts";

/** Who is counted. */
export interface Client {
  address: string;
  /** The network that many such addresses belong to, where one subscriber may have thousands of them. */
  network: string | undefined;
}

/** Counts one more request of a client's. Rejects when the count cannot be kept. */
export type RateLimit = (client: Client) => Promise<Verdict>;

/** Where counts are kept: PostgreSQL's connections, and what makes its digests nobody else's. */
export interface SharedCounts {
  pool: Pool;
  key: string;
}

/** What a whole network may, over what one of its addresses may. */
export const networkFactor = 10;

/** In this process's memory, or in PostgreSQL where several processes share one count. */
export function rateLimitIn(
  shared: SharedCounts | undefined,
  name: string,
  { requests, seconds }: Allowance,
): RateLimit {
  const counting = (keyPrefix: string, points: number) =>
    shared === undefined
      ? memoryCounter({ requests: points, seconds })
      : postgresCounter(shared.pool, keyPrefix, { requests: points, seconds });
  const own = counting(name, requests);
  const wide = counting(`${name}-network`, requests * networkFactor);
  const key = shared?.key ?? randomBytes(32);
  // No address is kept as such, not even for the length of the window.
  const digest = (address: string) => createHmac("sha256", key).update(address).digest("base64url");
  return async ({ address, network }) => {
    // The network first: one that is over its allowance takes up no more room.
    const verdict = network === undefined ? undefined : await wide(digest(network));
    return verdict === undefined || verdict.allowed ? own(digest(address)) : verdict;
  };
}

function postgresCounter(pool: Pool, keyPrefix: string, { requests, seconds }: Allowance) {
  const limiter = new RateLimiterPostgres({
    keyPrefix,
    points: requests,
    duration: seconds,
    storeClient: pool,
    tableName: "rate_limit",
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A flood already over its allowance is refused from memory, at no cost to the database.
    inMemoryBlockOnConsumed: requests,
  });
  return async (client: string): Promise<Verdict> => {
    try {
      const { remainingPoints, msBeforeNext } = await limiter.consume(client);
      return {
        allowed: true,
        remaining: remainingPoints,
        resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
      };
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
