import { randomUUID } from "node:crypto";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "./database.ts";
import { claimDue } from "./leases.ts";

/** Work that is owed, claimed by this process until its lease ends. */
export interface Job {
  /** The same at every attempt. */
  id: string;
  kind: string;
  key: string;
  /** JSON. */
  payload: unknown;
  /** This one included. */
  attempts: number;
}

export interface NewJob {
  kind: string;
  /** Two jobs of one kind and key are one, and after it is done none is added again until it is forgotten. */
  key: string;
  payload: unknown;
  /** Not before then; at once unless given. */
  dueAt?: Date;
}

export interface Jobs<Schema> {
  /** In the transaction that owes the work, so that both happen or neither. */
  add(trx: Transaction<Schema>, job: NewJob): Promise<"added" | "repeated">;
  /** Takes up to `limit` jobs of these kinds that are due. No other process gets them for `leaseMs`. */
  claim(kinds: readonly string[], limit: number, leaseMs: number): Promise<Job[]>;
  /** Its key is still known; its payload, which may hold a person's data, is gone. */
  complete(id: string): Promise<void>;
  /** Gives a job back, to be tried again after `delayMs`. */
  postpone(id: string, delayMs: number, reason?: string): Promise<void>;
  /** It is not tried again. What it was is kept for an operator until `forgetFailed`. */
  fail(id: string, reason: string): Promise<void>;
  /** Those that wait, by when they are due, then those that failed, the latest first. */
  open(limit: number): Promise<OpenJob[]>;
  /** How many jobs are still owed, claimed or not. */
  pending(): Promise<number>;
  /** Deletes the jobs that were done before then, and says how many they were. */
  forgetDone(before: Date): Promise<number>;
  /** Takes what they were out of the jobs that failed before then; their keys are still known. */
  forgetFailed(before: Date): Promise<void>;
}

/** Work that waits, or was given up, as an operator sees it. */
export interface OpenJob {
  kind: string;
  /** JSON; null once it is forgotten. */
  payload: unknown;
  attempts: number;
  dueAt: string;
  /** Undefined while it waits. */
  failedAt: string | undefined;
  /** Why the last attempt failed. */
  reason: string | undefined;
}

interface Row {
  id: string;
  kind: string;
  key: string;
  payload: string;
}

/** Columns of the table that `createJobTable` makes, for the schema of an application. */
export interface JobTable extends Row {
  attempts: number;
  due_at: string;
  done_at: string | null;
  /** Why the last attempt failed. */
  reason: string | null;
  /** When it was given up; it is done then too. */
  failed_at: string | null;
}

export function jobsIn<Schema>(
  { db, transact, skipsLocked }: Pick<Database<Schema>, "db" | "transact" | "skipsLocked">,
  now: () => Date = () => new Date(),
): Jobs<Schema> {
  return {
    async add(trx, { kind, key, payload, dueAt = now() }) {
      const { rows } = await sql`
        insert into job (id, kind, key, payload, due_at)
        values (${randomUUID()}, ${kind}, ${key}, ${JSON.stringify(payload)}, ${dueAt.toISOString()})
        on conflict (kind, key) do nothing returning id`.execute(trx);
      return rows.length > 0 ? "added" : "repeated";
    },

    claim: (kinds, limit, leaseMs) =>
      transact(async (trx) => {
        const leases = await claimDue(trx, {
          table: "job",
          id: "id",
          limit,
          leaseMs,
          now: now(),
          skipsLocked,
          where: sql`done_at is null and kind in (${sql.join(kinds)})`,
        });
        if (leases.length === 0) return [];
        const attempts = new Map(leases.map((lease) => [lease.id, lease.attempts]));
        const { rows } = await sql<Row>`
          select id, kind, key, payload from job where id in (${sql.join([...attempts.keys()])})`.execute(
          trx,
        );
        return rows.map((row) => ({
          ...row,
          payload: JSON.parse(row.payload),
          attempts: attempts.get(row.id) ?? 1,
        }));
      }),

    async complete(id) {
      const moment = now().toISOString();
      await transact((trx) =>
        sql`update job set done_at = ${moment}, payload = 'null' where id = ${id}`.execute(trx),
      );
    },

    async postpone(id, delayMs, reason) {
      const due = new Date(now().getTime() + delayMs).toISOString();
      await transact((trx) =>
        sql`update job set due_at = ${due}, reason = ${reason ?? null} where id = ${id}`.execute(trx),
      );
    },

    async fail(id, reason) {
      const moment = now().toISOString();
      await transact((trx) =>
        sql`update job set done_at = ${moment}, failed_at = ${moment}, reason = ${reason} where id = ${id}`.execute(
          trx,
        ),
      );
    },

    async open(limit) {
      const { rows } = await sql<JobTable>`
        select * from job where done_at is null or failed_at is not null
        order by failed_at is not null, failed_at desc, due_at limit ${limit}`.execute(db);
      return rows.map((row) => ({
        kind: row.kind,
        payload: JSON.parse(row.payload),
        attempts: row.attempts,
        dueAt: row.due_at,
        failedAt: row.failed_at ?? undefined,
        reason: row.reason ?? undefined,
      }));
    },

    pending: () => countPending(db),

    async forgetDone(before) {
      const { numAffectedRows = 0n } = await transact((trx) =>
        sql`delete from job where done_at < ${before.toISOString()}`.execute(trx),
      );
      return Number(numAffectedRows);
    },

    async forgetFailed(before) {
      await transact((trx) =>
        sql`update job set payload = 'null' where failed_at < ${before.toISOString()}`.execute(trx),
      );
    },
  };
}

async function countPending<Schema>(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as total from job where done_at is null`.execute(db);
  return Number(rows[0]?.total);
}
