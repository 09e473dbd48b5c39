import type { Transact } from "@octroi/database/database";
import { anyNumberOf } from "@octroi/database/many-rows";
import { type Kysely, sql } from "kysely";
import { dayOf, msPerDay } from "../../domain/visits/day.ts";
import { firstDayStored, isClockDoubtful } from "../../domain/visits/history.ts";
import { pageLimits } from "../../domain/visits/pages.ts";
import type { Visits } from "../../domain/visits/visits.ts";
import { isPlan } from "../../domain/workspaces/workspace.ts";
import { lockFigures } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { addPageDays } from "./count-pages.ts";

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
] as const;

/** Visits of the last two days may still arrive. */
const daysUntilFolded = 3;

export function purgingIn(db: Kysely<Schema>, transact: Transact<Schema>): Pick<Visits, "purge"> {
  /** Deletes what a site's plan no longer keeps, and what only served the counting. */
  async function purgeSite(site: string, firstKept: number | undefined, now: Date): Promise<number> {
    const today = dayOf(now.getTime());
    return transact(async (trx) => {
      let rows = 0;
      if ((await lockFigures(trx, site, now)) === undefined) return rows;
      const remove = async (
        table: "visit_batch" | "visit_event" | (typeof historyTables)[number],
        before: number,
      ) => {
        const { numDeletedRows } = await trx
          .deleteFrom(table)
          .where("site", "=", site)
          .where("day", "<", before)
          .executeTakeFirst();
        rows += Number(numDeletedRows);
        return Number(numDeletedRows);
      };
      await remove("visit_batch", today - daysKept.batches);
      const events = await remove("visit_event", today - daysKept.events);
      await trx
        .deleteFrom("visit_hour")
        .where("site", "=", site)
        .where("hour", "<", (today - daysKept.hours) * 24)
        .execute();
      if (firstKept !== undefined) {
        for (const table of historyTables) await remove(table, firstKept);
        await trx
          .deleteFrom("recent_visit")
          .where("site", "=", site)
          .where("time", "<", firstKept * msPerDay)
          .execute();
        await trx
          .deleteFrom("crawler_seen")
          .where("site", "=", site)
          .where("last_time", "<", firstKept * msPerDay)
          .execute();
        await trx
          .updateTable("crawler_seen")
          .set({ first_day: firstKept })
          .where("site", "=", site)
          // Not every row every day: readers take the first day that is kept for what is before it.
          .where("first_day", "<", firstKept - 31)
          .execute();
      }
      await trx
        .updateTable("visit_site")
        .set({ event_ids: sql`event_ids - ${events}` })
        .where("site", "=", site)
        .execute();
      return rows;
    });
  }

  /** Counts the rarer pages of a past day with the rest of their section, and forgets pages that no day has. */
  async function foldPages(site: string, now: Date): Promise<void> {
    const today = dayOf(now.getTime());
    const days = await db
      .selectFrom("page_day")
      .select("day")
      .where("site", "=", site)
      .where("day", "<=", today - daysUntilFolded)
      .groupBy("day")
      .having((eb) => eb.fn.countAll(), ">", pageLimits.rowsPerPastDay)
      .execute();
    for (const { day } of days) await foldDay(site, day, now);
    await transact(async (trx) => {
      if ((await lockFigures(trx, site, now)) === undefined) return;
      const { numDeletedRows } = await trx
        .deleteFrom("page")
        .where("site", "=", site)
        .where("path", "<>", "")
        .where("id", "not in", trx.selectFrom("page_day").select("page").distinct().where("site", "=", site))
        .executeTakeFirst();
      await trx
        .updateTable("visit_site")
        .set({ pages: sql`pages - ${Number(numDeletedRows)}` })
        .where("site", "=", site)
        .execute();
    });
  }

  async function foldDay(site: string, day: number, now: Date): Promise<void> {
    await transact(async (trx) => {
      if ((await lockFigures(trx, site, now)) === undefined) return;
      const rarer = await trx
        .selectFrom("page_day")
        .innerJoin("page", (join) =>
          join.onRef("page.site", "=", "page_day.site").onRef("page.id", "=", "page_day.page"),
        )
        .innerJoin("page as rest", (join) =>
          join
            .onRef("rest.site", "=", "page.site")
            .onRef("rest.section", "=", "page.section")
            .on("rest.path", "=", ""),
        )
        .select(["page_day.page", "rest.id as rest", "page_day.crawler", "page_day.visits"])
        .where("page_day.site", "=", site)
        .where("page_day.day", "=", day)
        .where("page.path", "<>", "")
        .orderBy("page_day.visits", "desc")
        .orderBy("page_day.page")
        .orderBy("page_day.crawler")
        .limit(2 * pageLimits.rowsPerDay)
        .offset(pageLimits.rowsPerPastDay)
        .execute();
      const sums = new Map<string, { day: number; page: number; crawler: number; visits: number }>();
      for (const { rest, crawler, visits } of rarer) {
        const name = `${rest} ${crawler}`;
        const sum = sums.get(name)?.visits ?? 0;
        sums.set(name, { day, page: rest, crawler, visits: sum + visits });
      }
      for (const [crawler, rows] of Map.groupBy(rarer, (row) => row.crawler)) {
        await trx
          .deleteFrom("page_day")
          .where("site", "=", site)
          .where("day", "=", day)
          .where("crawler", "=", crawler)
          .where("page", "in", anyNumberOf(trx, [...new Set(rows.map(({ page }) => page))]))
          .execute();
      }
      await addPageDays(trx, site, [...sums.values()]);
    });
  }

  return {
    async purge(now) {
      const sites = await db
        .selectFrom("visit_site")
        .innerJoin("site", "site.id", "visit_site.site")
        .innerJoin("workspace", "workspace.id", "site.workspace_id")
        .select(["visit_site.site", "workspace.plan", "workspace.left_pro_at"])
        .execute();
      const limits = new Map(
        sites.map(({ site, plan, left_pro_at }) => [
          site,
          isPlan(plan) ? firstDayStored({ plan, leftProAt: left_pro_at ?? undefined }, now) : undefined,
        ]),
      );
      const { expired, total, newest } = await countExpired(db, limits);
      if (isClockDoubtful(now, newest, expired, total)) return { outcome: "clock-doubtful", expired, total };
      let rows = 0;
      const failures: unknown[] = [];
      for (const [site, firstKept] of limits) {
        try {
          rows += await purgeSite(site, firstKept, now);
          await foldPages(site, now);
        } catch (error) {
          // What keeps one site from being purged keeps no other.
          failures.push(error);
        }
      }
      return { outcome: "purged", rows, sites: limits.size, failures };
    },
  };
}

async function countExpired(db: Kysely<Schema>, limits: ReadonlyMap<string, number | undefined>) {
  const { total, newest } = await db
    .selectFrom("visit_day")
    .select((eb) => [eb.fn.countAll<number | string>().as("total"), eb.fn.max("day").as("newest")])
    .executeTakeFirstOrThrow();
  let expired = 0;
  for (const [site, firstKept] of limits) {
    if (firstKept === undefined) continue;
    const { count } = await db
      .selectFrom("visit_day")
      .select((eb) => eb.fn.countAll<number | string>().as("count"))
      .where("site", "=", site)
      .where("day", "<", firstKept)
      .executeTakeFirstOrThrow();
    expired += Number(count);
  }
  return { expired, total: Number(total), newest: newest ?? undefined };
}
