import { isSqlite } from "@octroi/database/many-rows";
import { type Selectable, sql, type Transaction } from "kysely";
import { siteAllowance } from "../domain/visits/allowance.ts";
import type { Schema } from "./schema.ts";

/*
 * The order of locks: workspace, site, visit_site, then the rest. Two transactions that take them in one order never
 * wait for each other. On PostgreSQL three things lock a row until the transaction ends: an update, also one that changes
 * nothing; a delete, which waits for whoever refers to the row; and a row that refers to another (a change to its
 * workspace, a key to its site), which keeps that other from being deleted, as `for key share` does. Hence whoever writes a
 * site, and a change after it, first asks that the workspace stays. On SQLite a transaction is alone anyway.
 */

/** Locks a site, and says whose it is; undefined where it was removed. */
export async function lockSite(
  trx: Transaction<Schema>,
  id: string,
): Promise<{ workspaceId: string; domain: string; followsHouse: boolean } | undefined> {
  await keepWorkspaceOf(trx, id);
  const row = await trx
    .updateTable("site")
    .set((eb) => ({ domain: eb.ref("domain") }))
    .where("id", "=", id)
    .returning(["workspace_id as workspaceId", "domain", "follows_house_since"])
    .executeTakeFirst();
  return (
    row && {
      workspaceId: row.workspaceId,
      domain: row.domain,
      followsHouse: row.follows_house_since !== null,
    }
  );
}

/** Until the transaction ends, nobody deletes the workspace of a site. For those who then write the site. */
export async function keepWorkspaceOf(trx: Transaction<Schema>, site: string): Promise<void> {
  if (isSqlite(trx)) return;
  await trx
    .selectFrom("workspace")
    .innerJoin("site", "site.workspace_id", "workspace.id")
    .select("workspace.id")
    .where("site.id", "=", site)
    .forKeyShare("workspace")
    .execute();
}

/** The same for every workspace with the domain of a site: a proof is taken from one and given to another. */
export async function keepWorkspacesWithDomainOf(trx: Transaction<Schema>, site: string): Promise<void> {
  if (isSqlite(trx)) return;
  await trx
    .selectFrom("workspace")
    .select("id")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("site")
        .innerJoin("site as same", "same.bare_domain", "site.bare_domain")
        .select("same.workspace_id")
        .where("site.id", "=", site),
    )
    .orderBy("id")
    .forKeyShare()
    .execute();
}

/** Whether a workspace is there, nobody refers to it any more, and nobody will until the transaction ends. */
export async function lockWorkspaceToDelete(trx: Transaction<Schema>, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom("workspace")
    .select("id")
    .where("id", "=", id)
    .$if(!isSqlite(trx), (query) => query.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
}

/** Its people, plan, name and house rules stay as they are until the transaction ends. False where it was deleted. */
export async function lockWorkspace(trx: Transaction<Schema>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("workspace")
    .set((eb) => ({ plan: eb.ref("plan") }))
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Locks the figures of a site: whoever adds to them, deletes or folds some takes this lock first, and they come one by
 * one. Undefined where the site was removed, which waits for whoever has it.
 */
export async function lockFigures(
  trx: Transaction<Schema>,
  site: string,
  now: Date,
): Promise<Selectable<Schema["visit_site"]> | undefined> {
  // Not `for key share`: those who share a lock pass whoever waits to delete the site, for as long as they come.
  const lock = isSqlite(trx) ? sql`` : sql`for no key update`;
  const { rows } = await sql<Selectable<Schema["visit_site"]>>`
    insert into visit_site (site, last_number, last_page, pages, event_ids, allowance, allowance_at)
    select id, 0, 0, 0, 0, ${siteAllowance.burst}, ${now.getTime()} from site where id = ${site} ${lock}
    on conflict (site) do update set last_page = visit_site.last_page returning *`.execute(trx);
  return rows[0];
}
