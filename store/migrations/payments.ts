import type { Migrations } from "@octroi/database/migrate";
import { sql } from "kysely";
import type { Schema } from "../schema.ts";

export const paymentMigrations: Migrations<Schema> = {
  "0025-payments": async ({ schema }) => {
    await schema
      .createTable("payee")
      .addColumn("workspace_id", "text", (column) =>
        column.primaryKey().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("wallet", "text")
      .addColumn("network", "text")
      .addColumn("wallet_changed_at", "text")
      .addColumn("stripe_sealed", "text")
      .addColumn("stripe_masked", "text")
      .addColumn("stripe_is_test", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("stripe_changed_at", "text")
      .execute();
    await schema
      .createTable("payment")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("order_id", "text", (column) => column.notNull().references("market_order.id"))
      .addColumn("workspace_id", "text", (column) => column.notNull())
      .addColumn("rail", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("amount", "text", (column) => column.notNull())
      .addColumn("asset", "text", (column) => column.notNull())
      .addColumn("network", "text")
      .addColumn("payer", "text")
      .addColumn("nonce", "text")
      .addColumn("presented", "text")
      .addColumn("session", "text")
      .addColumn("checkout_url", "text")
      .addColumn("external", "text")
      .addColumn("good_until", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("settled_at", "text")
      .addColumn("reason", "text")
      .addColumn("asked_at", "text")
      .addColumn("refunded", "text", (column) => column.notNull().defaultTo("0"))
      .addColumn("due_at", "text", (column) => column.notNull())
      .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
      .addUniqueConstraint("payment_signed_once", ["network", "payer", "nonce"])
      .addUniqueConstraint("payment_session_once", ["workspace_id", "session"])
      .execute();
    // Never two payments for one order.
    await schema
      .createIndex("payment_of_order")
      .unique()
      .on("payment")
      .column("order_id")
      .where(sql.ref("state"), "in", sql`('submitted', 'unknown', 'settled')`)
      .execute();
    await schema
      .createIndex("payment_due")
      .on("payment")
      .column("due_at")
      .where(sql.ref("state"), "in", sql`('submitted', 'unknown')`)
      .execute();
    await schema
      .createIndex("payment_by_external")
      .on("payment")
      .columns(["workspace_id", "external"])
      .execute();
    await schema
      .createTable("stripe_event")
      .addColumn("workspace_id", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("received_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("stripe_event_key", ["workspace_id", "id"])
      .execute();
    await schema.createIndex("stripe_event_by_time").on("stripe_event").column("received_at").execute();
  },
  "0029-refunds": async ({ schema }) => {
    await schema
      .createTable("stripe_refund")
      .addColumn("workspace_id", "text", (column) => column.notNull())
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("intent", "text", (column) => column.notNull())
      .addColumn("amount", "text", (column) => column.notNull())
      .addColumn("asset", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("counted", "text")
      .addColumn("forget_at", "text")
      .addPrimaryKeyConstraint("stripe_refund_key", ["workspace_id", "id"])
      .execute();
    await schema
      .createIndex("stripe_refund_of_intent")
      .on("stripe_refund")
      .columns(["workspace_id", "intent"])
      .execute();
    await schema.createIndex("stripe_refund_over").on("stripe_refund").column("forget_at").execute();
  },
  "0030-trials": async ({ schema }) => {
    await schema
      .alterTable("market_order")
      .addColumn("is_test", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
