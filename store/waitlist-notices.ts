import type { Database } from "@octroi/database/database";
import { claimDue, type Lease } from "@octroi/database/leases";
import type { Entry } from "../site/domain/waitlist/waitlist.ts";
import type { Schema } from "./schema.ts";
import { entryOf } from "./waitlist.ts";

/** A notice owed to the operator's webhook, claimed by this process until its lease ends. Its id is the entry's. */
export interface Notice extends Lease {
  entry: Entry;
}

export interface WaitlistNotices {
  /** Takes up to `limit` notices that are due. No other process gets them for `leaseMs`. */
  claim(limit: number, leaseMs: number): Promise<Notice[]>;
  /** Neither this nor `postpone` changes a notice that another process has claimed since. */
  complete(lease: Lease): Promise<void>;
  /** How many notices are still owed, claimed or not. */
  pending(): Promise<number>;
  /** Gives a notice back, to be tried again after `delayMs`. */
  postpone(lease: Lease, delayMs: number): Promise<void>;
}

export function waitlistNoticesIn(
  { db, transact, skipsLocked }: Pick<Database<Schema>, "db" | "transact" | "skipsLocked">,
  now: () => Date,
): WaitlistNotices {
  return {
    claim: (limit, leaseMs) =>
      transact(async (trx) => {
        const claimed = await claimDue(trx, {
          table: "waitlist_notice",
          id: "entry_id",
          limit,
          leaseMs,
          now: now(),
          skipsLocked,
        });
        if (claimed.length === 0) return [];
        const attempts = new Map(claimed.map((lease) => [lease.id, lease.attempts]));
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

    async complete({ id, attempts }) {
      await transact((trx) =>
        trx
          .deleteFrom("waitlist_notice")
          .where("entry_id", "=", id)
          .where("attempts", "=", attempts)
          .execute(),
      );
    },

    async pending() {
      const { total } = await db
        .selectFrom("waitlist_notice")
        .select((eb) => eb.fn.countAll<number | string>().as("total"))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    async postpone({ id, attempts }, delayMs) {
      const dueAt = new Date(now().getTime() + delayMs).toISOString();
      await transact((trx) =>
        trx
          .updateTable("waitlist_notice")
          .set({ due_at: dueAt })
          .where("entry_id", "=", id)
          .where("attempts", "=", attempts)
          .execute(),
      );
    },
  };
}
