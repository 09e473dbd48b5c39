import { isSqlite } from "@octroi/database/many-rows";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Schema } from "../schema.ts";

/**
 * The tables of a site's figures, each with its key beside the site. Their rows refer to no site: with a million of them
 * that would make its deletion one long statement. Whoever adds some locks the site first (locks.ts).
 */
export const figureTables = {
  visit_batch: ["id"],
  visit_event: ["id"],
  visit_day: ["day", "crawler", "identity", "decision", "status", "robots"],
  visit_hour: ["hour", "crawler", "identity", "decision", "status", "robots"],
  page: ["id"],
  page_day: ["day", "page", "crawler", "identity", "decision", "status"],
  crawler_seen: ["crawler"],
  recent_visit: ["number"],
  intake_day: ["day"],
  imported_day: ["day", "crawler"],
  license_day: ["day", "license"],
  asked_day: ["day", "amount", "currency"],
  referral_day: ["day", "assistant"],
  referral_page_day: ["day", "assistant", "path"],
  unlisted_day: ["day", "name"],
  // The last to go: without its site, it says that there may be more of the others.
  visit_site: [],
} as const satisfies Partial<Record<keyof Schema, readonly string[]>>;

export type FigureTable = keyof typeof figureTables;

// A literal's keys are all of its keys.
export const figureTableNames = Object.keys(figureTables) as FigureTable[];

/** Rows that one transaction deletes: on SQLite, where nobody else is served meanwhile, what takes some twenty milliseconds. */
export function rowsPerSlice(db: Pick<Kysely<Schema>, "executeQuery" | "getExecutor">): number {
  return isSqlite(db) ? 1_000 : 5_000;
}

/** Rows whose day, hour or time lies before a point. */
export interface Before {
  column: "day" | "hour" | "time" | "last_time";
  value: number;
}

/** Deletes up to so many rows of a site's, and says how many they were; fewer mean that none is left. */
export async function deleteSlice(
  trx: Transaction<Schema>,
  table: FigureTable,
  site: string,
  before?: Before,
): Promise<number> {
  const rows = sql.table(table);
  const old = before === undefined ? sql`` : sql`and ${sql.ref(before.column)} < ${before.value}`;
  const slice = (columns: readonly string[]) =>
    sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${rows}
      where site = ${site} ${old} limit ${sql.lit(rowsPerSlice(trx))}`;
  const key = ["site", ...figureTables[table]];
  // PostgreSQL goes straight to the rows, however large the table is; SQLite has no such address in a table without rowid.
  const { numAffectedRows } = isSqlite(trx)
    ? await sql`delete from ${rows} where (${sql.join(key.map((column) => sql.ref(column)))}) in (${slice(key)})`.execute(
        trx,
      )
    : await sql`delete from ${rows} where site = ${site} and ctid = any(array(${slice(["ctid"])}))`.execute(
        trx,
      );
  return Number(numAffectedRows ?? 0n);
}
