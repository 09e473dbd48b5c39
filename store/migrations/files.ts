import type { Migrations } from "@octroi/database/migrate";
import { sql } from "kysely";
import type { Schema } from "../schema.ts";

export const fileMigrations: Migrations<Schema> = {
  "0014-site-files": async (trx) => {
    await trx.schema
      .createTable("site_files")
      .addColumn("site", "text", (column) => column.primaryKey().references("site.id").onDelete("cascade"))
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull())
      .addColumn("read_at", "text")
      .addColumn("files", "text")
      .execute();
    await trx.schema.createIndex("site_files_by_due_at").on("site_files").column("due_at").execute();
    // Sites with rules are looked at from now on.
    await sql`
      insert into site_files (site, due_at, attempts)
      select distinct site, ${new Date().toISOString()}, 0 from policy_version`.execute(trx);
    await trx.schema.alterTable("policy_connector").addColumn("sent_version", "integer").execute();
  },
};
