import type { Migrations } from "@octroi/database/migrate";
import { SqliteAdapter, sql } from "kysely";
import type { Schema } from "../schema.ts";

export const agreementMigrations: Migrations<Schema> = {
  "0018-agreements": async (trx) => {
    const { schema } = trx;
    await schema
      .createTable("agreement")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("company", "text", (column) => column.notNull())
      .addColumn("crawlers", "text", (column) => column.notNull())
      .addColumn("uses", "text", (column) => column.notNull())
      .addColumn("amount", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("first_day", "text", (column) => column.notNull())
      .addColumn("last_day", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    await schema
      .createTable("agreement_site")
      .addColumn("agreement", "text", (column) => column.notNull().references("agreement.id"))
      .addColumn("site", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by_person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .addColumn("license", "text")
      .addPrimaryKeyConstraint("agreement_site_key", ["site", "agreement"])
      .execute();
    await schema
      .createTable("agreement_rule")
      .addColumn("workspace_id", "text", (column) =>
        column.primaryKey().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("amount", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by_person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .execute();
    await schema.alterTable("license").addColumn("agreement", "text").execute();
    await schema.createIndex("agreement_site_by").on("agreement_site").column("by_person_id").execute();
    await schema.createIndex("agreement_site_of").on("agreement_site").column("agreement").execute();
    await schema.createIndex("agreement_rule_by").on("agreement_rule").column("by_person_id").execute();
    if (trx.getExecutor().adapter instanceof SqliteAdapter) return;
    // As 0008-no-samples: a company may be one person.
    await sql`alter table agreement alter column company set statistics 0`.execute(trx);
  },
};
