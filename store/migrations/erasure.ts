import type { Migrations } from "@octroi/database/migrate";
import { SqliteAdapter, sql } from "kysely";
import type { Schema } from "../schema.ts";

/** What names somebody. */
const columns = {
  person: ["email", "name"],
  challenge: ["email"],
  passkey: ["name"],
  workspace: ["name"],
  invitation: ["email"],
  change: ["subject", "value"],
  site: ["domain", "bare_domain", "name"],
  policy_draft: ["draft"],
  policy_version: ["draft", "policy", "note"],
  job: ["payload"],
} as const;

export const erasureMigrations: Migrations<Schema> = {
  "0008-no-samples": async (trx) => {
    if (trx.getExecutor().adapter instanceof SqliteAdapter) return;
    // PostgreSQL keeps samples of each column for its planner, where a deleted row would live on. Keys need none.
    for (const [table, names] of Object.entries(columns)) {
      for (const name of names) {
        await sql`alter table ${sql.table(table)} alter column ${sql.ref(name)} set statistics 0`.execute(
          trx,
        );
      }
    }
  },
};
