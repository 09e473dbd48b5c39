import type { Migrations } from "@octroi/database/migrate";
import { SqliteAdapter, sql } from "kysely";
import type { Schema } from "../schema.ts";

export const licenseMigrations: Migrations<Schema> = {
  "0009-licenses": async ({ schema }) => {
    await schema
      .createTable("license")
      .addColumn("site", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("company", "text", (column) => column.notNull())
      .addColumn("paths", "text", (column) => column.notNull())
      .addColumn("first_day", "text", (column) => column.notNull())
      .addColumn("last_day", "text", (column) => column.notNull())
      .addColumn("amount", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("issued_at", "text", (column) => column.notNull())
      .addColumn("withdrawn_at", "text")
      .addColumn("renews", "text")
      .addPrimaryKeyConstraint("license_key", ["site", "id"])
      .execute();
    await schema
      .createTable("license_day")
      .addColumn("site", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("day", "integer", (column) => column.notNull())
      .addColumn("license", "text", (column) => column.notNull())
      .addColumn("visits", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("license_day_key", ["site", "day", "license"])
      .execute();
    await schema
      .createTable("asked_day")
      .addColumn("site", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("day", "integer", (column) => column.notNull())
      .addColumn("amount", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("visits", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("asked_day_key", ["site", "day", "amount", "currency"])
      .execute();
  },
  "0011-no-company-samples": async (trx) => {
    if (trx.getExecutor().adapter instanceof SqliteAdapter) return;
    // As 0008-no-samples: a company may be one person.
    await sql`alter table license alter column company set statistics 0`.execute(trx);
  },
};
