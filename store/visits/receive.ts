import type { Database } from "@octroi/database/database";
import { anyOf, isSqlite, rowWriter } from "@octroi/database/many-rows";
import { type Insertable, sql, type Transaction } from "kysely";
import { spend } from "../../domain/visits/allowance.ts";
import type { Arrival } from "../../domain/visits/arrivals.ts";
import { dayOf } from "../../domain/visits/day.ts";
import { todayOf } from "../../domain/visits/site-zones.ts";
import {
  type BatchTotals,
  kindOf,
  type TimedTotal,
  totalsOf,
  type VisitKind,
} from "../../domain/visits/totals.ts";
import { unlisted, type Visit } from "../../domain/visits/visit.ts";
import type { Batch, Intake, Reception } from "../../domain/visits/visits.ts";
import { postVisits } from "../books/post-visits.ts";
import { countAsked, countLicensed } from "../licenses/count.ts";
import { lockFigures } from "../locks.ts";
import type { Schema } from "../schema.ts";
import { countingOf } from "../site-zones.ts";
import { decisionCodes, identityCodes, robotsCodes, statusCodes } from "./codes.ts";
import { countPages } from "./count-pages.ts";
import { crawlerNumbersIn, numberOf } from "./crawlers.ts";
import { importingIn } from "./import.ts";
import { countNames, namesIn } from "./names.ts";
import { purgingIn } from "./purge.ts";
import { visitQueriesIn } from "./read.ts";
import { countArrivals, referralsIn } from "./referrals.ts";

type Trx = Transaction<Schema>;

/** How many of the last visits of a site are kept. */
export const maxRecentVisits = 1_000;

/**
 * How many ids of events a site may have. Beyond the first number, those of a batch with an id of its own are not kept:
 * what is sent again under that id is known by it. Beyond the second, those of the others must expire first.
 */
const maxEventIds = { withBatchId: 500_000, all: 1_000_000 };
const eventIdsRetryAfterSeconds = 3_600;

/** Counts a batch. The figures of the site are locked first, so that the batches of one site come one by one. */
export async function receiveIn(
  trx: Trx,
  reported: Batch,
  crawlers: ReadonlyMap<string, number>,
  now: Date,
): Promise<Reception> {
  const { site } = reported;
  const today = dayOf(now.getTime());
  const state = await lockFigures(trx, site, now);
  if (state === undefined) return { outcome: "site-gone" };
  const allowance = { left: state.allowance, time: Number(state.allowance_at) };
  const verdict = spend(allowance, linesIn(reported), now.getTime());
  if (!verdict.allowed) return { outcome: "over-allowance", retryAfterSeconds: verdict.retryAfterSeconds };
  const { zones, countsPeople } = await countingOf(trx, site);
  // Where the site's settings end it, people are as if nobody had reported them: not every connector can be told to.
  const batch = countsPeople ? reported : { ...reported, arrivals: [] };
  const { arrivals: sentArrivals = [] } = batch;
  const room = (batch.id === undefined ? maxEventIds.all : maxEventIds.withBatchId) - state.event_ids;
  const keepsEvents = room >= batch.visits.length + sentArrivals.length;
  if (batch.id === undefined && !keepsEvents) {
    return { outcome: "over-allowance", retryAfterSeconds: eventIdsRetryAfterSeconds };
  }

  const isRepeated = batch.id !== undefined && !(await keepBatch(trx, site, batch.id, today));
  const isNew = isRepeated
    ? () => false
    : await newLines(trx, site, { visits: batch.visits, arrivals: sentArrivals, today }, keepsEvents);
  const visits = firstOfEach(batch.visits).filter(isNew);
  const ids = new Set(visits.map(({ id }) => id));
  const arrivals = firstOfEach(sentArrivals).filter((arrival) => isNew(arrival) && !ids.has(arrival.id));
  const intake = isRepeated ? repeatOf(batch) : intakeOf(batch, visits, arrivals);
  await addIntake(trx, site, todayOf(zones, now), intake);
  await countArrivals(trx, site, todayOf(zones, now), arrivals);
  const spent = {
    allowance: verdict.allowance.left,
    allowance_at: verdict.allowance.time,
    event_ids: state.event_ids + (keepsEvents ? visits.length + arrivals.length : 0),
  };
  if (visits.length === 0) {
    await trx.updateTable("visit_site").set(spent).where("site", "=", site).execute();
    return { outcome: "counted", intake };
  }

  const totals = totalsOf(visits, zones);
  await addTotals(trx, site, totals, crawlers);
  await countAsked(trx, site, totals.asked);
  await countLicensed(trx, site, totals.licensed);
  if (totals.licensed.length > 0) await postVisits(trx, site, visits, now);
  await countNames(trx, site, totals.names);
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
      ...spent,
    })
    .where("site", "=", site)
    .execute();
  return { outcome: "counted", intake };
}

function linesIn({ visits, arrivals = [], late, malformed }: Batch): number {
  return visits.length + arrivals.length + late + malformed;
}

/** Says whether the batch is new. */
async function keepBatch(trx: Trx, site: string, id: string, day: number): Promise<boolean> {
  const row = await trx
    .insertInto("visit_batch")
    .values({ site, id, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

interface Line {
  id: string;
}

/** Two lines of one batch with one id are one. */
function firstOfEach<Sent extends Line>(lines: readonly Sent[]): Sent[] {
  return [...new Map(lines.map((line) => [line.id, line])).values()];
}

interface SentLines {
  visits: readonly Visit[];
  arrivals: readonly Arrival[];
  today: number;
}

/** Says of each line whether it was counted before, in whichever batch. */
async function newLines(
  trx: Trx,
  site: string,
  { visits, arrivals, today }: SentLines,
  keepsEvents: boolean,
): Promise<(line: Line) => boolean> {
  const dayById = new Map([
    ...visits.map(({ id, time }) => [id, dayOf(time)] as const),
    ...arrivals.map(({ id }) => [id, today] as const),
  ]);
  if (dayById.size === 0) return () => false;
  if (keepsEvents) {
    const added = await addEvents(trx, site, dayById);
    return ({ id }) => added.has(id);
  }
  const known = await trx
    .selectFrom("visit_event")
    .select("id")
    .where("site", "=", site)
    .where("id", "in", anyOf(trx, [...dayById.keys()]))
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  return ({ id }) => !ids.has(id);
}

/** Keeps the ids that are new, and says which. */
async function addEvents(trx: Trx, site: string, dayById: ReadonlyMap<string, number>): Promise<Set<string>> {
  const rows = isSqlite(trx)
    ? sql`select ${site}, value ->> 0, value ->> 1
        from json_each(${JSON.stringify([...dayById])}) where true`
    : sql`select ${site}, * from unnest(${[...dayById.keys()]}::text[], ${[...dayById.values()]}::integer[])`;
  const { rows: added } = await sql<{ id: string }>`
    insert into visit_event (site, id, day) ${rows} on conflict do nothing returning id`.execute(trx);
  return new Set(added.map(({ id }) => id));
}

function intakeOf(
  { visits: sent, arrivals: sentArrivals = [], late, malformed }: Batch,
  visits: readonly Visit[],
  arrivals: readonly Arrival[],
): Intake {
  const unknown = visits.filter(({ crawler }) => crawler === unlisted).length;
  const accepted = visits.length - unknown;
  const repeated = sent.length - visits.length + sentArrivals.length - arrivals.length;
  const people = sentArrivals.length === 0 ? {} : { people: arrivals.length };
  return { accepted, unknown, repeated, late, malformed, ...people };
}

function repeatOf(batch: Batch): Intake {
  return { accepted: 0, unknown: 0, repeated: linesIn(batch), late: 0, malformed: 0 };
}

async function addIntake(
  trx: Trx,
  site: string,
  day: number,
  { people: _, ...intake }: Intake,
): Promise<void> {
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

export function visitsIn(
  database: Pick<Database<Schema>, "db" | "transact" | "transactShared" | "background">,
  now: () => Date = () => new Date(),
) {
  const { db, transact, transactShared, background } = database;
  const crawlers = crawlerNumbersIn(db);
  return {
    /** Counts a batch, all of it or nothing: once it is said to be counted, it is on disk. */
    async receive(batch: Batch): Promise<Reception> {
      const numbers = await crawlers.numbersOf([...new Set(batch.visits.map(({ crawler }) => crawler))]);
      return transactShared((trx) => receiveIn(trx, batch, numbers, now()));
    },
    ...visitQueriesIn(db, crawlers),
    ...importingIn(transact, crawlers, now),
    ...referralsIn(db),
    ...namesIn(db),
    ...purgingIn(background),
  };
}
