import { sql } from "kysely";
import type { Database } from "./database.ts";
import { claimDue, type Lease } from "./leases.ts";
import { runPeriodically } from "./periodic.ts";

/** Columns of the table that `createRoundTable` makes, for the schema of an application. */
export interface RoundTable {
  name: string;
  due_at: string;
  /** The number of its lease, which only goes up. */
  attempts: number;
}

export type Rounds = ReturnType<typeof roundsIn>;

const dayMs = 24 * 60 * 60 * 1_000;
const retryAfterMs = 10 * 60 * 1_000;
/** A server that dies leaves a round to another after so long; by more than the clocks of two differ. */
const leaseMs = 3 * 60 * 1_000;
const renewMs = 30 * 1_000;
/** Somebody may set a clock, and a server that stops gives back a round that others took for done until tomorrow. */
const lookMs = 60 * 60 * 1_000;

/** What is done once a day for all servers: whichever claims a round that is due does it. */
export function roundsIn<Schema>(
  { transact, skipsLocked }: Pick<Database<Schema>, "transact" | "skipsLocked">,
  now: () => Date = () => new Date(),
) {
  return {
    /** Takes a round for `leaseMs` where it is due, or says in how many milliseconds it is to be looked at again. */
    claim: (name: string, leaseMs: number): Promise<{ lease: Lease } | { dueInMs: number }> =>
      transact(async (trx) => {
        const moment = now();
        await sql`insert into round (name, due_at, attempts) values (${name}, ${moment.toISOString()}, 0)
          on conflict (name) do nothing`.execute(trx);
        // None is put off for longer than a day: a clock that was ahead said so.
        await sql`update round set due_at = ${moment.toISOString()}
          where name = ${name} and due_at > ${after(moment, 2 * dayMs)}`.execute(trx);
        const [lease] = await claimDue(trx, {
          table: "round",
          id: "name",
          limit: 1,
          leaseMs,
          now: moment,
          skipsLocked,
          where: sql`name = ${name}`,
        });
        if (lease !== undefined) return { lease };
        const { rows } = await sql<RoundTable>`select due_at from round where name = ${name}`.execute(trx);
        return { dueInMs: Date.parse(rows[0]?.due_at ?? "") - moment.getTime() };
      }),

    /** Says when it is due again. False where another server has claimed it since. */
    postpone: ({ id, attempts }: Lease, delayMs: number): Promise<boolean> =>
      transact(async (trx) => {
        const { numAffectedRows = 0n } = await sql`update round set due_at = ${after(now(), delayMs)}
            where name = ${id} and attempts = ${attempts}`.execute(trx);
        return numAffectedRows > 0n;
      }),
  };
}

function after(moment: Date, ms: number): string {
  return new Date(moment.getTime() + ms).toISOString();
}

interface DailyOptions {
  rounds: Rounds;
  name: string;
  /** Asks meanwhile whether it is to stop: the server does, or another one has the round. */
  task: (stopping: AbortSignal) => Promise<"done" | "postponed">;
  /** The storage is unavailable, or the task threw. */
  onError: (error: unknown) => void;
}

/**
 * Runs once a day on whichever server is there, at start where it is due; soon again where it is postponed. Returns what stops
 * it, once it has run.
 */
export function runDaily({ rounds, name, task, onError }: DailyOptions): () => Promise<void> {
  async function run(lease: Lease, stopping: AbortSignal): Promise<number> {
    const began = performance.now();
    const lost = new AbortController();
    const stopRenewing = runPeriodically(async () => {
      // Where the storage refuses it, the next comes long before the lease ends.
      if (!(await rounds.postpone(lease, leaseMs).catch(() => true))) lost.abort();
      return renewMs;
    });
    const outcome = await task(AbortSignal.any([stopping, lost.signal])).finally(stopRenewing);
    const nextMs = outcome === "done" ? dayMs - (performance.now() - began) : retryAfterMs;
    // Whatever a server that stops has left, another does at once.
    await rounds.postpone(lease, stopping.aborted ? 0 : nextMs);
    return Math.min(nextMs, lookMs);
  }

  return runPeriodically(async (stopping) => {
    try {
      const claimed = await rounds.claim(name, leaseMs);
      if ("lease" in claimed) return await run(claimed.lease, stopping);
      return Math.min(Math.max(claimed.dueInMs, 1_000), lookMs);
    } catch (error) {
      onError(error);
      return retryAfterMs;
    }
  });
}
