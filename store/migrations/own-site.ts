import type { Migrations } from "@octroi/database/migrate";
import { sql } from "kysely";
import { addLedger, type LedgerRow } from "../earlier/ledger.ts";
import type { Schema } from "../schema.ts";

export const ownSiteMigrations: Migrations<Schema> = {
  // The public site is a site of the console now. No version that was released wrote to this table.
  "0017-ledger-into-visits": async (trx) => {
    const { rows } = await sql<LedgerRow>`select * from ledger`.execute(trx);
    await addLedger(trx, rows);
    await trx.schema.dropTable("ledger").execute();
  },
};
