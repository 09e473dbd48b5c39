import { createHash } from "node:crypto";
import { anyOf } from "@octroi/database/many-rows";
import type { Transaction } from "kysely";
import { type NewEntry, readLegs, utcMonth, visitLegs } from "../../domain/books/books.ts";
import type { Visit } from "../../domain/visits/visit.ts";
import { countLicenseUse } from "../market/count-license-use.ts";
import type { Schema } from "../schema.ts";
import { post } from "./post.ts";

/**
 * What new visits under licenses come to: one entry for each license and month of a batch. Of an agreement it is owed; of a
 * credit that was bought it was paid before, and is earned now. What a publisher signed by hand is between them and the
 * company.
 */
export async function postVisits(
  trx: Transaction<Schema>,
  site: string,
  visits: readonly Visit[],
  now: Date,
): Promise<void> {
  const byLicense = Map.groupBy(
    visits.flatMap((visit) => (visit.license === undefined ? [] : [{ ...visit, license: visit.license }])),
    ({ license }) => license,
  );
  const owed = await agreementEntries(trx, site, byLicense);
  const earned = await creditEntries(trx, site, byLicense, now);
  await post(trx, [...owed, ...earned], now);
}

type VisitsByLicense = ReadonlyMap<string, readonly Visit[]>;

async function agreementEntries(
  trx: Transaction<Schema>,
  site: string,
  byLicense: VisitsByLicense,
): Promise<NewEntry[]> {
  const licenses = await trx
    .selectFrom("license")
    .innerJoin("site", "site.id", "license.site")
    .select(["license.id", "license.agreement", "license.amount", "license.currency", "site.workspace_id"])
    .where("license.site", "=", site)
    .where("license.agreement", "is not", null)
    .where("license.id", "in", anyOf(trx, [...byLicense.keys()]))
    .execute();
  return licenses.flatMap(({ id, agreement, amount, currency, workspace_id }) => {
    if (agreement === null) return [];
    const terms = { agreement, workspace: workspace_id, price: { amount, currency } };
    return entriesOf("visits", site, id, byLicense.get(id) ?? [], ({ length }) => visitLegs(terms, length));
  });
}

async function creditEntries(
  trx: Transaction<Schema>,
  site: string,
  byLicense: VisitsByLicense,
  now: Date,
): Promise<NewEntry[]> {
  const counts = new Map([...byLicense].map(([license, { length }]) => [license, length]));
  const credits = (await countLicenseUse(trx, site, counts, now)).filter(({ bought }) => bought !== null);
  if (credits.length === 0) return [];
  const orders = await trx
    .selectFrom("market_order")
    .select(["id", "workspace_id", "rail", "count", "paid_amount", "paid_asset"])
    .where(
      "id",
      "in",
      anyOf(
        trx,
        credits.map(({ order }) => order ?? ""),
      ),
    )
    .execute();
  return credits.flatMap(({ license, order: id, from }) => {
    const order = orders.find((each) => each.id === id);
    if (order?.rail == null || order.paid_amount === null || order.paid_asset === null) return [];
    const purchase = {
      workspace: order.workspace_id,
      rail: order.rail,
      license,
      price: { amount: order.paid_amount, currency: order.paid_asset },
      count: order.count,
    };
    let read = from;
    return entriesOf("read", site, license, byLicense.get(license) ?? [], ({ length }) => {
      const before = read;
      read += length;
      return readLegs(purchase, { from: before, to: read });
    });
  });
}

/** Each month of the visits under a license is an entry. */
function entriesOf(
  kind: NewEntry["kind"],
  site: string,
  license: string,
  visits: readonly Visit[],
  legsOf: (some: readonly Visit[]) => NewEntry["legs"],
): NewEntry[] {
  const byMonth = Map.groupBy(visits, ({ time }) => utcMonth(new Date(time)));
  return [...byMonth].map(([month, some]) => ({
    kind,
    reference: `${site}/${license}/${month}/${digestOf(some)}`,
    at: new Date(Math.max(...some.map(({ time }) => time))),
    legs: legsOf(some),
    site,
    license,
    visits: some.length,
  }));
}

/** The same visits are the same entry, whatever they are sent in. An id may come again once it was forgotten: days later. */
function digestOf(visits: readonly Visit[]): string {
  const lines = visits.map(({ id, time }) => `${id} ${time}`).sort();
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 32);
}
