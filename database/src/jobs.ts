import { randomUUID } from "node:crypto";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { Database } from "./database.ts";
import { claimDue, type Lease } from "./leases.ts";
import { anyOf } from "./many-rows.ts";

/** Work that is owed, claimed by this process until its lease ends. */
export interface Job extends Lease {
  kind: string;
  key: string;
  /** What it was added with; undefined where it is no JSON any more. */
  payload: unknown;
  /** How many attempts in a row have thrown. */
  errors: number;
  /** Whether it is too late to do it. */
  isExpired: boolean;
}

export interface NewJob {
  kind: string;
  /** Two jobs of one kind and key are one, and after it is done none is added again until it is forgotten. */
  key: string;
  payload: unknown;
  /** The ids of whom and what it is about: it is deleted with any of them, by `deleteJobsAbout`. */
  about: readonly string[];
  /** Not before then; at once unless given. */
  dueAt?: Date;
  /** It is given up then. */
  expiresAt: Date;
}

export interface Jobs<Schema> {
  /** In the transaction that owes the work, so that both happen or neither. */
  add(trx: Transaction<Schema>, job: NewJob): Promise<"added" | "repeated">;
  /** Takes up to `limit` jobs of these kinds that are due. No other process gets them for `leaseMs`. */
  claim(kinds: readonly string[], limit: number, leaseMs: number): Promise<Job[]>;
  /**
   * Its key is still known; its payload, which may hold a person's data, is gone. This and the next two change nothing
   * where another process has claimed the job since.
   */
  complete(lease: Lease): Promise<void>;
  /** Gives a job back, to be tried again after `delayMs`. */
  postpone(lease: Lease, delayMs: number, reason?: string, errors?: number): Promise<void>;
  /** It is not tried again. What it was is kept for an operator until `forgetFailed`. */
  fail(lease: Lease, reason: string): Promise<void>;
  /** Gives up what nobody did although it expired before then. */
  failExpired(before: Date): Promise<void>;
  /** Those that wait, by when they are due, then those that failed, the latest first. */
  open(limit: number): Promise<OpenJob[]>;
  /** How many jobs are still owed, claimed or not. */
  pending(): Promise<number>;
  /** Deletes the jobs that were done before then, and says how many they were. */
  forgetDone(before: Date): Promise<number>;
  /** Takes what they were out of the jobs that failed before then; their keys are still known. */
  forgetFailed(before: Date): Promise<void>;
}

/** Why a job failed that was not done in time. */
export const tooLate = "too late";

/** Work that waits, or was given up, as an operator sees it. */
export interface OpenJob {
  kind: string;
  /** Null once it is forgotten. */
  payload: unknown;
  attempts: number;
  dueAt: string;
  /** Undefined while it waits. */
  failedAt: string | undefined;
  /** Why the last attempt failed. */
  reason: string | undefined;
}

/** Columns of the table that `createJobTable` makes, for the schema of an application. */
export interface JobTable {
  id: string;
  kind: string;
  key: string;
  payload: string;
  attempts: number;
  /** How many attempts in a row have thrown. */
  errors: number;
  due_at: string;
  /** Null where it was added before there was such a moment, and is done. */
  expires_at: string | null;
  done_at: string | null;
  /** Why the last attempt failed. */
  reason: string | null;
  /** When it was given up; it is done then too. */
  failed_at: string | null;
}

/** What a job is about: the id of a person, a workspace, a site. */
export interface JobAboutTable {
  about: string;
  job: string;
}

/** On SQLite, where nobody else is served meanwhile, their deletion takes some twenty milliseconds. */
const jobsPerSlice = 1_000;

export function jobsIn<Schema>(
  { db, transact, skipsLocked }: Pick<Database<Schema>, "db" | "transact" | "skipsLocked">,
  now: () => Date = () => new Date(),
): Jobs<Schema> {
  return {
    async add(trx, { kind, key, payload, about, dueAt = now(), expiresAt }) {
      const id = randomUUID();
      const { rows } = await sql`
        insert into job (id, kind, key, payload, due_at, expires_at)
        values (${id}, ${kind}, ${key}, ${JSON.stringify(payload)}, ${dueAt.toISOString()}, ${expiresAt.toISOString()})
        on conflict (kind, key) do nothing returning id`.execute(trx);
      if (rows.length === 0) return "repeated";
      for (const each of new Set(about)) {
        await sql`insert into job_about (about, job) values (${each}, ${id})`.execute(trx);
      }
      return "added";
    },

    claim: (kinds, limit, leaseMs) =>
      transact(async (trx) => {
        const moment = now();
        const leases = await claimDue(trx, {
          table: "job",
          id: "id",
          limit,
          leaseMs,
          now: moment,
          skipsLocked,
          where: sql`done_at is null and kind in (${sql.join(kinds)})`,
        });
        if (leases.length === 0) return [];
        const { rows } = await sql<JobTable>`
          select * from job where id in (${sql.join(leases.map(({ id }) => id))})`.execute(trx);
        return rows.map(({ id, kind, key, payload, attempts, errors, expires_at }) => ({
          id,
          kind,
          key,
          payload: parsed(payload),
          attempts,
          errors,
          isExpired: expires_at !== null && expires_at <= moment.toISOString(),
        }));
      }),

    async complete({ id, attempts }) {
      const moment = now().toISOString();
      await transact((trx) =>
        sql`update job set done_at = ${moment}, payload = 'null'
            where id = ${id} and attempts = ${attempts} and done_at is null`.execute(trx),
      );
    },

    async postpone({ id, attempts }, delayMs, reason, errors = 0) {
      const due = new Date(now().getTime() + delayMs).toISOString();
      await transact((trx) =>
        sql`update job set due_at = ${due}, reason = ${reason ?? null}, errors = ${errors}
            where id = ${id} and attempts = ${attempts} and done_at is null`.execute(trx),
      );
    },

    async fail({ id, attempts }, reason) {
      const moment = now().toISOString();
      await transact((trx) =>
        sql`update job set done_at = ${moment}, failed_at = ${moment}, reason = ${reason}
            where id = ${id} and attempts = ${attempts} and done_at is null`.execute(trx),
      );
    },

    async failExpired(before) {
      const moment = now().toISOString();
      await inSlices(
        sql`update job set done_at = ${moment}, failed_at = ${moment}, reason = ${tooLate}`,
        sql`done_at is null and expires_at < ${before.toISOString()}`,
      );
    },

    async open(limit) {
      const { rows } = await sql<JobTable>`
        select * from job where done_at is null or failed_at is not null
        order by failed_at is not null, failed_at desc, due_at limit ${limit}`.execute(db);
      return rows.map((row) => ({
        kind: row.kind,
        payload: parsed(row.payload),
        attempts: row.attempts,
        dueAt: row.due_at,
        failedAt: row.failed_at ?? undefined,
        reason: row.reason ?? undefined,
      }));
    },

    pending: () => countPending(db),

    forgetDone: (before) => inSlices(sql`delete from job`, sql`done_at < ${before.toISOString()}`),

    async forgetFailed(before) {
      await inSlices(
        sql`update job set payload = 'null'`,
        sql`failed_at < ${before.toISOString()} and payload <> 'null'`,
      );
    },
  };

  /** Changes all jobs of which the condition is true, and no more after it: so many in a transaction. Says how many. */
  async function inSlices(change: RawBuilder<unknown>, condition: RawBuilder<unknown>): Promise<number> {
    const slice = sql`select id from job where ${condition} limit ${sql.lit(jobsPerSlice)}`;
    let total = 0;
    let changed: number;
    do {
      const { numAffectedRows = 0n } = await transact((trx) =>
        // Asked again of the row itself: somebody may have done it since it was chosen.
        sql`${change} where id in (${slice}) and ${condition}`.execute(trx),
      );
      changed = Number(numAffectedRows);
      total += changed;
    } while (changed === jobsPerSlice);
    return total;
  }
}

async function countPending<Schema>(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as total from job where done_at is null`.execute(db);
  return Number(rows[0]?.total);
}

/** Deletes the jobs about any of them, done ones included: in the transaction that deletes what they are about. */
export async function deleteJobsAbout<Schema>(
  trx: Transaction<Schema>,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from job where id in (select job from job_about where about in ${anyOf(trx, ids)})`.execute(
    trx,
  );
}

/** One row that cannot be read keeps no other from being claimed. */
function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}
