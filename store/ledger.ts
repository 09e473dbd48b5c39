import type { Transact } from "@octroi/database/database";
import { type Kysely, type Selectable, sql } from "kysely";
import {
  dayOf,
  type Ledger,
  type LedgerEntry,
  nameOf,
  type VisitKind,
} from "../site/domain/ledger/ledger.ts";
import type { Schema } from "./schema.ts";

/** Rows that one statement writes. There are seldom as many kinds of visits within a few seconds. */
const maxRows = 1_000;

const key = ["day", "crawler", "identity", "decision", "status", "pages"] as const;

export function ledgerIn(db: Kysely<Schema>, transact: Transact<Schema>): Ledger {
  /** The first day with an entry, from one on or after it. */
  async function firstDay(from: string, comparison: ">=" | ">" = ">="): Promise<string | null> {
    const { day } = await db
      .selectFrom("ledger")
      .select((eb) => eb.fn.min("day").as("day"))
      .where("day", comparison, from)
      .executeTakeFirstOrThrow();
    return day;
  }

  async function countOf(before?: string): Promise<number> {
    const { total } = await db
      .selectFrom("ledger")
      .select((eb) => eb.fn.countAll<number | string>().as("total"))
      .where((eb) => (before === undefined ? eb.lit(true) : eb("day", "<", before)))
      .executeTakeFirstOrThrow();
    return Number(total);
  }

  return {
    async add(entries) {
      // In one order everywhere: two servers that each wait for a row of the other's would wait for ever.
      const rows = [...entries].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
      if (rows.length === 0) return;
      await transact(async (trx) => {
        for (let from = 0; from < rows.length; from += maxRows) {
          await trx
            .insertInto("ledger")
            .values(rows.slice(from, from + maxRows))
            .onConflict((conflict) =>
              conflict.columns([...key]).doUpdateSet({ visits: sql`ledger.visits + excluded.visits` }),
            )
            .execute();
        }
      });
    },

    // One statement, so that no visit is written between two sums of one report.
    async entriesWithin({ from, to }) {
      const rows = await db
        .selectFrom("ledger")
        .selectAll()
        .where("day", ">=", from)
        .where("day", "<=", to)
        .execute();
      return rows.map(entryOf);
    },

    countVisits: (kind) => visitsOf(db, kind),

    remove: (kind, expected) =>
      transact(async (trx) => {
        const visits = await visitsOf(trx, kind);
        if (visits === expected) {
          await trx
            .deleteFrom("ledger")
            .where("day", "=", kind.day)
            .where("crawler", "=", kind.crawler)
            .where("identity", "=", kind.identity)
            .execute();
        }
        return visits;
      }),

    async *entries(from = "") {
      // A day has only so many kinds of visits, so it is read whole.
      for (let day = await firstDay(from); day !== null; day = await firstDay(day, ">")) {
        const rows = await db
          .selectFrom("ledger")
          .selectAll()
          .where("day", "=", day)
          .orderBy("crawler")
          .orderBy("identity")
          .orderBy("decision")
          .orderBy("status")
          .orderBy("pages")
          .execute();
        yield* rows.map(entryOf);
      }
    },

    count: () => countOf(),
    countExpired: (before) => countOf(dayOf(before)),

    async purge(before) {
      let purged = 0n;
      for (
        let day = await firstDay("");
        day !== null && day < dayOf(before);
        day = await firstDay(day, ">")
      ) {
        const expired = day;
        const { numDeletedRows } = await transact((trx) =>
          trx.deleteFrom("ledger").where("day", "=", expired).executeTakeFirst(),
        );
        purged += numDeletedRows;
      }
      return Number(purged);
    },
  };
}

async function visitsOf(db: Kysely<Schema>, { day, crawler, identity }: VisitKind): Promise<number> {
  const { visits } = await db
    .selectFrom("ledger")
    .select((eb) => eb.fn.sum<number | string | null>("visits").as("visits"))
    .where("day", "=", day)
    .where("crawler", "=", crawler)
    .where("identity", "=", identity)
    .executeTakeFirstOrThrow();
  return Number(visits ?? 0);
}

/** Whole numbers again, and the words that only `add` writes: those of an entry. */
function entryOf(row: Selectable<Schema["ledger"]>): LedgerEntry {
  return { ...row, visits: Number(row.visits) } as LedgerEntry;
}
