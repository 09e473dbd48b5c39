import { sql, type Transaction } from "kysely";
import { ownSiteId } from "../../domain/sites/own-site.ts";
import { dayOf, msPerDay } from "../../domain/visits/day.ts";
import type { VisitKind } from "../../domain/visits/totals.ts";
import type { Schema } from "../schema.ts";
import { decisionCodes, identityCodes, robotsCodes, statusCodes } from "../visits/codes.ts";
import { crawlerNumbersIn, numberOf } from "../visits/crawlers.ts";

/** A row of the ledger that the public site kept before it was a site of the console. */
export interface LedgerRow extends Omit<VisitKind, "robots"> {
  /** `2026-11-16`. */
  day: string;
  visits: number | string;
}

/** Rows that one statement writes. */
const maxRows = 500;

/** Adds what the ledger counted to the figures of the public site. Its groups of pages are no paths, and are left. */
export async function addLedger(trx: Transaction<Schema>, ledger: readonly LedgerRow[]): Promise<void> {
  const numbers = await crawlerNumbersIn(trx).numbersOf([...new Set(ledger.map(({ crawler }) => crawler))]);
  const days = new Map<string, Schema["visit_day"]>();
  const seen = new Map<number, { first: number; last: number }>();
  for (const { day: text, crawler: token, identity, decision, status, visits } of ledger) {
    const day = dayOf(Date.parse(text));
    const crawler = numberOf(token, numbers);
    const kind = {
      crawler,
      identity: identityCodes.code(identity),
      decision: decisionCodes.code(decision),
      status: statusCodes.code(status),
      robots: robotsCodes.code("unknown"),
    };
    const name = `${day} ${Object.values(kind)}`;
    const sum = days.get(name)?.visits ?? 0;
    days.set(name, { site: ownSiteId, day, ...kind, visits: sum + Number(visits) });
    const { first, last } = seen.get(crawler) ?? { first: day, last: day };
    seen.set(crawler, { first: Math.min(first, day), last: Math.max(last, day) });
  }
  const rows = [...days.values()];
  for (let from = 0; from < rows.length; from += maxRows) {
    await trx
      .insertInto("visit_day")
      .values(rows.slice(from, from + maxRows))
      .onConflict((conflict) =>
        conflict
          .columns(["site", "day", "crawler", "identity", "decision", "status", "robots"])
          .doUpdateSet({ visits: sql`visit_day.visits + excluded.visits` }),
      )
      .execute();
  }
  for (const [crawler, { first, last }] of seen) {
    await trx
      .insertInto("crawler_seen")
      .values({ site: ownSiteId, crawler, first_day: first, last_time: last * msPerDay })
      .onConflict((conflict) =>
        conflict.columns(["site", "crawler"]).doUpdateSet({
          first_day: sql`case when excluded.first_day < crawler_seen.first_day
            then excluded.first_day else crawler_seen.first_day end`,
          last_time: sql`case when excluded.last_time > crawler_seen.last_time
            then excluded.last_time else crawler_seen.last_time end`,
        }),
      )
      .execute();
  }
}
