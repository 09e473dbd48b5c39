import type { Job, Jobs } from "@octroi/database/jobs";
import type { Attempt, Queue } from "@octroi/database/worker";

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
