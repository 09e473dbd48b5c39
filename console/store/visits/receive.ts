import { anyOf, rowWriter } from "@octroi/database/many-rows";
import { type Insertable, sql, type Transaction } from "kysely";
import { spend } from "../../domain/visits/allowance.ts";
import { dayOf } from "../../domain/visits/day.ts";
import {
  type BatchTotals,
  kindOf,
  type TimedTotal,
  totalsOf,
  type VisitKind,
} from "../../domain/visits/totals.ts";
import { unlisted, type Visit } from "../../domain/visits/visit.ts";
import type { Batch, Intake, Reception } from "../../domain/visits/visits.ts";
import { countAsked, countLicensed } from "../licenses/count.ts";
import { lockFigures } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { decisionCodes, identityCodes, robotsCodes, statusCodes } from "./codes.ts";
import { countPages } from "./count-pages.ts";
import { numberOf } from "./crawlers.ts";

type Trx = Transaction<Schema>;

/** How many of the last visits of a site are kept. */
export const maxRecentVisits = 1_000;

/** How many ids of events a site may have, beyond which they must expire first. */
const maxEventIds = 1_000_000;
const eventIdsRetryAfterSeconds = 3_600;

/** Counts a batch. The figures of the site are locked first, so that the batches of one site come one by one. */
export async function receiveIn(
  trx: Trx,
  batch: Batch,
  crawlers: ReadonlyMap<string, number>,
  now: Date,
): Promise<Reception> {
  const { site } = batch;
  const today = dayOf(now.getTime());
  const state = await lockFigures(trx, site, now);
  if (state === undefined) return { outcome: "site-gone" };
  const { visits, intake } = await newVisits(trx, batch);
  const allowance = { left: state.allowance, time: Number(state.allowance_at) };
  const verdict = spend(allowance, visits.length, now.getTime());
  if (!verdict.allowed) return { outcome: "over-allowance", retryAfterSeconds: verdict.retryAfterSeconds };
  const eventIds = state.event_ids + (batch.id === undefined ? visits.length : 0);
  if (eventIds > maxEventIds) {
    return { outcome: "over-allowance", retryAfterSeconds: eventIdsRetryAfterSeconds };
  }

  await keepIds(trx, batch, visits, today);
  await addIntake(trx, site, today, intake);
  if (visits.length === 0) return { outcome: "counted", intake };

  const totals = totalsOf(visits);
  await addTotals(trx, site, totals, crawlers);
  await countAsked(trx, site, totals.asked);
  await countLicensed(trx, site, totals.licensed);
  const sitePages = { site, lastPage: state.last_page, pages: state.pages };
  const { lastPage, pages } = await countPages(trx, sitePages, totals.pages, crawlers);
  const lastNumber = Number(state.last_number);
  await keepRecent(trx, site, lastNumber, visits, crawlers);
  await trx
    .updateTable("visit_site")
    .set({
      last_number: lastNumber + visits.length,
      last_page: lastPage,
      pages,
      event_ids: eventIds,
      allowance: verdict.allowance.left,
      allowance_at: verdict.allowance.time,
    })
    .where("site", "=", site)
    .execute();
  return { outcome: "counted", intake };
}

/** The visits of a batch that were not counted before, and what became of its lines. */
async function newVisits(trx: Trx, batch: Batch): Promise<{ visits: Visit[]; intake: Intake }> {
  const { site, id, late, malformed } = batch;
  const byId = new Map(batch.visits.map((visit) => [visit.id, visit]));
  if (id !== undefined) {
    const repeated = batch.visits.length + late + malformed;
    const known = await trx
      .selectFrom("visit_batch")
      .select("id")
      .where("site", "=", site)
      .where("id", "=", id)
      .executeTakeFirst();
    if (known !== undefined) {
      return { visits: [], intake: { accepted: 0, unknown: 0, repeated, late: 0, malformed: 0 } };
    }
  } else if (byId.size > 0) {
    const known = await trx
      .selectFrom("visit_event")
      .select("id")
      .where("site", "=", site)
      .where("id", "in", anyOf(trx, [...byId.keys()]))
      .execute();
    for (const event of known) byId.delete(event.id);
  }
  const visits = [...byId.values()];
  const unknown = visits.filter(({ crawler }) => crawler === unlisted).length;
  const accepted = visits.length - unknown;
  const repeated = batch.visits.length - visits.length;
  return { visits, intake: { accepted, unknown, repeated, late, malformed } };
}

async function keepIds(
  trx: Trx,
  { site, id }: Batch,
  visits: readonly Visit[],
  today: number,
): Promise<void> {
  if (id !== undefined) {
    await trx
      .insertInto("visit_batch")
      .values({ site, id, day: today })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else if (visits.length > 0) {
    const rows = visits.map((visit) => ({ site, id: visit.id, day: dayOf(visit.time) }));
    await addEvents(trx, rows);
  }
}

async function addIntake(trx: Trx, site: string, day: number, intake: Intake): Promise<void> {
  await trx
    .insertInto("intake_day")
    .values({ site, day, ...intake })
    .onConflict((conflict) =>
      conflict.columns(["site", "day"]).doUpdateSet({
        accepted: sql`intake_day.accepted + excluded.accepted`,
        unknown: sql`intake_day.unknown + excluded.unknown`,
        repeated: sql`intake_day.repeated + excluded.repeated`,
        late: sql`intake_day.late + excluded.late`,
        malformed: sql`intake_day.malformed + excluded.malformed`,
      }),
    )
    .execute();
}

const kindColumns = {
  crawler: "integer",
  identity: "integer",
  decision: "integer",
  status: "integer",
  robots: "integer",
} as const;
const kindNames = Object.keys(kindColumns).join(", ");

const addEvents = rowWriter<Insertable<Schema["visit_event"]>>(
  "visit_event",
  { site: "text", id: "text", day: "integer" },
  "do nothing",
);
const addDays = rowWriter<Insertable<Schema["visit_day"]>>(
  "visit_day",
  { site: "text", day: "integer", ...kindColumns, visits: "integer" },
  `(site, day, ${kindNames}) do update set visits = visit_day.visits + excluded.visits`,
);
const addHours = rowWriter<Insertable<Schema["visit_hour"]>>(
  "visit_hour",
  { site: "text", hour: "integer", ...kindColumns, visits: "integer" },
  `(site, hour, ${kindNames}) do update set visits = visit_hour.visits + excluded.visits`,
);
const addSeen = rowWriter<Insertable<Schema["crawler_seen"]>>(
  "crawler_seen",
  { site: "text", crawler: "integer", first_day: "integer", last_time: "bigint" },
  `(site, crawler) do update set
    first_day = case when excluded.first_day < crawler_seen.first_day
      then excluded.first_day else crawler_seen.first_day end,
    last_time = case when excluded.last_time > crawler_seen.last_time
      then excluded.last_time else crawler_seen.last_time end`,
);
const addRecent = rowWriter<Insertable<Schema["recent_visit"]>>(
  "recent_visit",
  {
    site: "text",
    number: "bigint",
    time: "bigint",
    ...kindColumns,
    status_code: "integer",
    path: "text",
  },
  "do nothing",
);

async function addTotals(
  trx: Trx,
  site: string,
  { days, hours, crawlers: seen }: BatchTotals,
  crawlers: ReadonlyMap<string, number>,
): Promise<void> {
  const row = ({ visits, ...kind }: TimedTotal) => ({ site, ...codesOf(kind, crawlers), visits });
  await addDays(
    trx,
    days.map((total) => ({ ...row(total), day: total.at })),
  );
  await addHours(
    trx,
    hours.map((total) => ({ ...row(total), hour: total.at })),
  );
  await addSeen(
    trx,
    seen.map(({ crawler, firstDay, lastTime }) => ({
      site,
      crawler: numberOf(crawler, crawlers),
      first_day: firstDay,
      last_time: lastTime,
    })),
  );
}

async function keepRecent(
  trx: Trx,
  site: string,
  lastNumber: number,
  visits: readonly Visit[],
  crawlers: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = visits
    .toSorted((a, b) => a.time - b.time)
    .map((visit, index) => ({
      site,
      number: lastNumber + index + 1,
      time: visit.time,
      ...codesOf(kindOf(visit), crawlers),
      status_code: visit.status,
      path: visit.path,
    }));
  await addRecent(trx, rows);
  await trx
    .deleteFrom("recent_visit")
    .where("site", "=", site)
    .where("number", "<=", lastNumber + visits.length - maxRecentVisits)
    .execute();
}

function codesOf(
  { crawler, identity, decision, status, robots }: VisitKind,
  crawlers: ReadonlyMap<string, number>,
) {
  return {
    crawler: numberOf(crawler, crawlers),
    identity: identityCodes.code(identity),
    decision: decisionCodes.code(decision),
    status: statusCodes.code(status),
    robots: robotsCodes.code(robots),
  };
}
