import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const sliceMigrations: Migrations<Schema> = {
  "0026-slices": async ({ schema }) => {
    await schema
      .createTable("slice")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("site", "text", (column) => column.notNull())
      .addColumn("license", "text", (column) => column.notNull())
      .addColumn("visits", "integer", (column) => column.notNull())
      .addColumn("used", "integer", (column) => column.notNull())
      .addColumn("begins_at", "text", (column) => column.notNull())
      .addColumn("ends_at", "text", (column) => column.notNull())
      .addForeignKeyConstraint("slice_of_license", ["site", "license"], "license", ["site", "id"], (key) =>
        key.onDelete("cascade"),
      )
      .execute();
    await schema
      .createIndex("slice_by_license")
      .on("slice")
      .columns(["site", "license", "ends_at"])
      .execute();
    await schema.createIndex("slice_over").on("slice").column("ends_at").execute();
    await schema
      .alterTable("license")
      .addColumn("used", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable("license").addColumn("spent_at", "text").execute();
    await schema.alterTable("company").addColumn("standing_at", "text").execute();
  },
};
