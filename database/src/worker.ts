import { setTimeout as delay } from "node:timers/promises";
import { type Job, type Jobs, tooLate } from "./jobs.ts";
import type { Lease } from "./leases.ts";

/** What a worker takes from a queue. */
export interface WorkItem extends Lease {
  /** How many attempts in a row have thrown; left out where nobody counts. */
  errors?: number;
  /** Whether it is too late to do it. */
  isExpired?: boolean;
}

/** Where work comes from: rows claimed with a lease, each gone once it is done. */
export interface Queue<Item extends WorkItem> {
  claim(limit: number, leaseMs: number): Promise<Item[]>;
  /** None of these changes a row that another process has claimed since. */
  complete(item: Lease): Promise<void>;
  postpone(item: Lease, delayMs: number, reason: string, errors: number): Promise<void>;
  /** Left out, nothing is given up. */
  fail?(item: Lease, reason: string): Promise<void>;
}

/** What became of one attempt. What is `postponed` is tried again, later each time; what `failed` is not. */
export type Attempt = { outcome: "done" } | { outcome: "postponed" | "failed"; reason: string };

/** When an attempt should end. */
export interface AttemptSignals {
  /** The time of the attempt is over: it counts as postponed, whatever it does from now on. */
  deadline: AbortSignal;
  /** The server stops, as soon as the attempts under way are over. */
  stopping: AbortSignal;
}

export interface Pace {
  /** Between two looks at an empty queue. */
  idleMs: number;
  firstRetryMs: number;
  maxRetryMs: number;
}

const defaultPace: Pace = { idleMs: 2_000, firstRetryMs: 5_000, maxRetryMs: 15 * 60_000 };

/** After so many attempts in a row that threw, an item fails: half an hour, at the default pace. */
const maxErrors = 10;

/** What the workers need of the table of jobs. */
export type QueuedJobs = Pick<Jobs<never>, "claim" | "complete" | "postpone" | "fail">;

/** Of a job whose payload is nothing that its worker knows: it will be the same next time. */
export const unreadable: Attempt = { outcome: "failed", reason: "unreadable" };

/** The jobs of some kinds, for a worker. */
export function queueOf(jobs: QueuedJobs, kinds: readonly string[]): Queue<Job> {
  return {
    claim: (limit, leaseMs) => jobs.claim(kinds, limit, leaseMs),
    complete: jobs.complete,
    postpone: jobs.postpone,
    fail: jobs.fail,
  };
}

interface WorkerOptions<Item extends WorkItem> {
  queue: Queue<Item>;
  attempt: (item: Item, signals: AttemptSignals) => Promise<Attempt>;
  /** How many items are under way at once. */
  batchSize?: number;
  /** How long an attempt may take. */
  attemptMs?: number;
  /**
   * Longer than an attempt may take, so that no item is under way twice: by more than a minute, so that this holds
   * between processes whose clocks differ by as much.
   */
  leaseMs?: number;
  pace?: Pace;
  onPostponed: (item: Item, reason: string) => void;
  /** It will not be done. */
  onFailed?: (item: Item, reason: string) => void;
  /** The storage is unavailable, or an attempt threw. */
  onError: (error: unknown) => void;
}

/**
 * Does what the queue owes, for as long as it takes: an item leaves the queue when an attempt at it is done, or when it
 * fails. What the storage could not be told comes back when its lease ends. Returns what stops it.
 */
export function startWorker<Item extends WorkItem>({
  queue,
  attempt,
  batchSize = 10,
  attemptMs = 45_000,
  leaseMs = 120_000,
  pace = defaultPace,
  onPostponed,
  onFailed = () => {},
  onError,
}: WorkerOptions<Item>): () => Promise<void> {
  const stop = new AbortController();
  const stopping = stop.signal;

  async function attemptInTime(item: Item): Promise<Attempt> {
    const time = new AbortController();
    const deadline = time.signal;
    const timer = setTimeout(() => time.abort(), attemptMs);
    const isOver = new Promise<Attempt>((resolve) => {
      deadline.addEventListener("abort", () => resolve({ outcome: "postponed", reason: "timeout" }));
    });
    try {
      return await Promise.race([attempt(item, { deadline, stopping }), isOver]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function resultOf(item: Item): Promise<Attempt & { errors?: number }> {
    if (item.isExpired === true) return { outcome: "failed", reason: tooLate };
    try {
      return await attemptInTime(item);
    } catch (error) {
      onError(error);
      const errors = (item.errors ?? 0) + 1;
      return { outcome: errors < maxErrors ? "postponed" : "failed", reason: "error", errors };
    }
  }

  async function work(item: Item): Promise<void> {
    try {
      const result = await resultOf(item);
      if (result.outcome === "done") return await queue.complete(item);
      const { reason, errors = 0 } = result;
      if (result.outcome === "failed" && queue.fail !== undefined) {
        await queue.fail(item, reason);
        return onFailed(item, reason);
      }
      // Of what threw, `onError` was told.
      if (errors === 0) onPostponed(item, reason);
      await queue.postpone(item, backoff(item.attempts, pace), reason, errors);
    } catch (error) {
      onError(error);
    }
  }

  /** Whether there was anything to do. */
  async function round(): Promise<boolean> {
    try {
      const items = await queue.claim(batchSize, leaseMs);
      await Promise.all(items.map(work));
      return items.length > 0;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.aborted) {
      const busy = await round();
      if (!busy) await delay(pace.idleMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    stop.abort();
    await running;
  };
}

/** Doubles each time, and strays by up to a fifth so that many items do not return all at once. */
function backoff(attempts: number, { firstRetryMs, maxRetryMs }: Pace): number {
  const doubled = Math.min(firstRetryMs * 2 ** Math.min(attempts - 1, 30), maxRetryMs);
  return doubled * (0.9 + Math.random() * 0.2);
}
