import type { Migrations } from "@octroi/database/migrate";
import { SqliteAdapter, sql } from "kysely";
import type { Schema } from "../schema.ts";

export const marketMigrations: Migrations<Schema> = {
  "0021-market": async (trx) => {
    const { schema } = trx;
    await schema
      .createTable("company")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("origin", "text", (column) => column.unique())
      .addColumn("domain", "text", (column) => column.unique())
      .addColumn("email", "text")
      .addColumn("country", "text")
      .addColumn("vat", "text")
      .addColumn("address", "text")
      .addColumn("cap_amount", "text")
      .addColumn("cap_currency", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("blocked_at", "text")
      .execute();
    await schema
      .createTable("company_key")
      .addColumn("company", "text", (column) => column.notNull().references("company.id").onDelete("cascade"))
      .addColumn("thumbprint", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("company_key_key", ["company", "thumbprint"])
      .execute();
    await schema
      .createTable("company_secret")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("company", "text", (column) => column.notNull().references("company.id").onDelete("cascade"))
      .addColumn("digest", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    await schema.createIndex("company_secret_of").on("company_secret").column("company").execute();
    await schema
      .createTable("company_proof")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("domain", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("token", "text", (column) => column.notNull())
      .addColumn("code_digest", "text", (column) => column.notNull())
      .addColumn("tries", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("company_proof_over").on("company_proof").column("expires_at").execute();
    await schema
      .createTable("company_block")
      .addColumn("workspace_id", "text", (column) =>
        column.notNull().references("workspace.id").onDelete("cascade"),
      )
      .addColumn("company", "text", (column) => column.notNull().references("company.id").onDelete("cascade"))
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("by_person_id", "text", (column) => column.references("person.id").onDelete("set null"))
      .addPrimaryKeyConstraint("company_block_key", ["workspace_id", "company"])
      .execute();
    await schema.createIndex("company_block_by").on("company_block").column("by_person_id").execute();
    await schema.createIndex("company_block_of").on("company_block").column("company").execute();
    await schema
      .createTable("market_nonce")
      .addColumn("digest", "text", (column) => column.primaryKey())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("market_nonce_over").on("market_nonce").column("expires_at").execute();
    await schema
      .createTable("market_listing")
      .addColumn("site", "text", (column) => column.primaryKey().references("site.id").onDelete("cascade"))
      .addColumn("listed_at", "text", (column) => column.notNull())
      .addColumn("topic", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("description", "text", (column) => column.notNull())
      .addColumn("contact", "text")
      .execute();
    await schema
      .createTable("market_order")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("site", "text", (column) => column.notNull())
      .addColumn("domain", "text", (column) => column.notNull())
      .addColumn("workspace_id", "text", (column) => column.notNull())
      .addColumn("offer", "text", (column) => column.notNull())
      .addColumn("company", "text", (column) => column.notNull().references("company.id"))
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("paths", "text", (column) => column.notNull())
      .addColumn("uses", "text", (column) => column.notNull())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("amount", "text", (column) => column.notNull())
      .addColumn("currency", "text", (column) => column.notNull())
      .addColumn("usdc", "text")
      .addColumn("rail", "text")
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("idempotency_key", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("paid_at", "text")
      .addColumn("paid_amount", "text")
      .addColumn("paid_asset", "text")
      .addColumn("license", "text")
      .addUniqueConstraint("market_order_once", ["company", "idempotency_key"])
      .execute();
    for (const owner of ["company", "site", "workspace_id"] as const) {
      await schema
        .createIndex(`market_order_of_${owner}`)
        .on("market_order")
        .columns([owner, "created_at", "id"])
        .execute();
    }
    await schema
      .createIndex("market_order_held")
      .on("market_order")
      .columns(["state", "expires_at"])
      .execute();
    await schema
      .createTable("receipt")
      .addColumn("workspace_id", "text", (column) => column.notNull())
      .addColumn("year", "integer", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("order_id", "text", (column) => column.notNull().unique().references("market_order.id"))
      .addColumn("company", "text", (column) => column.notNull())
      .addColumn("issued_at", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("receipt_key", ["workspace_id", "year", "number"])
      .execute();
    await schema.createIndex("receipt_of").on("receipt").columns(["company", "issued_at"]).execute();
    for (const column of ["company_id", "order_id", "uses"]) {
      await schema.alterTable("license").addColumn(column, "text").execute();
    }
    await schema.alterTable("license").addColumn("visits", "integer").execute();
    await schema
      .createIndex("license_of_company")
      .on("license")
      .columns(["company_id", "issued_at"])
      .execute();
    for (const column of ["rail", "license"]) {
      await schema.alterTable("ledger_account").addColumn(column, "text").execute();
    }
    if (trx.getExecutor().adapter instanceof SqliteAdapter) {
      for (const change of ["update", "delete"]) {
        await sql`create trigger ${sql.ref(`receipt_no_${change}`)} before ${sql.raw(change)} on receipt
          begin select raise(abort, 'A receipt never changes.'); end`.execute(trx);
      }
      return;
    }
    await sql`create function keep_receipts() returns trigger language plpgsql as
      ${sql.lit("begin raise exception 'A receipt never changes.'; end")}`.execute(trx);
    await sql`create trigger receipt_kept before update or delete or truncate on receipt
      for each statement execute function keep_receipts()`.execute(trx);
    // As 0008-no-samples: a company may be one person.
    const personal = {
      company: ["name", "domain", "email", "vat", "address"],
      company_proof: ["name", "domain", "email"],
      receipt: ["document"],
    };
    for (const [table, columns] of Object.entries(personal)) {
      for (const column of columns) {
        await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} set statistics 0`.execute(
          trx,
        );
      }
    }
  },
};
