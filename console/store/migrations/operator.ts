import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const operatorMigrations: Migrations<Schema> = {
  "0013-secret-fingerprint": async ({ schema }) => {
    await schema
      .createTable("secret_fingerprint")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("since", "text", (column) => column.notNull())
      .execute();
  },
};
