import type { Kysely } from "kysely";
import { parseZones, type SiteZones, utc } from "../domain/visits/site-zones.ts";
import type { Schema } from "./schema.ts";

/**
 * By whose clocks the days of a site are. In the transaction that counts something, once its figures are locked: whoever
 * changes them locks the site, and has then either committed, or waits.
 */
export async function zonesOf(db: Kysely<Schema>, site: string): Promise<SiteZones> {
  const row = await db.selectFrom("site").select("zones").where("id", "=", site).executeTakeFirst();
  return row === undefined ? utc : parseZones(row.zones);
}
