import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const reportMigrations: Migrations<Schema> = {
  "0010-reports": async ({ schema }) => {
    await schema
      .alterTable("workspace")
      .addColumn("time_zone", "text", (column) => column.notNull().defaultTo("Europe/Paris"))
      .execute();
    await schema.alterTable("workspace").addColumn("reported_day", "integer").execute();
    await schema.alterTable("workspace").addColumn("alerted_day", "integer").execute();
    await schema.createIndex("workspace_by_time_zone").on("workspace").columns(["time_zone", "id"]).execute();
    await schema.alterTable("person").addColumn("mails_stopped_at", "text").execute();
    await schema
      .createTable("mail_choice")
      .addColumn("person_id", "text", (column) =>
        column.notNull().references("person.id").onDelete("cascade"),
      )
      .addColumn("site_id", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("reports", "integer", (column) => column.notNull())
      .addColumn("alerts", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("mail_choice_key", ["person_id", "site_id"])
      .execute();
    await schema.createIndex("mail_choice_by_site").on("mail_choice").column("site_id").execute();
  },
};
