import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const digestMigrations: Migrations<Schema> = {
  "0018-weekly-digest": async (db) => {
    await db.schema.alterTable("membership").addColumn("reports_stopped_at", "text").execute();
    await db.schema.alterTable("membership").addColumn("reported_day", "integer").execute();
  },
};
