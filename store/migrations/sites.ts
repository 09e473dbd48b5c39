import type { Migrations } from "@octroi/database/migrate";
import { sql } from "kysely";
import type { Schema } from "../schema.ts";

export const siteMigrations: Migrations<Schema> = {
  "0004-sites": async ({ schema }) => {
    await schema
      .createTable("site")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("workspace_id", "text", (column) =>
        column.notNull().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("domain", "text", (column) => column.notNull())
      .addColumn("bare_domain", "text", (column) => column.notNull())
      .addColumn("name", "text")
      .addColumn("connector", "text", (column) => column.notNull())
      .addColumn("destination_ip", "text")
      .addColumn("destination_port", "integer")
      .addColumn("status", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("connected_at", "text")
      .addUniqueConstraint("site_once", ["workspace_id", "bare_domain"])
      .execute();
    // Several workspaces may wait for one domain; one of them gets it.
    await schema
      .createIndex("site_connected_once")
      .on("site")
      .column("bare_domain")
      .unique()
      .where(sql.ref("status"), "<>", "pending")
      .execute();
    await schema
      .createTable("removed_site")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("removed_at", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("site_key")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("site_id", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("secret_digest", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text")
      .execute();
    await schema.createIndex("site_key_by_site").on("site_key").columns(["site_id", "created_at"]).execute();
  },
  "0007-domain-proof": async ({ schema }) => {
    // A visit can be sent by anyone who added the domain: connected is not proven.
    await schema.dropIndex("site_connected_once").execute();
    await schema.alterTable("site").addColumn("proof", "text").execute();
    await schema.alterTable("site").addColumn("proven_at", "text").execute();
    await schema
      .createIndex("site_proven_once")
      .on("site")
      .column("bare_domain")
      .unique()
      .where(sql.ref("proven_at"), "is not", null)
      .execute();
    await schema.createIndex("site_by_domain").on("site").column("bare_domain").execute();
  },
};
