import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const operatorPageMigrations: Migrations<Schema> = {
  "0028-operators": async ({ schema }) => {
    await schema
      .createTable("operator")
      .addColumn("person_id", "text", (column) =>
        column.primaryKey().references("person.id").onDelete("cascade"),
      )
      .addColumn("since", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("operator_change")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by_person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .addColumn("is_command", "integer", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("operator_change_at").on("operator_change").columns(["at", "id"]).execute();
    await schema.createIndex("operator_change_by").on("operator_change").column("by_person_id").execute();
  },
};
