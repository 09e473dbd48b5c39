import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const workspaceMigrations: Migrations<Schema> = {
  "0003-workspaces": async ({ schema }) => {
    await schema
      .createTable("workspace")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("plan", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("membership")
      .addColumn("workspace_id", "text", (column) =>
        column.notNull().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("person_id", "text", (column) =>
        column.notNull().references("person.id").onDelete("cascade"),
      )
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("membership_key", ["workspace_id", "person_id"])
      .execute();
    await schema.createIndex("membership_by_person").on("membership").column("person_id").execute();
    await schema
      .createTable("invitation")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("workspace_id", "text", (column) =>
        column.notNull().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addUniqueConstraint("invitation_once", ["workspace_id", "email"])
      .execute();
    await schema
      .createTable("change")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("workspace_id", "text", (column) =>
        column.notNull().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by_person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("subject", "text")
      .addColumn("value", "text")
      .execute();
    await schema.createIndex("change_in_order").on("change").columns(["workspace_id", "at"]).execute();
  },
  "0009-workspace-deletion": async ({ schema }) => {
    await schema.alterTable("workspace").addColumn("delete_at", "text").execute();
  },
};
