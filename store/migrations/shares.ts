import type { Migrations } from "@octroi/database/migrate";
import { SqliteAdapter, sql } from "kysely";
import type { Schema } from "../schema.ts";

export const shareMigrations: Migrations<Schema> = {
  "0015-shares": async (trx) => {
    const { schema } = trx;
    await schema
      .createTable("share")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("site", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("token_digest", "text", (column) => column.unique())
      .addColumn("name", "text")
      .addColumn("shows_rules", "integer", (column) => column.notNull())
      .addColumn("is_indexed", "integer", (column) => column.notNull())
      .addColumn("embedder", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("by_person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .execute();
    // A site is public once.
    await schema
      .createIndex("public_share")
      .unique()
      .on("share")
      .column("site")
      .where(sql.ref("token_digest"), "is", null)
      .execute();
    await schema.createIndex("share_by_site").on("share").column("site").execute();
    await schema.createIndex("share_by_person").on("share").column("by_person_id").execute();
    if (trx.getExecutor().adapter instanceof SqliteAdapter) return;
    // As 0008-no-samples: a link may be named after somebody.
    await sql`alter table share alter column name set statistics 0`.execute(trx);
    await sql`alter table share alter column embedder set statistics 0`.execute(trx);
  },
};
