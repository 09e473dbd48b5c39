import type { Kysely } from "kysely";
import { monthAfter } from "../../domain/books/books.ts";
import { lastMonthToClose } from "../../domain/books/closing.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import type { Schema } from "../schema.ts";

type Queries = Pick<Kysely<Schema>, "selectFrom">;

/** After so many days without a visit to any site, it is our clock that is doubted. */
const maxSilentDays = 31;

/** Months that are over by our clock, and none of which is closed. */
interface DoubtedMonths {
  from: string;
  to: string;
  /** The day of the last visit to any site, by somebody else’s clock. */
  lastVisit: string;
}

/** No month was closed, since it is the clock that is doubted. */
export class ClockDoubted extends Error {
  readonly months: DoubtedMonths;

  constructor(months: DoubtedMonths) {
    const { from, to, lastVisit } = months;
    super(`${from} to ${to} are over by this clock, and the last visit was on ${lastVisit}`);
    this.months = months;
  }
}

/** The month that is closed next, whenever that is; undefined while nothing was ever posted. */
export async function openMonthIn(db: Queries): Promise<string | undefined> {
  const { last } = await db
    .selectFrom("closed_month")
    .select((eb) => eb.fn.max("month").as("last"))
    .executeTakeFirstOrThrow();
  return last === null ? firstMonthIn(db) : monthAfter(last);
}

export async function firstMonthIn(db: Queries): Promise<string | undefined> {
  const { first } = await db
    .selectFrom("ledger_entry")
    .select((eb) => eb.fn.min("month").as("first"))
    .executeTakeFirstOrThrow();
  return first ?? undefined;
}

/**
 * What a clock that is years ahead would close, and nothing opens again. One month alone is never doubted: a console that
 * runs closes each as it ends, with visits or without.
 */
export async function doubtedMonthsIn(db: Queries, now: Date): Promise<DoubtedMonths | undefined> {
  const [from, to] = [await openMonthIn(db), lastMonthToClose(now)];
  if (from === undefined || from >= to) return undefined;
  const { last } = await db
    .selectFrom("crawler_seen")
    .select((eb) => eb.fn.max("last_time").as("last"))
    .executeTakeFirstOrThrow();
  if (last === null || now.getTime() - Number(last) <= maxSilentDays * msPerDay) return undefined;
  return { from, to, lastVisit: new Date(Number(last)).toISOString().slice(0, 10) };
}
