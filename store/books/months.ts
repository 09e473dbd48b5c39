import { isSqlite } from "@octroi/database/many-rows";
import { sql, type Transaction } from "kysely";
import type { Schema } from "../schema.ts";

/** Any number, as long as it stays the same. */
const monthsLock = 4_078_532_111;

/**
 * The last month that is closed. None is closed until the transaction ends: many may post at once, and whoever closes a
 * month waits for them. After the locks of sites (locks.ts).
 */
export async function keepMonthsOpen(trx: Transaction<Schema>): Promise<string | undefined> {
  if (!isSqlite(trx)) await sql`select pg_advisory_xact_lock_shared(${sql.lit(monthsLock)})`.execute(trx);
  const { last } = await trx
    .selectFrom("closed_month")
    .select((eb) => eb.fn.max("month").as("last"))
    .executeTakeFirstOrThrow();
  return last ?? undefined;
}

/** Nobody posts until the transaction ends. Whoever has this takes no lock of a site or a workspace after it. */
export async function lockMonths(trx: Transaction<Schema>): Promise<string | undefined> {
  if (!isSqlite(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(monthsLock)})`.execute(trx);
  return keepMonthsOpen(trx);
}
