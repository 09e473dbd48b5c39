import { anyNumberOf, rowWriter } from "@octroi/database/many-rows";
import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import { maxNamesPerDay } from "../../domain/visits/given-name.ts";
import type { NamedDay } from "../../domain/visits/totals.ts";
import type { NamedCrawler, NameOnSites } from "../../domain/visits/visits.ts";
import type { Schema } from "../schema.ts";

const addNames = rowWriter<Insertable<Schema["unlisted_day"]>>(
  "unlisted_day",
  { site: "text", day: "integer", name: "text", visits: "integer" },
  "(site, day, name) do update set visits = unlisted_day.visits + excluded.visits",
);

/** Counts what crawlers that no list knows call themselves: so many names a day, and the rest together. */
export async function countNames(
  trx: Transaction<Schema>,
  site: string,
  totals: readonly NamedDay[],
): Promise<void> {
  if (totals.length === 0) return;
  const known = await trx
    .selectFrom("unlisted_day")
    .select(["day", "name"])
    .where("site", "=", site)
    .where("day", "in", anyNumberOf(trx, [...new Set(totals.map(({ day }) => day))]))
    .where("name", "<>", "")
    .execute();
  const namesOf = new Map<number, Set<string>>();
  for (const { day, name } of known) namesOf.set(day, (namesOf.get(day) ?? new Set()).add(name));
  const rows = new Map<string, { site: string } & NamedDay>();
  for (const { day, name, visits } of totals) {
    const names = namesOf.get(day) ?? new Set();
    namesOf.set(day, names);
    const counted = names.has(name) || names.size < maxNamesPerDay ? name : "";
    if (counted !== "") names.add(counted);
    const row = rows.get(`${day} ${counted}`) ?? { site, day, name: counted, visits: 0 };
    rows.set(`${day} ${counted}`, { ...row, visits: row.visits + visits });
  }
  await addNames(
    trx,
    [...rows.values()].sort((a, b) => a.day - b.day || (a.name < b.name ? -1 : 1)),
  );
}

export function namesIn(db: Kysely<Schema>) {
  const visits = sql<number | string>`sum(visits)`;
  return {
    /** What crawlers that no list knows called themselves in a range of days, the most visits first. */
    async unlistedNames(site: string, { from, to }: { from: number; to: number }): Promise<NamedCrawler[]> {
      const rows = await db
        .selectFrom("unlisted_day")
        .select((eb) => ["name", visits.as("visits"), eb.fn.max("day").as("lastDay")])
        .where("site", "=", site)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy("name")
        .orderBy(visits, "desc")
        .orderBy("name")
        .execute();
      return rows.map((row) => ({ ...row, visits: Number(row.visits), lastDay: Number(row.lastDay) }));
    },

    /** Names that came to several sites since a day: to the most sites first. What one site alone knows stays its own. */
    async namesOnSites(since: number, limit: number): Promise<NameOnSites[]> {
      const sites = sql<number | string>`count(distinct site)`;
      const rows = await db
        .selectFrom("unlisted_day")
        .select((eb) => ["name", sites.as("sites"), visits.as("visits"), eb.fn.max("day").as("lastDay")])
        .where("day", ">=", since)
        .where("name", "<>", "")
        .groupBy("name")
        .having(sites, ">", 1)
        .orderBy(sites, "desc")
        .orderBy(visits, "desc")
        .orderBy("name")
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        name: row.name,
        sites: Number(row.sites),
        visits: Number(row.visits),
        lastDay: Number(row.lastDay),
      }));
    },
  };
}
