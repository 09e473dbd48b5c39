import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const dnsMigrations: Migrations<Schema> = {
  "0010-dns": async ({ schema }) => {
    await schema
      .createTable("dns_target")
      .addColumn("label", "text", (column) => column.primaryKey())
      .addColumn("site", "text", (column) => column.notNull().unique())
      .addColumn("domain_digest", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("dns_target_by_domain").on("dns_target").column("domain_digest").execute();
    await schema
      .createTable("dns_connection")
      .addColumn("site", "text", (column) => column.primaryKey().references("site.id").onDelete("cascade"))
      .addColumn("certificate_key", "text")
      .addColumn("test", "text")
      .execute();
  },
};
