import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const offerMigrations: Migrations<Schema> = {
  "0020-offers": async ({ schema }) => {
    await schema
      .createTable("offer")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("site", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("paths", "text", (column) => column.notNull())
      .addColumn("uses", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("amount", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("usdc", "text")
      .addColumn("follows", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("published_at", "text")
      .addColumn("ended_at", "text")
      .execute();
    await schema.createIndex("offer_of_site").on("offer").columns(["site", "created_at"]).execute();
  },
};
