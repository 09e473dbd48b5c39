import type { Migrations } from "@octroi/database/migrate";
import { SqliteAdapter, sql } from "kysely";
import type { Schema } from "../schema.ts";

export const apiTokenMigrations: Migrations<Schema> = {
  "0022-api-tokens": async (trx) => {
    const { schema } = trx;
    await schema
      .createTable("api_token")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("workspace_id", "text", (column) =>
        column.notNull().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("scopes", "text", (column) => column.notNull())
      .addColumn("reaches_all_sites", "integer", (column) => column.notNull())
      .addColumn("secret_digest", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("last_used_on", "text")
      .addColumn("ended_at", "text")
      .execute();
    await schema
      .createIndex("api_token_of_workspace")
      .on("api_token")
      .columns(["workspace_id", "created_at"])
      .execute();
    await schema.createIndex("api_token_by_person").on("api_token").column("person_id").execute();
    await schema
      .createTable("api_token_site")
      .addColumn("token", "text", (column) => column.notNull().references("api_token.id").onDelete("cascade"))
      .addColumn("site", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addPrimaryKeyConstraint("api_token_site_key", ["token", "site"])
      .execute();
    await schema.createIndex("api_token_by_site").on("api_token_site").column("site").execute();
    await schema
      .createTable("api_request")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("token", "text", (column) => column.notNull().references("api_token.id").onDelete("cascade"))
      .addColumn("digest", "text", (column) => column.notNull())
      .addColumn("outcome", "text")
      .addColumn("at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("api_request_of_token").on("api_request").column("token").execute();
    await schema.createIndex("api_request_at").on("api_request").column("at").execute();
    await schema
      .alterTable("change")
      .addColumn("by_token_id", "text", (column) => column.references("api_token.id").onDelete("set null"))
      .execute();
    await schema.createIndex("change_by_token").on("change").column("by_token_id").execute();
    if (trx.getExecutor().adapter instanceof SqliteAdapter) return;
    // As 0008-no-samples: a token may be named after somebody.
    await sql`alter table api_token alter column name set statistics 0`.execute(trx);
  },
};
