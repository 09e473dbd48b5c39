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
  postpone(id: string, delayMs: number): Promise<void>;
  /** How many jobs are still owed, claimed or not. */
  pending(): Promise<number>;
  /** Deletes the jobs that were done before then, and says how many they were. */
  forgetDone(before: Date): Promise<number>;
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

    async postpone(id, delayMs) {
      const due = new Date(now().getTime() + delayMs).toISOString();
      await transact((trx) => sql`update job set due_at = ${due} where id = ${id}`.execute(trx));
    },

    pending: () => countPending(db),

    async forgetDone(before) {
      const { numAffectedRows = 0n } = await transact((trx) =>
        sql`delete from job where done_at < ${before.toISOString()}`.execute(trx),
      );
      return Number(numAffectedRows);
    },
  };
}

async function countPending<Schema>(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ total: number | string }>`
    select count(*) as total from job where done_at is null`.execute(db);
  return Number(rows[0]?.total);
}
