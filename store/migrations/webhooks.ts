import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const webhookMigrations: Migrations<Schema> = {
  "0023-webhooks": async ({ schema }) => {
    await schema
      .createTable("webhook")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("workspace_id", "text", (column) =>
        column.notNull().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("format", "text", (column) => column.notNull())
      .addColumn("address", "text", (column) => column.notNull())
      .addColumn("host", "text", (column) => column.notNull())
      .addColumn("secret", "text")
      .addColumn("previous_secret", "text")
      .addColumn("previous_until", "text")
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("kinds", "text", (column) => column.notNull())
      .addColumn("sites", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("failing_since", "text")
      .addColumn("disabled_at", "text")
      .execute();
    await schema.createIndex("webhook_of").on("webhook").column("workspace_id").execute();

    // Refers to neither: whoever publishes rules would lock a workspace in no order that is known here.
    await schema
      .createTable("webhook_event")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("workspace", "text", (column) => column.notNull())
      .addColumn("site", "text")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("facts", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addUniqueConstraint("webhook_event_once", ["workspace", "kind", "about"])
      .execute();
    await schema.createIndex("webhook_event_of_site").on("webhook_event").column("site").execute();
    await schema.createIndex("webhook_event_by_time").on("webhook_event").column("at").execute();

    await schema
      .createTable("webhook_delivery")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("webhook", "text", (column) => column.notNull().references("webhook.id").onDelete("cascade"))
      .addColumn("event", "text", (column) =>
        column.notNull().references("webhook_event.id").onDelete("cascade"),
      )
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("done_at", "text")
      .addColumn("outcome", "text")
      .addUniqueConstraint("webhook_delivery_once", ["webhook", "event"])
      .execute();
    await schema
      .createIndex("webhook_delivery_by_due")
      .on("webhook_delivery")
      .columns(["done_at", "due_at"])
      .execute();
    await schema.createIndex("webhook_delivery_of_event").on("webhook_delivery").column("event").execute();

    await schema
      .createTable("webhook_attempt")
      .addColumn("delivery", "text", (column) =>
        column.notNull().references("webhook_delivery.id").onDelete("cascade"),
      )
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("took_ms", "integer", (column) => column.notNull())
      .addColumn("outcome", "text", (column) => column.notNull())
      .addColumn("status", "integer")
      .addColumn("answer", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("webhook_attempt_key", ["delivery", "number"])
      .execute();

    await schema
      .createTable("site_watch")
      .addColumn("site", "text", (column) => column.primaryKey().references("site.id").onDelete("cascade"))
      .addColumn("since", "text", (column) => column.notNull())
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex("site_watch_by_due").on("site_watch").column("due_at").execute();

    await schema
      .createTable("site_alert")
      .addColumn("site", "text", (column) => column.notNull().references("site.id").onDelete("cascade"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("about", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull().unique())
      .addColumn("facts", "text", (column) => column.notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("site_alert_once", ["site", "kind", "about"])
      .execute();
    await schema.createIndex("site_alert_by_time").on("site_alert").column("at").execute();

    await schema
      .alterTable("mail_choice")
      .addColumn("instant", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
