import { setImmediate as nextTurn } from "node:timers/promises";

/** Thrown when as many jobs wait as may, in all or of one owner. */
export class QueueFull extends Error {
  override name = "QueueFull";
}

interface QueueOptions {
  /** How many jobs run at a time. */
  concurrency: number;
  /** How many more may wait. */
  maxWaiting: number;
  /** How many may run or wait for one owner, so that one leaves room for the others. Left out, as many as for all. */
  maxPerOwner?: number;
}

interface JobOptions {
  urgent?: boolean;
  /** Whose job it is, such as a client or a person. */
  owner?: string;
}

export type JobQueue = <T>(job: () => Promise<T>, options?: JobOptions) => Promise<T>;

/**
 * Runs jobs in order, a few at a time, and refuses those that would only wait: work that piles up faster than it
 * is done ends in nobody being served. An `urgent` job goes first and is never refused.
 *
 * Every job begins in a turn of the event loop of its own. Rendering never waits for anything, so without that,
 * requests that arrive together would each be rendered before the next is looked at, and the queue never be full.
 */
export function createJobQueue({
  concurrency,
  maxWaiting,
  maxPerOwner = Number.POSITIVE_INFINITY,
}: QueueOptions): JobQueue {
  const jobsOf = new Map<string, number>();
  const urgentJobs: (() => void)[] = [];
  const otherJobs: (() => void)[] = [];
  let running = 0;

  /** Hands the place to the next job, so that nobody slips in between. */
  function finish(): void {
    const next = urgentJobs.shift() ?? otherJobs.shift();
    if (next) next();
    else running -= 1;
  }

  async function inTurn<T>(job: () => Promise<T>, urgent: boolean): Promise<T> {
    if (running >= concurrency) {
      if (otherJobs.length >= maxWaiting && !urgent) throw new QueueFull();
      await new Promise<void>((resolve) => (urgent ? urgentJobs : otherJobs).push(resolve));
    } else running += 1;
    await nextTurn();
    try {
      return await job();
    } finally {
      finish();
    }
  }

  return async (job, { urgent = false, owner } = {}) => {
    if (owner === undefined || urgent) return inTurn(job, urgent);
    const jobs = jobsOf.get(owner) ?? 0;
    if (jobs >= maxPerOwner) throw new QueueFull();
    jobsOf.set(owner, jobs + 1);
    try {
      return await inTurn(job, urgent);
    } finally {
      const left = (jobsOf.get(owner) ?? 1) - 1;
      if (left === 0) jobsOf.delete(owner);
      else jobsOf.set(owner, left);
    }
  };
}
