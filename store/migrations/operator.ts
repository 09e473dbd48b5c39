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

export const operationMigrations: Migrations<Schema> = {
  // Those that failed are counted at each look at the metrics; those that are done are many.
  "0014-failed-jobs": async ({ schema }) => {
    await schema
      .createIndex("job_by_failure")
      .on("job")
      .column("failed_at")
      .where("failed_at", "is not", null)
      .execute();
  },
  "0014-suspension": async ({ schema }) => {
    await schema.alterTable("workspace").addColumn("suspended_at", "text").execute();
  },
  "0014-notice": async ({ schema }) => {
    await schema
      .createTable("notice")
      .addColumn("id", "integer", (column) => column.primaryKey())
      .addColumn("fr", "text", (column) => column.notNull())
      .addColumn("en", "text", (column) => column.notNull())
      .addColumn("ends_at", "text", (column) => column.notNull())
      .execute();
  },
};
