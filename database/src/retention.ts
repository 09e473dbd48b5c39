import { type Rounds, runDaily } from "./rounds.ts";

/** What expires. */
export interface Expiring {
  count(): Promise<number>;
  /** How many are from before then. */
  countExpired(before: Date): Promise<number>;
  /** Deletes them, and says how many they were. */
  purge(before: Date): Promise<number>;
}

export type Purge =
  | { outcome: "purged"; purged: number }
  | { outcome: "unlikely"; expired: number; total: number }
  | { outcome: "unavailable"; error: unknown };

interface RetentionOptions {
  list: Expiring;
  rounds: Rounds;
  /** Of the round, among others of the same database. */
  name: string;
  limitAt: (now: Date) => Date;
  onPurge: (purge: Purge) => void;
}

/**
 * Deletes every day, on one of the servers, what expired before `limitAt(now)`. A share that is unlikely is left for the
 * operator: a clock that is years ahead must not empty a table. Where storage is unavailable it tries again soon.
 * Returns what stops it.
 */
export function startRetention(options: RetentionOptions): () => Promise<void> {
  const { list, rounds, name, limitAt, onPurge } = options;
  return runDaily({
    rounds,
    name,
    async task() {
      const purge = await purgeOnce(list, limitAt(new Date()));
      onPurge(purge);
      return purge.outcome === "unavailable" ? "postponed" : "done";
    },
    onError: (error) => onPurge({ outcome: "unavailable", error }),
  });
}

async function purgeOnce(list: Expiring, limit: Date): Promise<Purge> {
  try {
    const [expired, total] = await Promise.all([list.countExpired(limit), list.count()]);
    if (isUnlikelyPurge(expired, total)) return { outcome: "unlikely", expired, total };
    return { outcome: "purged", purged: await list.purge(limit) };
  } catch (error) {
    return { outcome: "unavailable", error };
  }
}

/**
 * Whether so many could hardly have expired at once, which is what a clock that is years ahead makes of a
 * list: more than a tenth of it; of a short one, more than three or half.
 */
export function isUnlikelyPurge(expired: number, total: number): boolean {
  return expired > Math.max(total / 10, Math.min(3, total / 2));
}
