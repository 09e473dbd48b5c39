import type { Job, Jobs } from "@octroi/database/jobs";
import type { Queue } from "@octroi/database/worker";

/** What the workers need of the table of jobs. */
export type QueuedJobs = Pick<Jobs<never>, "claim" | "complete" | "postpone" | "fail">;

/** The jobs of some kinds, for a worker. */
export function queueOf(jobs: QueuedJobs, kinds: readonly string[]): Queue<Job> {
  return {
    claim: (limit, leaseMs) => jobs.claim(kinds, limit, leaseMs),
    complete: (id) => jobs.complete(id),
    postpone: (id, delayMs, reason) => jobs.postpone(id, delayMs, reason),
    fail: (id, reason) => jobs.fail(id, reason),
  };
}
