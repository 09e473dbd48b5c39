import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const ruleMigrations: Migrations<Schema> = {
  "0006-rules": async ({ schema }) => {
    await schema
      .createTable("policy_draft")
      .addColumn("site", "text", (column) => column.primaryKey().references("site.id").onDelete("cascade"))
      .addColumn("draft", "text", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addColumn("by_person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .execute();
    await schema
      .createTable("policy_version")
      .addColumn("site", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("draft", "text", (column) => column.notNull())
      .addColumn("policy", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by_person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .addColumn("restores", "integer")
      .addPrimaryKeyConstraint("policy_version_key", ["site", "version"])
      .execute();
    await schema
      .createTable("policy_connector")
      .addColumn("site", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("instance", "text", (column) => column.notNull())
      .addColumn("version", "integer")
      .addColumn("software", "text", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("policy_connector_key", ["site", "instance"])
      .execute();
  },
};
