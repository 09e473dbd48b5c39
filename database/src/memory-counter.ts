/** So many requests in so many seconds. */
export interface Allowance {
  requests: number;
  seconds: number;
}

export type Verdict =
  /** How many more are allowed, until then. */
  { allowed: true; remaining: number; resetSeconds: number } | { allowed: false; retryAfterSeconds: number };

/** A client takes some two hundred bytes, so a few megabytes in all. */
const defaultMaxClients = 20_000;

interface Count {
  requests: number;
  until: number;
}

/**
 * Counts requests by client in windows that begin with the first of them. Where there are more clients than
 * are kept, the one counted for the longest time is forgotten.
 */
export function memoryCounter(
  { requests, seconds }: Allowance,
  { maxClients = defaultMaxClients, now = () => performance.now() } = {},
): (client: string) => Promise<Verdict> {
  // All windows are equally long, so that the first one to begin is the first one to end.
  const counts = new Map<string, Count>();

  function forgetOld(moment: number): void {
    for (const [client, { until }] of counts) {
      if (until > moment && counts.size <= maxClients) return;
      counts.delete(client);
    }
  }

  return async (client) => {
    const moment = now();
    forgetOld(moment);
    const count = counts.get(client) ?? { requests: 0, until: moment + seconds * 1_000 };
    count.requests += 1;
    counts.set(client, count);
    const resetSeconds = Math.max(1, Math.ceil((count.until - moment) / 1_000));
    const remaining = requests - count.requests;
    return remaining >= 0
      ? { allowed: true, remaining, resetSeconds }
      : { allowed: false, retryAfterSeconds: resetSeconds };
  };
}
