import type { Migrations } from "@octroi/database/migrate";
import { addJobOutcome, createJobTable, createRoundTable, createSharedTables } from "@octroi/database/tables";
import type { Schema } from "../schema.ts";

export const sharedMigrations: Migrations<Schema> = {
  "0001-shared": async (trx) => {
    await createSharedTables(trx);
    await createJobTable(trx);
  },
  "0011-job-outcome": addJobOutcome,
  "0033-rounds": createRoundTable,
};
