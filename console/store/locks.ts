import type { Transaction } from "kysely";
import type { Schema } from "./schema.ts";

/*
 * An update that changes nothing locks the row on PostgreSQL until the transaction ends; on SQLite a transaction is
 * alone anyway.
 */

/** Locks a site, and says whose it is; undefined where it was removed. */
export async function lockSite(
  trx: Transaction<Schema>,
  id: string,
): Promise<{ workspaceId: string; domain: string } | undefined> {
  return trx
    .updateTable("site")
    .set((eb) => ({ domain: eb.ref("domain") }))
    .where("id", "=", id)
    .returning(["workspace_id as workspaceId", "domain"])
    .executeTakeFirst();
}

export async function lockWorkspace(trx: Transaction<Schema>, id: string): Promise<void> {
  await trx
    .updateTable("workspace")
    .set((eb) => ({ plan: eb.ref("plan") }))
    .where("id", "=", id)
    .execute();
}
