import type { Migrations } from "@octroi/database/migrate";
import type { Schema } from "../schema.ts";

export const dnsHeardMigrations: Migrations<Schema> = {
  "0014-dns-heard": async ({ schema }) => {
    await schema.alterTable("dns_connection").addColumn("heard_at", "text").execute();
  },
};
