import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const accountMigrations: Migrations<Schema> = {
  "0002-accounts": async ({ schema }) => {
    await schema
      .createTable("person")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("name", "text")
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("terms", "text")
      .addColumn("workspace_id", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("challenge")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("purpose", "text", (column) => column.notNull())
      .addColumn("email", "text")
      .addColumn("person_id", "text", (column) => column.references("person.id").onDelete("cascade"))
      .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("challenge_by_expiry").on("challenge").column("expires_at").execute();
    await schema
      .createTable("session")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) =>
        column.notNull().references("person.id").onDelete("cascade"),
      )
      .addColumn("token_digest", "text", (column) => column.notNull().unique())
      .addColumn("previous_digest", "text")
      .addColumn("rotated_at", "text", (column) => column.notNull())
      .addColumn("browser", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_seen_at", "text", (column) => column.notNull())
      .addColumn("proven_at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("session_by_previous").on("session").column("previous_digest").execute();
    await schema.createIndex("session_by_person").on("session").column("person_id").execute();
    await schema.createIndex("session_by_last_seen").on("session").column("last_seen_at").execute();
    await schema
      .createTable("passkey")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("person_id", "text", (column) =>
        column.notNull().references("person.id").onDelete("cascade"),
      )
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text")
      .execute();
    await schema.createIndex("passkey_by_person").on("passkey").column("person_id").execute();
  },
};
