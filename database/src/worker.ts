import { setTimeout as delay } from "node:timers/promises";
import type { Lease } from "./leases.ts";

/** Where work comes from: rows claimed with a lease, each gone once it is done. */
export interface Queue<Item extends Lease> {
  claim(limit: number, leaseMs: number): Promise<Item[]>;
  complete(id: string): Promise<void>;
  postpone(id: string, delayMs: number, reason: string): Promise<void>;
  /** Left out, what failed is complete. */
  fail?(id: string, reason: string): Promise<void>;
}

/** What became of one attempt. What is `postponed` is tried again, later each time; what `failed` is not. */
export type Attempt = { outcome: "done" } | { outcome: "postponed" | "failed"; reason: string };

export interface Pace {
  /** Between two looks at an empty queue. */
  idleMs: number;
  firstRetryMs: number;
  maxRetryMs: number;
}

const defaultPace: Pace = { idleMs: 2_000, firstRetryMs: 5_000, maxRetryMs: 15 * 60_000 };

interface WorkerOptions<Item extends Lease> {
  queue: Queue<Item>;
  /** Should take less time than the lease, and end early when the signal says that the server stops. */
  attempt: (item: Item, signal: AbortSignal) => Promise<Attempt>;
  /** How many items are under way at once. */
  batchSize?: number;
  /** Longer than an attempt may take, so that no item is under way twice. */
  leaseMs?: number;
  pace?: Pace;
  onPostponed: (item: Item, reason: string) => void;
  /** The storage is unavailable, or an attempt threw: what is claimed comes back when its lease ends. */
  onError: (error: unknown) => void;
}

/**
 * Does what the queue owes, for as long as it takes: an item leaves the queue when an attempt at it is done.
 * Returns what stops it.
 */
export function startWorker<Item extends Lease>({
  queue,
  attempt,
  batchSize = 10,
  leaseMs = 60_000,
  pace = defaultPace,
  onPostponed,
  onError,
}: WorkerOptions<Item>): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function completeOrPostpone(item: Item): Promise<void> {
    try {
      const result = await attempt(item, signal);
      if (result.outcome === "done") return await queue.complete(item.id);
      if (result.outcome === "failed") {
        return await (queue.fail?.(item.id, result.reason) ?? queue.complete(item.id));
      }
      onPostponed(item, result.reason);
      await queue.postpone(item.id, backoff(item.attempts, pace), result.reason);
    } catch (error) {
      onError(error);
    }
  }

  /** Whether there was anything to do. */
  async function round(): Promise<boolean> {
    try {
      const items = await queue.claim(batchSize, leaseMs);
      await Promise.all(items.map(completeOrPostpone));
      return items.length > 0;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const busy = await round();
      if (!busy) await delay(pace.idleMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Doubles each time, and strays by up to a fifth so that many items do not return all at once. */
function backoff(attempts: number, { firstRetryMs, maxRetryMs }: Pace): number {
  const doubled = Math.min(firstRetryMs * 2 ** Math.min(attempts - 1, 30), maxRetryMs);
  return doubled * (0.9 + Math.random() * 0.2);
}
