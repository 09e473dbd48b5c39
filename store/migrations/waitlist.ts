import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

/** What the site kept in a database of its own before: `earlier/take-over.ts` brings its rows. */
export const waitlistMigrations: Migrations<Schema> = {
  "0016-waitlist": async ({ schema }) => {
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
    await schema
      .createTable("waitlist_notice")
      .addColumn("entry_id", "text", (column) =>
        column.primaryKey().references("waitlist.id").onDelete("cascade"),
      )
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("due_at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("waitlist_notice_by_due").on("waitlist_notice").column("due_at").execute();
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
    // One row, once the earlier database of the site is in this one.
    await schema
      .createTable("earlier_site")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("taken_over_at", "text", (column) => column.notNull())
      .execute();
  },
};
