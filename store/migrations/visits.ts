import type { Migrations } from "@octroi/database/migrate";
import { type CreateTableBuilder, type SchemaModule, SqliteAdapter, sql, type Transaction } from "kysely";
import type { Schema } from "../schema.ts";

export const visitMigrations: Migrations<Schema> = {
  "0005-visits": createVisitTables,
  "0011-left-pro": async ({ schema }) => {
    await schema.alterTable("workspace").addColumn("left_pro_at", "text").execute();
  },
};

/** Adds what a row is counted by, and the count. */
function addKind<Table extends string, Column extends string>(table: CreateTableBuilder<Table, Column>) {
  return table
    .addColumn("crawler", "integer", (column) => column.notNull())
    .addColumn("identity", "integer", (column) => column.notNull())
    .addColumn("decision", "integer", (column) => column.notNull())
    .addColumn("status", "integer", (column) => column.notNull())
    .addColumn("robots", "integer", (column) => column.notNull());
}

const kind = ["crawler", "identity", "decision", "status", "robots"] as const;

/** The tables of visits; that of sites must be there. A site that goes takes its rows with it. */
async function createVisitTables(trx: Transaction<Schema>): Promise<void> {
  const { schema } = trx;
  // SQLite would otherwise keep each key twice, in the table and in an index of its own.
  const isSqlite = trx.getExecutor().adapter instanceof SqliteAdapter;
  const clustered = isSqlite ? sql`without rowid` : sql``;

  await schema
    .createTable("crawler")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .execute();
  await ofSite(schema, "visit_site")
    .addColumn("last_number", "bigint", (column) => column.notNull().defaultTo(0))
    .addColumn("last_page", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("pages", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("event_ids", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("allowance", "double precision", (column) => column.notNull())
    .addColumn("allowance_at", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("visit_site_key", ["site"])
    .execute();
  for (const name of ["visit_batch", "visit_event"] as const) {
    await ofSite(schema, name)
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("day", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, ["site", "id"])
      .modifyEnd(clustered)
      .execute();
    await schema.createIndex(`${name}_by_day`).on(name).columns(["site", "day"]).execute();
  }
  for (const unit of ["day", "hour"] as const) {
    await addKind(ofSite(schema, `visit_${unit}`).addColumn(unit, "integer", (column) => column.notNull()))
      .addColumn("visits", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint(`visit_${unit}_key`, ["site", unit, ...kind])
      .modifyEnd(clustered)
      .execute();
  }
  await ofSite(schema, "page")
    .addColumn("id", "integer", (column) => column.notNull())
    .addColumn("section", "text", (column) => column.notNull())
    .addColumn("path", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_key", ["site", "id"])
    .addUniqueConstraint("page_of_path", ["site", "path", "section"])
    .execute();
  await ofSite(schema, "page_day")
    .addColumn("day", "integer", (column) => column.notNull())
    .addColumn("page", "integer", (column) => column.notNull())
    .addColumn("crawler", "integer", (column) => column.notNull())
    .addColumn("visits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("page_day_key", ["site", "day", "page", "crawler"])
    .modifyEnd(clustered)
    .execute();
  await ofSite(schema, "crawler_seen")
    .addColumn("crawler", "integer", (column) => column.notNull())
    .addColumn("first_day", "integer", (column) => column.notNull())
    .addColumn("last_time", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("crawler_seen_key", ["site", "crawler"])
    .modifyEnd(clustered)
    .execute();
  await addKind(
    ofSite(schema, "recent_visit")
      .addColumn("number", "bigint", (column) => column.notNull())
      .addColumn("time", "bigint", (column) => column.notNull()),
  )
    .addColumn("status_code", "integer")
    .addColumn("path", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("recent_visit_key", ["site", "number"])
    .modifyEnd(clustered)
    .execute();
  await ofSite(schema, "intake_day")
    .addColumn("day", "integer", (column) => column.notNull())
    .addColumn("accepted", "integer", (column) => column.notNull())
    .addColumn("unknown", "integer", (column) => column.notNull())
    .addColumn("repeated", "integer", (column) => column.notNull())
    .addColumn("late", "integer", (column) => column.notNull())
    .addColumn("malformed", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("intake_day_key", ["site", "day"])
    .modifyEnd(clustered)
    .execute();
  await ofSite(schema, "imported_day")
    .addColumn("day", "integer", (column) => column.notNull())
    .addColumn("crawler", "integer", (column) => column.notNull())
    .addColumn("visits", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("imported_day_key", ["site", "day", "crawler"])
    .modifyEnd(clustered)
    .execute();
}

function ofSite<Name extends string>(schema: SchemaModule, name: Name) {
  return schema
    .createTable(name)
    .addColumn("site", "text", (column) => column.notNull().references("site.id").onDelete("cascade"));
}
