import { anyOf, rowWriter } from "@octroi/database/many-rows";
import { type Insertable, type Kysely, sql, type Transaction } from "kysely";
import { type Arrival, maxArrivalRowsPerDay, namedFrom } from "../../domain/visits/arrivals.ts";
import type { SentByAssistant, SentCut, SentOnDay, SentToPage, SiteDay } from "../../domain/visits/visits.ts";
import type { Schema } from "../schema.ts";
import { rowsPerSlice } from "./figures.ts";

type Trx = Transaction<Schema>;

const addDays = rowWriter<Insertable<Schema["referral_day"]>>(
  "referral_day",
  { site: "text", day: "integer", assistant: "text", people: "integer" },
  "(site, day, assistant) do update set people = referral_day.people + excluded.people",
);
const addPageDays = rowWriter<Insertable<Schema["referral_page_day"]>>(
  "referral_page_day",
  { site: "text", day: "integer", assistant: "text", path: "text", people: "integer" },
  "(site, day, assistant, path) do update set people = referral_page_day.people + excluded.people",
);

/** Adds people whom assistants sent to a site, whose row the transaction has locked. */
export async function countArrivals(
  trx: Trx,
  site: string,
  day: number,
  arrivals: readonly Arrival[],
): Promise<void> {
  if (arrivals.length === 0) return;
  const sum = (rows: readonly Arrival[]) => rows.reduce((total, { people }) => total + people, 0);
  const days = Map.groupBy(arrivals, ({ assistant }) => assistant);
  await addDays(
    trx,
    [...days].map(([assistant, rows]) => ({ site, day, assistant, people: sum(rows) })).sort(byKey),
  );
  const pages = Map.groupBy(arrivals, ({ assistant, path }) => `${assistant} ${path}`);
  const rows = [...pages.values()]
    .flatMap((ofPage) => ofPage.slice(0, 1).map((first) => ({ ...first, people: sum(ofPage) })))
    .map(({ assistant, path, people }) => ({ site, day, assistant, path, people }))
    .sort(byKey);
  await addPageDays(trx, await withinRoom(trx, site, day, rows));
}

interface Key {
  assistant: string;
  path?: string;
}

/** In one order everywhere, as every row that two may wait for. */
function byKey(a: Key, b: Key): number {
  const [one, other] = [`${a.assistant} ${a.path ?? ""}`, `${b.assistant} ${b.path ?? ""}`];
  return one < other ? -1 : 1;
}

/** Pages that a day has no room for are not told apart: their people are counted all the same, by the assistant. */
async function withinRoom<Row extends Required<Key>>(
  trx: Trx,
  site: string,
  day: number,
  rows: readonly Row[],
): Promise<Row[]> {
  const ofDay = trx.selectFrom("referral_page_day").where("site", "=", site).where("day", "=", day);
  const { total } = await ofDay
    .select((eb) => eb.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  let room = maxArrivalRowsPerDay - Number(total);
  if (room >= rows.length) return [...rows];
  const known = await ofDay.select(["assistant", "path"]).execute();
  const keys = new Set(known.map(({ assistant, path }) => `${assistant} ${path}`));
  return rows.filter(({ assistant, path }) => {
    if (keys.has(`${assistant} ${path}`)) return true;
    room -= 1;
    return room >= 0;
  });
}

/** Deletes rows of past days that name a page for too few people, and says how many: fewer than a slice mean all. */
export async function deleteFewArrivals(trx: Trx, site: string, today: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from referral_page_day where (site, day, assistant, path) in (
      select site, day, assistant, path from referral_page_day
      where site = ${site} and day < ${today} and people < ${namedFrom} limit ${sql.lit(rowsPerSlice(trx))})`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0n);
}

export function referralsIn(db: Kysely<Schema>) {
  const people = sql<number | string>`sum(people)`;
  const firstDayOf = (site: string) =>
    db
      .selectFrom("referral_day")
      .select((eb) => eb.fn.min("day").as("day"))
      .where("site", "=", site);
  return {
    /** People whom each assistant sent in a range of days. */
    async sent(site: string, { from, to }: { from: number; to: number }): Promise<SentByAssistant[]> {
      const rows = await db
        .selectFrom("referral_day")
        .select(["assistant", people.as("people")])
        .where("site", "=", site)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy("assistant")
        .execute();
      return rows.map((row) => ({ ...row, people: Number(row.people) }));
    },

    /** The same for each day. */
    async sentByDay(site: string, { from, to }: { from: number; to: number }): Promise<SentOnDay[]> {
      return db
        .selectFrom("referral_day")
        .select(["day", "assistant", "people"])
        .where("site", "=", site)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .orderBy("day")
        .orderBy("people", "desc")
        .orderBy("assistant")
        .execute();
    },

    /** People whom assistants sent to each site, by the day; no row where nobody came. */
    async sentDays(sites: readonly string[], { from, to }: { from: number; to: number }): Promise<SiteDay[]> {
      if (sites.length === 0) return [];
      const rows = await db
        .selectFrom("referral_day")
        .select(["site", "day", people.as("people")])
        .where("site", "in", anyOf(db, sites))
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy(["site", "day"])
        .execute();
      return rows.map(({ site, day, people: count }) => ({ site, day, visits: Number(count) }));
    },

    /** The first day on which somebody was counted; undefined where nobody ever was. */
    async firstSentDay(site: string): Promise<number | undefined> {
      const { day } = await firstDayOf(site).executeTakeFirstOrThrow();
      return day ?? undefined;
    },

    /** The same since counting last began; undefined, too, where it was ended. */
    async sentSince(site: string): Promise<number | undefined> {
      const { day } = await firstDayOf(site)
        .where("day", ">=", (eb) => eb.selectFrom("site").select("people_since").where("id", "=", site))
        .executeTakeFirstOrThrow();
      return day ?? undefined;
    },

    /** Where assistants sent people, the most first: of each day only what enough of them came to. */
    async sentToPages(
      site: string,
      { from, to }: { from: number; to: number },
      limit: number,
      { assistants, pages }: SentCut = {},
    ): Promise<SentToPage[]> {
      const rows = await db
        .selectFrom("referral_page_day")
        .select(["assistant", "path", people.as("people")])
        .where("site", "=", site)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .where("people", ">=", namedFrom)
        .$if(assistants !== undefined, (query) => query.where("assistant", "in", anyOf(db, assistants ?? [])))
        .$if(pages !== undefined, (query) => query.where("path", "in", anyOf(db, pages ?? [])))
        .groupBy(["assistant", "path"])
        .orderBy(people, "desc")
        .orderBy("path")
        .orderBy("assistant")
        .limit(limit)
        .execute();
      return rows.map((row) => ({ ...row, people: Number(row.people) }));
    },
  };
}
