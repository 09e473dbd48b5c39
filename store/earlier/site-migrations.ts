import type { Migrations } from "@octroi/database/migrate";
import type { SiteSchema } from "./site-schema.ts";

export const migrations: Migrations<SiteSchema> = {
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
  // Room for a check that is as large as what people send. The second row was a decoy, which nobody writes any more.
  "0006-heartbeat-padding": async (trx) => {
    await trx.schema
      .alterTable("heartbeat")
      .addColumn("padding", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await trx.deleteFrom("heartbeat").where("id", "<>", 1).execute();
  },
};
