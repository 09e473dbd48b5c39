import { anyOf } from "@octroi/database/many-rows";
import { sql, type Transaction } from "kysely";
import { spreadOver } from "../../domain/market/slice.ts";
import type { Schema } from "../schema.ts";
import { roomySlices, sliceOf } from "./slices.ts";

/** What was read of a license that a company reads by its account. */
export interface LicenseUse {
  license: string;
  /** The visits that were read of it before, and now. */
  from: number;
  to: number;
  /** The order that it was bought by. */
  order: string | null;
  /** Of a credit. */
  bought: number | null;
}

/**
 * Counts new visits against the licenses that companies read by, and their slices. In the transaction that found them to be
 * new, which has the figures of the site: a batch that comes again, or half, counts nothing.
 */
export async function countLicenseUse(
  trx: Transaction<Schema>,
  site: string,
  visits: ReadonlyMap<string, number>,
  now: Date,
): Promise<LicenseUse[]> {
  const known = await trx
    .selectFrom("license")
    .select("id")
    .where("site", "=", site)
    .where("company_id", "is not", null)
    .where("id", "in", anyOf(trx, [...visits.keys()]))
    // In one order everywhere, as two that lock several rows must.
    .orderBy("id")
    .execute();
  const read: LicenseUse[] = [];
  for (const { id } of known) {
    const count = visits.get(id) ?? 0;
    const row = await trx
      .updateTable("license")
      .set({
        used: sql`used + ${count}`,
        // Whoever reads on is told by the list of withdrawn numbers that gates have.
        spent_at: sql`case when spent_at is null and used + ${count} >= visits
          then ${now.toISOString()} else spent_at end`,
      })
      .where("site", "=", site)
      .where("id", "=", id)
      .returning(["used", "visits", "order_id"])
      .executeTakeFirst();
    if (row === undefined) continue;
    read.push({
      license: id,
      from: row.used - count,
      to: row.used,
      order: row.order_id,
      bought: row.visits,
    });
    if (row.visits !== null) await countInSlices(trx, { site, license: id }, count, now);
  }
  return read;
}

async function countInSlices(
  trx: Transaction<Schema>,
  { site, license }: { site: string; license: string },
  visits: number,
  now: Date,
): Promise<void> {
  const roomy = (await roomySlices(trx, site, [license], now)).get(license) ?? [];
  const last = await trx
    .selectFrom("slice")
    .selectAll()
    .where("site", "=", site)
    .where("license", "=", license)
    .orderBy("begins_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  const slices = last === undefined || roomy.at(-1)?.id === last.id ? roomy : [...roomy, sliceOf(last)];
  for (const { id, visits: count } of spreadOver(slices, visits, now)) {
    await trx
      .updateTable("slice")
      .set({ used: sql`used + ${count}` })
      .where("id", "=", id)
      .execute();
  }
}
