import type { Database } from "@octroi/database/database";
import { isSqlite } from "@octroi/database/many-rows";
import type { Schema } from "./schema.ts";
import { deleteSlice, type FigureTable, figureTableNames, rowsPerSlice } from "./visits/figures.ts";

export interface FigureDeletion {
  /** How many sites had been removed since. */
  sites: number;
  rows: number;
  /** Why those of some could not be deleted: they are the next time. */
  failures: readonly unknown[];
}

/**
 * Deletes the figures of sites that were removed, slice by slice: each is a transaction of its own. Their row in
 * `visit_site`, whose site is gone, goes last: it is what a process that comes after one that died finds.
 */
export function figureDeletionIn({
  db,
  transact,
}: Database<Schema>["background"]): (stopping?: AbortSignal) => Promise<FigureDeletion> {
  const deleteSome = (site: string, table: FigureTable) =>
    transact(async (trx) => {
      const row = await trx
        .selectFrom("visit_site")
        .select("site")
        .where("site", "=", site)
        // Of two consoles one waits: it would find rows that are gone, and take them for the last.
        .$if(!isSqlite(trx), (query) => query.forUpdate())
        .executeTakeFirst();
      return row === undefined ? 0 : deleteSlice(trx, table, site);
    });

  async function deleteAll(site: string, stopping?: AbortSignal): Promise<number> {
    let rows = 0;
    for (const table of figureTableNames) {
      let deleted: number;
      do {
        // What is left is found by the next server: the row in visit_site is still there.
        if (stopping?.aborted) return rows;
        deleted = await deleteSome(site, table);
        rows += deleted;
      } while (deleted === rowsPerSlice(db));
    }
    return rows;
  }

  return async (stopping) => {
    const sites = await db
      .selectFrom("visit_site")
      .leftJoin("site", "site.id", "visit_site.site")
      .select("visit_site.site")
      .where("site.id", "is", null)
      .orderBy("visit_site.site")
      .execute();
    let rows = 0;
    const failures: unknown[] = [];
    for (const { site } of sites) {
      try {
        rows += await deleteAll(site, stopping);
      } catch (error) {
        failures.push(error);
      }
    }
    return { sites: sites.length, rows, failures };
  };
}
