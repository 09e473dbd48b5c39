import type { Migrations } from "@octroi/database/migrate";
import { SqliteAdapter, sql, type Transaction } from "kysely";
import type { Schema } from "../schema.ts";

export const bookMigrations: Migrations<Schema> = {
  "0018-books": async (trx) => {
    const { schema } = trx;
    await schema
      .createTable("ledger_account")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("agreement", "text")
      .addColumn("workspace", "text")
      .addColumn("currency", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("ledger_entry")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("reference", "text", (column) => column.notNull())
      .addColumn("site", "text")
      .addColumn("license", "text")
      .addColumn("visits", "integer")
      .addColumn("note", "text")
      .addUniqueConstraint("ledger_entry_once", ["kind", "reference"])
      .execute();
    await schema.createIndex("ledger_entry_by_month").on("ledger_entry").columns(["month", "at"]).execute();
    await schema.createIndex("ledger_entry_by_site").on("ledger_entry").columns(["site", "month"]).execute();
    await schema
      .createTable("ledger_leg")
      .addColumn("entry", "text", (column) => column.notNull().references("ledger_entry.id"))
      .addColumn("account", "text", (column) => column.notNull().references("ledger_account.id"))
      .addColumn("amount", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("ledger_leg_key", ["entry", "account"])
      .execute();
    await schema.createIndex("ledger_leg_by_account").on("ledger_leg").column("account").execute();
    await schema
      .createTable("closed_month")
      .addColumn("month", "text", (column) => column.primaryKey())
      .addColumn("closed_at", "text", (column) => column.notNull())
      .execute();
    await keepAsWritten(trx);
  },
  "0031-corrected-visits": async ({ schema }) => {
    await schema.alterTable("ledger_entry").addColumn("of_month", "text").execute();
  },
  // Filled by whoever closes months next.
  "0032-site-months": async ({ schema }) => {
    await schema
      .createTable("site_month")
      .addColumn("site", "text", (column) => column.notNull())
      .addColumn("month", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("earned", "bigint", (column) => column.notNull())
      .addColumn("visits", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("site_month_key", ["site", "month", "currency", "source"])
      .execute();
    await schema
      .createTable("summed_month")
      .addColumn("month", "text", (column) => column.primaryKey())
      .execute();
  },
};

const books = ["ledger_account", "ledger_entry", "ledger_leg", "closed_month"] as const;

/** No row of the books is changed or deleted, by whatever statement, and no entry is added to a month that was closed. */
async function keepAsWritten(trx: Transaction<Schema>): Promise<void> {
  const isSqlite = trx.getExecutor().adapter instanceof SqliteAdapter;
  const onlyAddedTo = "The books are only added to.";
  const monthClosed = "The month of this entry is closed.";
  if (isSqlite) {
    for (const table of books) {
      for (const change of ["update", "delete"]) {
        await sql`create trigger ${sql.ref(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
          begin select raise(abort, ${sql.lit(onlyAddedTo)}); end`.execute(trx);
      }
    }
    await sql`create trigger ledger_entry_in_open_month before insert on ledger_entry
      when exists (select 1 from closed_month where month >= new.month)
      begin select raise(abort, ${sql.lit(monthClosed)}); end`.execute(trx);
    return;
  }
  await sql`create function keep_books() returns trigger language plpgsql as
    ${sql.lit(`begin raise exception '${onlyAddedTo}'; end`)}`.execute(trx);
  for (const table of books) {
    await sql`create trigger ${sql.ref(`${table}_kept`)} before update or delete or truncate on ${sql.table(table)}
      for each statement execute function keep_books()`.execute(trx);
  }
  await sql`create function check_open_month() returns trigger language plpgsql as
    ${sql.lit(`begin
      if exists (select 1 from closed_month where month >= new.month) then
        raise exception '${monthClosed}';
      end if;
      return new;
    end`)}`.execute(trx);
  await sql`create trigger ledger_entry_in_open_month before insert on ledger_entry
    for each row execute function check_open_month()`.execute(trx);
}
