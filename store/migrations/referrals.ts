import { isSqlite } from "@octroi/database/many-rows";
import type { Migrations } from "@octroi/database/migrate";
import { type SchemaModule, sql } from "kysely";
import type { Schema } from "../schema.ts";

export const referralMigrations: Migrations<Schema> = {
  "0018-referrals": async (trx) => {
    const clustered = isSqlite(trx) ? sql`without rowid` : sql``;
    await byDay(trx.schema, "referral_day")
      .addColumn("assistant", "text", (column) => column.notNull())
      .addColumn("people", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("referral_day_key", ["site", "day", "assistant"])
      .modifyEnd(clustered)
      .execute();
    await byDay(trx.schema, "referral_page_day")
      .addColumn("assistant", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("people", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("referral_page_day_key", ["site", "day", "assistant", "path"])
      .modifyEnd(clustered)
      .execute();
    await byDay(trx.schema, "unlisted_day")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("visits", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("unlisted_day_key", ["site", "day", "name"])
      .modifyEnd(clustered)
      .execute();
  },
  "0035-people-setting": async ({ schema }) => {
    await schema
      .alterTable("site")
      .addColumn("people_since", "integer", (column) => column.defaultTo(0))
      .execute();
  },
};

/** Without a reference to the site, as every table of figures: see `store/visits/figures.ts`. */
function byDay<Name extends string>(schema: SchemaModule, name: Name) {
  return schema
    .createTable(name)
    .addColumn("site", "text", (column) => column.notNull())
    .addColumn("day", "integer", (column) => column.notNull());
}
