import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const siteKeyMigrations: Migrations<Schema> = {
  "0008-ended-keys": async ({ schema }) => {
    await schema
      .createTable("ended_key")
      .addColumn("secret_digest", "text", (column) => column.primaryKey())
      .addColumn("site_id", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("ended_at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("ended_key_by_site").on("ended_key").column("site_id").execute();
  },
};
