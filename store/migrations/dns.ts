import type { Migrations } from "@octroi/database/migrate";
import { sql } from "kysely";
import type { Schema } from "../schema.ts";

export const dnsMigrations: Migrations<Schema> = {
  "0010-dns": async ({ schema }) => {
    await schema
      .createTable("dns_target")
      .addColumn("label", "text", (column) => column.primaryKey())
      .addColumn("site", "text", (column) => column.notNull().unique())
      .addColumn("domain_digest", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("dns_target_by_domain").on("dns_target").column("domain_digest").execute();
    await schema
      .createTable("dns_connection")
      .addColumn("site", "text", (column) => column.primaryKey().references("site.id").onDelete("cascade"))
      .addColumn("certificate_key", "text")
      .addColumn("test", "text")
      .execute();
  },
  "0012-served-since": async (trx) => {
    await trx.schema.alterTable("dns_connection").addColumn("served_since", "text").execute();
    // Those that were proven, or activated by people whose domain led here when nobody else had it.
    await sql`
      update dns_connection set served_since = (
        select coalesce(proven_at, connected_at) from site
        where site.id = dns_connection.site and site.connector = 'dns' and (
          site.proven_at is not null or site.status = 'protected' and not exists (
            select 1 from site as other
            where other.bare_domain = site.bare_domain and other.connector = 'dns' and other.proven_at is not null
          )
        )
      )`.execute(trx);
  },
};
