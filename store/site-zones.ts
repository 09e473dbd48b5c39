import type { Kysely } from "kysely";
import { parseZones, type SiteZones, utc } from "../domain/visits/site-zones.ts";
import type { Schema } from "./schema.ts";

/** How a site is counted. */
export interface Counting {
  /** By whose clocks its days are. */
  zones: SiteZones;
  /** Whether people whom assistants send are. */
  countsPeople: boolean;
}

/**
 * In the transaction that counts something, once the figures of the site are locked: whoever changes it locks the site,
 * and has then either committed, or waits.
 */
export async function countingOf(db: Kysely<Schema>, site: string): Promise<Counting> {
  const row = await db
    .selectFrom("site")
    .select(["zones", "people_since"])
    .where("id", "=", site)
    .executeTakeFirst();
  if (row === undefined) return { zones: utc, countsPeople: true };
  return { zones: parseZones(row.zones), countsPeople: row.people_since !== null };
}

/** By whose clocks the days of a site are. */
export async function zonesOf(db: Kysely<Schema>, site: string): Promise<SiteZones> {
  return (await countingOf(db, site)).zones;
}
