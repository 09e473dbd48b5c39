import type { Migrations } from "@octroi/database/migrate";
import { SqliteAdapter, sql } from "kysely";
import type { Schema } from "../schema.ts";

export const statementMigrations: Migrations<Schema> = {
  "0019-statements": async (trx) => {
    const { schema } = trx;
    // Neither refers to a workspace or a site: what was closed stays when they go, and its numbers have no gaps.
    await schema
      .createTable("statement")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("workspace", "text", (column) => column.notNull())
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("year", "integer", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addUniqueConstraint("statement_once", ["month", "workspace"])
      .addUniqueConstraint("statement_number", ["year", "number"])
      .execute();
    await schema.createIndex("statement_of").on("statement").column("workspace").execute();
    await schema
      .createTable("bill")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("agreement", "text", (column) => column.notNull())
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("year", "integer", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("due", "bigint", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("paid_at", "text")
      .addUniqueConstraint("bill_once", ["agreement", "month"])
      .addUniqueConstraint("bill_number", ["year", "number"])
      .execute();
    await schema
      .createTable("stated_month")
      .addColumn("month", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("bank_details")
      .addColumn("workspace_id", "text", (column) =>
        column.primaryKey().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("sealed", "text", (column) => column.notNull())
      .addColumn("masked", "text", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("payout_file")
      .addColumn("number", "integer", (column) => column.primaryKey())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("sent_at", "text")
      .execute();
    // Of a currency, one file at a time waits for the bank.
    await schema
      .createIndex("payout_file_waiting")
      .unique()
      .on("payout_file")
      .column("currency")
      .where(sql.ref("sent_at"), "is", null)
      .execute();
    await schema
      .createTable("payout")
      .addColumn("file", "integer", (column) => column.notNull().references("payout_file.number"))
      .addColumn("workspace", "text", (column) => column.notNull())
      .addColumn("amount", "bigint", (column) => column.notNull())
      .addColumn("masked", "text", (column) => column.notNull())
      .addColumn("sealed", "text")
      .addPrimaryKeyConstraint("payout_key", ["file", "workspace"])
      .execute();
    await schema.createIndex("payout_of").on("payout").column("workspace").execute();
    if (trx.getExecutor().adapter instanceof SqliteAdapter) {
      for (const change of ["update", "delete"]) {
        await sql`create trigger ${sql.ref(`statement_no_${change}`)} before ${sql.raw(change)} on statement
          begin select raise(abort, 'A statement never changes.'); end`.execute(trx);
      }
      return;
    }
    await sql`create function keep_statements() returns trigger language plpgsql as
      ${sql.lit("begin raise exception 'A statement never changes.'; end")}`.execute(trx);
    await sql`create trigger statement_kept before update or delete or truncate on statement
      for each statement execute function keep_statements()`.execute(trx);
  },
  "0034-withdrawn-payouts": async ({ schema }) => {
    await schema.alterTable("payout_file").addColumn("withdrawn_at", "text").execute();
    await schema.dropIndex("payout_file_waiting").execute();
    await schema
      .createIndex("payout_file_waiting")
      .unique()
      .on("payout_file")
      .column("currency")
      .where(sql.ref("sent_at"), "is", null)
      .where(sql.ref("withdrawn_at"), "is", null)
      .execute();
  },
};
