import { createHash } from "node:crypto";
import { anyOf } from "@octroi/database/many-rows";
import type { Transaction } from "kysely";
import { type NewEntry, utcMonth, visitLegs } from "../../domain/books/books.ts";
import type { Visit } from "../../domain/visits/visit.ts";
import type { Schema } from "../schema.ts";
import { post } from "./post.ts";

/**
 * What new visits under licenses of agreements come to: one entry for each license and month of a batch. What a publisher
 * signed by hand is between them and the company.
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
  const licenses = await trx
    .selectFrom("license")
    .innerJoin("site", "site.id", "license.site")
    .select(["license.id", "license.agreement", "license.amount", "license.currency", "site.workspace_id"])
    .where("license.site", "=", site)
    .where("license.agreement", "is not", null)
    .where("license.id", "in", anyOf(trx, [...byLicense.keys()]))
    .execute();
  const entries = licenses.flatMap(({ id, agreement, amount, currency, workspace_id }) => {
    if (agreement === null) return [];
    const terms = { agreement, workspace: workspace_id, price: { amount, currency } };
    const byMonth = Map.groupBy(byLicense.get(id) ?? [], ({ time }) => utcMonth(new Date(time)));
    return [...byMonth].map(
      ([month, some]): NewEntry => ({
        kind: "visits",
        reference: `${site}/${id}/${month}/${digestOf(some)}`,
        at: new Date(Math.max(...some.map(({ time }) => time))),
        legs: visitLegs(terms, some.length),
        site,
        license: id,
        visits: some.length,
      }),
    );
  });
  await post(trx, entries, now);
}

/** The same visits are the same entry, whatever they are sent in. An id may come again once it was forgotten: days later. */
function digestOf(visits: readonly Visit[]): string {
  const lines = visits.map(({ id, time }) => `${id} ${time}`).sort();
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 32);
}
