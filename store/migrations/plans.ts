import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const planMigrations: Migrations<Schema> = {
  "0010-pro-invitations": async ({ schema }) => {
    await schema
      .createTable("pro_invitation")
      .addColumn("email_digest", "text", (column) => column.primaryKey())
      .addColumn("invited_at", "text", (column) => column.notNull())
      .execute();
  },
};
