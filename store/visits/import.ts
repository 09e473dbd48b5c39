import type { Transact } from "@octroi/database/database";
import { rowWriter } from "@octroi/database/many-rows";
import type { Insertable, Kysely } from "kysely";
import type { ImportedDay, ImportResult } from "../../domain/visits/visits.ts";
import { lockFigures } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { type CrawlerNumbers, numberOf } from "./crawlers.ts";

const addRows = rowWriter<Insertable<Schema["imported_day"]>>(
  "imported_day",
  { site: "text", day: "integer", crawler: "integer", visits: "integer" },
  "do nothing",
);

export function importingIn(transact: Transact<Schema>, crawlers: CrawlerNumbers, now: () => Date) {
  return {
    /** Adds the days of an access log that nothing was counted on. */
    async importDays(site: string, days: readonly ImportedDay[]): Promise<ImportResult> {
      const numbers = await crawlers.numbersOf([...new Set(days.map(({ crawler }) => crawler))]);
      return transact(async (trx) => {
        // Also of two imports at once: the second finds the days of the first.
        if ((await lockFigures(trx, site, now())) === undefined) return { days: 0, visits: 0, daysBefore: 0 };
        const counted = await countedDays(trx, site);
        const added = days.filter(({ day }) => !counted.has(day));
        const rows = added.map(({ day, crawler, visits }) => ({
          site,
          day,
          crawler: numberOf(crawler, numbers),
          visits,
        }));
        await addRows(trx, rows);
        return resultOf(days, added);
      });
    },
    async removeImported(site: string): Promise<number> {
      return transact(async (trx) => {
        await lockFigures(trx, site, now());
        const { numDeletedRows } = await trx
          .deleteFrom("imported_day")
          .where("site", "=", site)
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      });
    },
  };
}

/** Days that the gate counted, from its first on, and days of earlier imports. */
async function countedDays(db: Kysely<Schema>, site: string): Promise<{ has(day: number): boolean }> {
  const { first } = await db
    .selectFrom("visit_day")
    .select((eb) => eb.fn.min("day").as("first"))
    .where("site", "=", site)
    .executeTakeFirstOrThrow();
  const imported = await db
    .selectFrom("imported_day")
    .select("day")
    .distinct()
    .where("site", "=", site)
    .execute();
  const days = new Set(imported.map(({ day }) => day));
  return { has: (day) => days.has(day) || (first !== null && day >= first) };
}

function resultOf(days: readonly ImportedDay[], added: readonly ImportedDay[]): ImportResult {
  const countOf = (rows: readonly ImportedDay[]) => new Set(rows.map(({ day }) => day)).size;
  return {
    days: countOf(added),
    visits: added.reduce((sum, { visits }) => sum + visits, 0),
    daysBefore: countOf(days) - countOf(added),
  };
}
