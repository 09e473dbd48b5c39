import { randomUUID } from "node:crypto";
import type { Database, Transact } from "@octroi/database/database";
import { claimDue, type Lease } from "@octroi/database/leases";
import { isLanguage } from "@octroi/ui/language/language";
import {
  type DeleteResult,
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
} from "kysely";
import {
  consentVersion,
  type Entry,
  type NewEntry,
  sameEmail,
  type Waitlist,
} from "../site/domain/waitlist/waitlist.ts";
import type { Schema } from "./schema.ts";

interface Options {
  /** Whether each new entry owes the operator's webhook a notice. */
  notices: boolean;
  now: () => Date;
  /** Takes what was deleted out of the files as well, and says whether it is out. */
  scrubDeleted: () => Promise<boolean>;
}

/** Rows read at a time, and deleted at a time: small enough that nobody else waits long. */
const pageSize = 1_000;

/** Takes an address off the list, with the notice about it. */
export function deleteFromWaitlist(trx: Transaction<Schema>, email: string): Promise<DeleteResult> {
  return (
    trx
      .deleteFrom("waitlist")
      // Older entries were kept in the form they were typed in.
      .where("email", "in", [sameEmail(email), email.trim().toLowerCase(), sameEmail(email).normalize("NFD")])
      .executeTakeFirst()
  );
}

export function waitlistIn(
  db: Kysely<Schema>,
  transact: Transact<Schema>,
  { notices, now, scrubDeleted }: Options,
): Waitlist {
  return {
    async add(entry) {
      const row = rowOf(entry, now());
      await transact(async (trx) => {
        const stored = await trx
          .insertInto("waitlist")
          .values(row)
          .onConflict((conflict) =>
            conflict.column("email").doUpdateSet((eb) => ({
              last_contact_at: eb.ref("excluded.last_contact_at"),
              // What they agreed to when we were last in contact.
              consent: eb.ref("excluded.consent"),
              linkedin: eb.fn.coalesce("waitlist.linkedin", "excluded.linkedin"),
              website: eb.fn.coalesce("waitlist.website", "excluded.website"),
            })),
          )
          .returning("id")
          .executeTakeFirstOrThrow();
        // An entry that was there before kept its own id, and owes no notice.
        if (notices && stored.id === row.id) {
          await trx
            .insertInto("waitlist_notice")
            .values({ entry_id: row.id, due_at: row.created_at })
            .execute();
        }
      });
    },

    async askedAt(email) {
      const row = await db
        .selectFrom("waitlist")
        .select("last_contact_at")
        .where("email", "=", sameEmail(email))
        .executeTakeFirst();
      return row?.last_contact_at;
    },

    async count(since) {
      const { total } = await db
        .selectFrom("waitlist")
        .select((eb) => eb.fn.countAll<number | string>().as("total"))
        .where(signedUpSince(since))
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    async *entries(since) {
      let page = await read();
      while (page.length > 0) {
        for (const row of page) yield entryOf(row);
        page = page.length < pageSize ? [] : await read(page.at(-1));
      }

      function read(after?: Row) {
        return (
          db
            .selectFrom("waitlist")
            .selectAll()
            // One bound or the other: given both, SQLite would start every page from the first.
            .where((eb) =>
              after === undefined
                ? signedUpSince(since)(eb)
                : eb(eb.refTuple("created_at", "id"), ">", eb.tuple(after.created_at, after.id)),
            )
            .orderBy("created_at")
            .orderBy("id")
            .limit(pageSize)
            .execute()
        );
      }
    },

    async perDay(since) {
      const day = sql<string>`substr(created_at, 1, 10)`;
      const rows = await db
        .selectFrom("waitlist")
        .select((eb) => [day.as("day"), eb.fn.countAll<number | string>().as("signups")])
        .where(signedUpSince(since))
        .groupBy(day)
        .orderBy(day)
        .execute();
      return rows.map((row) => ({ day: row.day, signups: Number(row.signups) }));
    },

    async erase(email) {
      const deleted = await transact((trx) => deleteFromWaitlist(trx, email));
      if (deleted.numDeletedRows === 0n) return "unknown";
      return (await scrubDeleted()) ? "erased" : "in-log";
    },

    async countExpired(before) {
      const { total } = await db
        .selectFrom("waitlist")
        .select((eb) => eb.fn.countAll<number | string>().as("total"))
        .where("last_contact_at", "<", before.toISOString())
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    async purge(before) {
      let purged = 0n;
      for (;;) {
        const { numDeletedRows } = await transact((trx) =>
          trx
            .deleteFrom("waitlist")
            .where("id", "in", (eb) =>
              eb
                .selectFrom("waitlist")
                .select("id")
                .where("last_contact_at", "<", before.toISOString())
                .limit(pageSize),
            )
            // Asked again of the row itself: someone may have come back since it was chosen.
            .where("last_contact_at", "<", before.toISOString())
            .executeTakeFirst(),
        );
        purged += numDeletedRows;
        if (numDeletedRows === 0n) break;
      }
      if (purged > 0n) await scrubDeleted();
      return Number(purged);
    },
  };
}

type Row = Selectable<Schema["waitlist"]>;

function signedUpSince(since: Date | undefined) {
  return (eb: ExpressionBuilder<Schema, "waitlist">) =>
    since === undefined ? eb.lit(true) : eb("created_at", ">=", since.toISOString());
}

function rowOf(entry: NewEntry, now: Date): Row {
  return {
    id: randomUUID(),
    email: entry.email,
    first_name: entry.firstName,
    last_name: entry.lastName,
    linkedin: entry.linkedin ?? null,
    website: entry.website ?? null,
    language: entry.language,
    page: entry.page ?? null,
    consent: consentVersion,
    created_at: now.toISOString(),
    last_contact_at: now.toISOString(),
  };
}

export function entryOf(row: Row): Entry {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    linkedin: row.linkedin,
    website: row.website,
    language: isLanguage(row.language) ? row.language : "en",
    page: row.page,
    consent: row.consent,
    createdAt: row.created_at,
    lastContactAt: row.last_contact_at,
  };
}

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
