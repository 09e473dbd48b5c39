import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const houseMigrations: Migrations<Schema> = {
  "0015-house-rules": async ({ schema }) => {
    await schema.alterTable("policy_connector").addColumn("own_mode", "text").execute();
    await schema.alterTable("site").addColumn("follows_house_since", "text").execute();
    await schema.alterTable("policy_version").addColumn("house_version", "integer").execute();
    await schema
      .createTable("house_draft")
      .addColumn("workspace_id", "text", (column) =>
        column.primaryKey().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("draft", "text", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addColumn("by_person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .execute();
    await schema
      .createTable("house_version")
      .addColumn("workspace_id", "text", (column) =>
        column.notNull().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("draft", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by_person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .addColumn("restores", "integer")
      .addColumn("sites", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("house_version_key", ["workspace_id", "version"])
      .execute();
    // Who leaves is looked for here, as in every table that names a person.
    await schema.createIndex("house_draft_by").on("house_draft").column("by_person_id").execute();
    await schema.createIndex("house_version_by").on("house_version").column("by_person_id").execute();
  },
  "0015-pro-agreements": async ({ schema }) => {
    // What everybody was told of Pro before an invitation named a price.
    await schema
      .alterTable("pro_invitation")
      .addColumn("price", "integer", (column) => column.notNull().defaultTo(4900))
      .execute();
    await schema.alterTable("pro_invitation").addColumn("declined_at", "text").execute();
    await schema
      .createTable("pro_agreement")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("workspace_id", "text", (column) =>
        column.notNull().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("by_person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .addColumn("price", "integer", (column) => column.notNull())
      .addColumn("words", "text", (column) => column.notNull())
      .addColumn("accepted_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    await schema.createIndex("pro_agreement_workspace").on("pro_agreement").column("workspace_id").execute();
    await schema.createIndex("pro_agreement_by").on("pro_agreement").column("by_person_id").execute();
  },
};
