import type { Kysely, Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/** In order, and for ever: what has run somewhere is never edited, only followed by another. */
const migrations: Record<string, (db: Transaction<Schema>) => Promise<void>> = {
  "0001-waitlist": async ({ schema }) => {
    await schema
      .createTable("waitlist")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("first_name", "text", (column) => column.notNull())
      .addColumn("last_name", "text", (column) => column.notNull())
      .addColumn("linkedin", "text")
      .addColumn("website", "text")
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("page", "text")
      .addColumn("consent", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_contact_at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("waitlist_in_order").on("waitlist").columns(["created_at", "id"]).execute();
    await schema.createIndex("waitlist_by_contact").on("waitlist").column("last_contact_at").execute();
  },
  "0002-outbox": async ({ schema }) => {
    await schema
      .createTable("outbox")
      .addColumn("entry_id", "text", (column) =>
        column.primaryKey().references("waitlist.id").onDelete("cascade"),
      )
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("due_at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("outbox_by_due").on("outbox").column("due_at").execute();
  },
  "0003-heartbeat": async ({ schema }) => {
    await schema
      .createTable("heartbeat")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("beat_at", "text", (column) => column.notNull())
      .execute();
  },
  // The shape is rate-limiter-flexible's own. Only PostgreSQL fills it: with SQLite there is one process,
  // and its memory is enough.
  "0004-rate-limit": async ({ schema }) => {
    await schema
      .createTable("rate_limit")
      .addColumn("key", "varchar(255)", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expire", "bigint")
      .execute();
  },
  "0005-ledger": async ({ schema }) => {
    await schema
      .createTable("ledger")
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("crawler", "text", (column) => column.notNull())
      .addColumn("identity", "text", (column) => column.notNull())
      .addColumn("decision", "text", (column) => column.notNull())
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("pages", "text", (column) => column.notNull())
      .addColumn("visits", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("ledger_key", ["day", "crawler", "identity", "decision", "status", "pages"])
      .execute();
  },
};

/**
 * Brings the schema up to date, all of it or none. `lock` makes a second instance that starts at the same
 * moment wait for the first, and then find nothing left to do.
 */
export async function migrate(
  db: Kysely<Schema>,
  lock: (trx: Transaction<Schema>) => Promise<unknown>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lock(trx);
    await trx.schema
      .createTable("migration")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("applied_at", "text", (column) => column.notNull())
      .execute();
    const applied = await trx.selectFrom("migration").select("name").execute();
    const names = new Set(applied.map(({ name }) => name));
    for (const [name, up] of Object.entries(migrations)) {
      if (names.has(name)) continue;
      await up(trx);
      await trx.insertInto("migration").values({ name, applied_at: new Date().toISOString() }).execute();
    }
  });
}
