import type { Kysely } from "kysely";
import type { Entry } from "../domain/waitlist/waitlist.ts";
import type { Database, Transact } from "./database/database.ts";
import type { Schema } from "./schema.ts";
import { entryOf } from "./waitlist.ts";

/** A notice owed to the operator's webhook, claimed by this process until its lease ends. */
export interface Notice {
  /** The same at every attempt, so that a receiver can tell a repeat. */
  id: string;
  /** This one included. */
  attempts: number;
  entry: Entry;
}

export interface Outbox {
  /** Takes up to `limit` notices that are due. No other process gets them for `leaseMs`. */
  claim(limit: number, leaseMs: number): Promise<Notice[]>;
  delivered(id: string): Promise<void>;
  /** How many notices are still owed, claimed or not. */
  pending(): Promise<number>;
  /** Gives a notice back, to be tried again after `delayMs`. */
  postpone(id: string, delayMs: number): Promise<void>;
}

interface OutboxOptions extends Pick<Database<Schema>, "skipsLocked"> {
  now: () => Date;
}

export function outboxIn(
  db: Kysely<Schema>,
  transact: Transact<Schema>,
  { now, skipsLocked }: OutboxOptions,
): Outbox {
  const later = (ms: number) => new Date(now().getTime() + ms).toISOString();
  return {
    claim: (limit, leaseMs) =>
      transact(async (trx) => {
        const moment = now().toISOString();
        const claimed = await trx
          .updateTable("outbox")
          .set((eb) => ({ due_at: later(leaseMs), attempts: eb("attempts", "+", 1) }))
          .where("entry_id", "in", (eb) =>
            eb
              .selectFrom("outbox")
              .select("entry_id")
              .where("due_at", "<=", moment)
              .orderBy("due_at")
              .limit(limit)
              // Two processes that look at once take different notices, instead of one waiting for the other.
              .$if(skipsLocked, (query) => query.forUpdate().skipLocked()),
          )
          // Asked again of the row itself: where two processes choose the same notice, PostgreSQL makes the
          // second wait for the first and look once more, and it finds the notice taken.
          .where("due_at", "<=", moment)
          .returning(["entry_id", "attempts"])
          .execute();
        if (claimed.length === 0) return [];
        const attempts = new Map(claimed.map((row) => [row.entry_id, row.attempts]));
        const entries = await trx
          .selectFrom("waitlist")
          .selectAll()
          .where("id", "in", [...attempts.keys()])
          .execute();
        return entries.map((row) => ({
          id: row.id,
          attempts: attempts.get(row.id) ?? 1,
          entry: entryOf(row),
        }));
      }),

    async delivered(id) {
      await transact((trx) => trx.deleteFrom("outbox").where("entry_id", "=", id).execute());
    },

    async pending() {
      const { total } = await db
        .selectFrom("outbox")
        .select((eb) => eb.fn.countAll<number | string>().as("total"))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    async postpone(id, delayMs) {
      await transact((trx) =>
        trx
          .updateTable("outbox")
          .set({ due_at: later(delayMs) })
          .where("entry_id", "=", id)
          .execute(),
      );
    },
  };
}
