import type { Database } from "@octroi/database/database";
import { anyNumberOf } from "@octroi/database/many-rows";
import { type Kysely, sql } from "kysely";
import { ownSiteId } from "../../domain/sites/own-site.ts";
import { dayOf } from "../../domain/visits/day.ts";
import { dayMonthsBefore, firstDayStored, isClockDoubtful } from "../../domain/visits/history.ts";
import { pageLimits } from "../../domain/visits/pages.ts";
import { parseZones, type SiteZones, startOf, todayOf } from "../../domain/visits/site-zones.ts";
import type { VisitPurge } from "../../domain/visits/visits.ts";
import { isPlan } from "../../domain/workspaces/workspace.ts";
import { retention } from "../../site/domain/figures/figures.ts";
import { lockFigures } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { addPageDays, nameOf } from "./count-pages.ts";
import { type Before, deleteSlice, type FigureTable, rowsPerSlice } from "./figures.ts";
import { deleteFewArrivals } from "./referrals.ts";

/** How many days what only serves the counting is needed: no visit older than two days is counted. */
const daysKept = { batches: 8, events: 3, hours: 8 };

/** What a plan keeps for so many days, and no longer. */
const historyTables = [
  "visit_day",
  "page_day",
  "intake_day",
  "imported_day",
  "license_day",
  "asked_day",
  "referral_day",
  "referral_page_day",
  "unlisted_day",
] as const;

/** Visits of the last two days may still arrive; a site's day is up to one behind those of UTC. */
const daysUntilFolded = 4;

/** What rows of a page on a day differ in. */
const kindColumns = ["crawler", "identity", "decision", "status"] as const;

/** Days whose rows are read at once. */
const daysAtOnce = 31;

/** By whose clocks the days of a site are, and the first that is kept; undefined where all are. */
interface KeptSite {
  zones: SiteZones;
  firstKept: number | undefined;
}

interface Round {
  now: Date;
  /** Whether the server is to stop: what is left is done by the next. */
  stopping: AbortSignal | undefined;
}

/** Deletes and folds in slices, so that a large site keeps neither its own visits nor anybody else waiting. */
export function purgingIn({ db, transact }: Database<Schema>["background"]) {
  async function purgeTable(
    site: string,
    table: FigureTable,
    before: Before,
    { now, stopping }: Round,
  ): Promise<number> {
    const hasOld = () =>
      sql`select 1 from ${sql.table(table)} where site = ${site} and ${sql.ref(before.column)} < ${before.value}
        limit 1`.execute(db);
    let rows = 0;
    while (!stopping?.aborted && (await hasOld()).rows.length > 0) {
      const deleted = await transact(async (trx) => {
        if ((await lockFigures(trx, site, now)) === undefined) return undefined;
        const slice = await deleteSlice(trx, table, site, before);
        if (table === "visit_event") {
          await trx
            .updateTable("visit_site")
            .set({ event_ids: sql`event_ids - ${slice}` })
            .where("site", "=", site)
            .execute();
        }
        return slice;
      });
      // The site was removed meanwhile.
      if (deleted === undefined) break;
      rows += deleted;
    }
    return rows;
  }

  /** Deletes what a site's plan no longer keeps, and what only served the counting. */
  async function purgeSite(site: string, { zones, firstKept }: KeptSite, round: Round): Promise<number> {
    const { now } = round;
    const today = dayOf(now.getTime());
    let rows = 0;
    const remove = async (table: FigureTable, column: Before["column"], value: number) => {
      rows += await purgeTable(site, table, { column, value }, round);
    };
    await remove("visit_batch", "day", today - daysKept.batches);
    await remove("visit_event", "day", today - daysKept.events);
    await remove("visit_hour", "hour", (today - daysKept.hours) * 24);
    rows += await forgetFewArrivals(site, todayOf(zones, now), now);
    if (firstKept === undefined) return rows;
    for (const table of historyTables) await remove(table, "day", firstKept);
    const firstTime = startOf(zones, firstKept);
    await remove("recent_visit", "time", firstTime);
    await remove("crawler_seen", "last_time", firstTime);
    await moveFirstDays(site, firstKept, now);
    return rows;
  }

  /** Of a day that is over, pages that only a few people came to: which they were is nobody's business. */
  async function forgetFewArrivals(site: string, today: number, now: Date): Promise<number> {
    let rows = 0;
    let deleted: number;
    do {
      deleted = await transact(async (trx) => {
        if ((await lockFigures(trx, site, now)) === undefined) return 0;
        return deleteFewArrivals(trx, site, today);
      });
      rows += deleted;
    } while (deleted === rowsPerSlice(db));
    return rows;
  }

  /** Not every row every day: readers take the first day that is kept for what is before it. */
  async function moveFirstDays(site: string, firstKept: number, now: Date): Promise<void> {
    const oldest = firstKept - 31;
    const { first } = await db
      .selectFrom("crawler_seen")
      .select((eb) => eb.fn.min("first_day").as("first"))
      .where("site", "=", site)
      .executeTakeFirstOrThrow();
    if (first === null || first >= oldest) return;
    await transact(async (trx) => {
      if ((await lockFigures(trx, site, now)) === undefined) return;
      await trx
        .updateTable("crawler_seen")
        .set({ first_day: firstKept })
        .where("site", "=", site)
        .where("first_day", "<", oldest)
        .execute();
    });
  }

  /** Counts the rarer pages of a past day with the rest of their section, and forgets pages that no day has. */
  async function mergePages(site: string, now: Date): Promise<void> {
    const lastFolded = dayOf(now.getTime()) - daysUntilFolded;
    const asked = new Set<number>();
    for (const days of await monthsOf(site)) {
      const ofMonth = db
        .selectFrom("page_day")
        .where("site", "=", site)
        .where("day", ">=", days.from)
        .where("day", "<=", days.to);
      const full = await ofMonth
        .select("day")
        .where("day", "<=", lastFolded)
        .groupBy("day")
        .having((eb) => eb.fn.countAll(), ">", pageLimits.rowsPerPastDay)
        .execute();
      for (const { day } of full) await mergeDay(site, day, now);
      for (const { page } of await ofMonth.select("page").distinct().execute()) asked.add(page);
    }
    const pages = await db
      .selectFrom("page")
      .select("id")
      .where("site", "=", site)
      .where("path", "<>", "")
      .execute();
    await forgetPages(
      site,
      pages.map(({ id }) => id).filter((id) => !asked.has(id)),
      now,
    );
  }

  async function monthsOf(site: string): Promise<{ from: number; to: number }[]> {
    const { first, last } = await db
      .selectFrom("page_day")
      .select((eb) => [eb.fn.min("day").as("first"), eb.fn.max("day").as("last")])
      .where("site", "=", site)
      .executeTakeFirstOrThrow();
    const months: { from: number; to: number }[] = [];
    if (first === null || last === null) return months;
    for (let from = first; from <= last; from += daysAtOnce) months.push({ from, to: from + daysAtOnce - 1 });
    return months;
  }

  async function mergeDay(site: string, day: number, now: Date): Promise<void> {
    while ((await mergeRows(site, day, now)) === rowsPerSlice(db));
  }

  /** Folds some of the rows that a past day has too many of, and says how many they were. */
  async function mergeRows(site: string, day: number, now: Date): Promise<number> {
    return transact(async (trx) => {
      if ((await lockFigures(trx, site, now)) === undefined) return 0;
      const rests = await trx
        .selectFrom("page")
        .select(["id", "section"])
        .where("site", "=", site)
        .where("path", "=", "")
        .execute();
      const restOf = new Map(rests.map(({ section, id }) => [section, id]));
      const rarer = trx
        .selectFrom("page_day")
        .select(["page", ...kindColumns, "visits"])
        .where("site", "=", site)
        .where("day", "=", day)
        .where(
          "page",
          "not in",
          anyNumberOf(
            trx,
            rests.map(({ id }) => id),
          ),
        )
        .orderBy("visits", "desc")
        .orderBy("page")
        .orderBy("crawler")
        .orderBy("identity")
        .orderBy("decision")
        .orderBy("status")
        .limit(rowsPerSlice(db))
        .offset(pageLimits.rowsPerPastDay);
      const rows = await trx
        .selectFrom(rarer.as("rarer"))
        .innerJoin("page", (join) => join.onRef("page.id", "=", "rarer.page").on("page.site", "=", site))
        .select([
          "rarer.page",
          "rarer.crawler",
          "rarer.identity",
          "rarer.decision",
          "rarer.status",
          "rarer.visits",
          "page.section",
        ])
        .execute();
      const sums = new Map<string, Parameters<typeof addPageDays>[2][number]>();
      for (const { section, ...row } of rows) {
        const page = restOf.get(section) ?? restOf.get("");
        if (page === undefined) throw new Error("Expected a page for the rest of a site, found none.");
        const name = nameOf({ ...row, page });
        sums.set(name, { ...row, day, page, visits: (sums.get(name)?.visits ?? 0) + row.visits });
      }
      for (const ofKind of Map.groupBy(rows, (row) => nameOf({ ...row, page: 0 })).values()) {
        const [first] = ofKind;
        if (first === undefined) continue;
        const { crawler, identity, decision, status } = first;
        await trx
          .deleteFrom("page_day")
          .where("site", "=", site)
          .where("day", "=", day)
          .where("crawler", "=", crawler)
          .where("identity", "=", identity)
          .where("decision", "=", decision)
          .where("status", "=", status)
          .where(
            "page",
            "in",
            anyNumberOf(
              trx,
              ofKind.map(({ page }) => page),
            ),
          )
          .execute();
      }
      await addPageDays(trx, site, [...sums.values()]);
      return rows.length;
    });
  }

  async function forgetPages(site: string, unasked: readonly number[], now: Date): Promise<void> {
    const openDay = dayOf(now.getTime()) - daysUntilFolded;
    const maxRows = rowsPerSlice(db);
    for (let from = 0; from < unasked.length; from += maxRows) {
      const slice = unasked.slice(from, from + maxRows);
      await transact(async (trx) => {
        if ((await lockFigures(trx, site, now)) === undefined) return;
        const askedSince = trx
          .selectFrom("page_day")
          .select("page")
          .where("site", "=", site)
          .where("day", ">=", openDay)
          .where("page", "in", anyNumberOf(trx, slice));
        const { numDeletedRows } = await trx
          .deleteFrom("page")
          .where("site", "=", site)
          .where("id", "in", anyNumberOf(trx, slice))
          .where("id", "not in", askedSince)
          .executeTakeFirst();
        await trx
          .updateTable("visit_site")
          .set({ pages: sql`pages - ${Number(numDeletedRows)}` })
          .where("site", "=", site)
          .execute();
      });
    }
  }

  return {
    /** Deletes what the plan of each site no longer keeps; of those that it comes to before it is told to stop. */
    async purge(now: Date, stopping?: AbortSignal): Promise<VisitPurge> {
      const sites = await db
        .selectFrom("visit_site")
        .innerJoin("site", "site.id", "visit_site.site")
        .innerJoin("workspace", "workspace.id", "site.workspace_id")
        .select(["visit_site.site", "site.zones", "workspace.plan", "workspace.left_pro_at"])
        .execute();
      const limits = new Map(
        sites.map(({ site, zones: text, plan, left_pro_at }): [string, KeptSite] => {
          const zones = parseZones(text);
          const firstKept = firstDayOf(site, plan, left_pro_at, now, todayOf(zones, now));
          return [site, { zones, firstKept }];
        }),
      );
      const { expired, total, newest } = await countExpired(db, limits, stopping);
      if (isClockDoubtful(now, newest, expired, total)) return { outcome: "clock-doubtful", expired, total };
      let rows = 0;
      let done = 0;
      const failures: unknown[] = [];
      for (const [site, kept] of limits) {
        // Of ten thousand sites a round takes minutes, and a server ends within seconds.
        if (stopping?.aborted) break;
        done += 1;
        try {
          rows += await purgeSite(site, kept, { now, stopping });
          await mergePages(site, now);
        } catch (error) {
          // What keeps one site from being purged keeps no other.
          failures.push(error);
        }
      }
      return { outcome: "purged", rows, sites: done, failures };
    },
  };
}

/** The first day that is kept of a site; undefined where all are. */
function firstDayOf(
  site: string,
  plan: string,
  leftProAt: string | null,
  now: Date,
  today: number,
): number | undefined {
  // What the page that shows it, and the privacy policy, promise of the public site.
  if (site === ownSiteId) return dayMonthsBefore(today, retention.audienceMonths);
  return isPlan(plan) ? firstDayStored({ plan, leftProAt: leftProAt ?? undefined }, now, today) : undefined;
}

/** Site by site: all of them in one statement would be the whole table. */
async function countExpired(
  db: Kysely<Schema>,
  limits: ReadonlyMap<string, KeptSite>,
  stopping: AbortSignal | undefined,
) {
  let expired = 0;
  let total = 0;
  let newest: number | undefined;
  for (const [site, { firstKept = 0 }] of limits) {
    if (stopping?.aborted) break;
    const row = await db
      .selectFrom("visit_day")
      .select((eb) => [
        eb.fn.countAll<number | string>().as("total"),
        eb.fn.max("day").as("newest"),
        sql<number | string>`coalesce(sum(case when day < ${firstKept} then 1 else 0 end), 0)`.as("expired"),
      ])
      .where("site", "=", site)
      .executeTakeFirstOrThrow();
    expired += Number(row.expired);
    total += Number(row.total);
    if (row.newest !== null) newest = Math.max(newest ?? row.newest, row.newest);
  }
  return { expired, total, newest };
}
