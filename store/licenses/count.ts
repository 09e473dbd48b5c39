import { anyNumberOf, anyOf } from "@octroi/database/many-rows";
import { sql, type Transaction } from "kysely";
import type { AskedDay, LicensedDay } from "../../domain/licenses/licenses.ts";
import type { Schema } from "../schema.ts";

/** How many prices of one day are told apart. A site has a few; whoever has its key could make up any number. */
const maxPricesPerDay = 50;

/** Counts visits under licenses that the console issued. A number that it does not know is nobody's. */
export async function countLicensed(
  trx: Transaction<Schema>,
  site: string,
  licensed: readonly LicensedDay[],
): Promise<void> {
  if (licensed.length === 0) return;
  const known = await trx
    .selectFrom("license")
    .select("id")
    .where("site", "=", site)
    .where("id", "in", anyOf(trx, [...new Set(licensed.map(({ license }) => license))]))
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  const rows = licensed.filter(({ license }) => ids.has(license)).map((row) => ({ site, ...row }));
  if (rows.length === 0) return;
  await trx
    .insertInto("license_day")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["site", "day", "license"])
        .doUpdateSet({ visits: sql`license_day.visits + excluded.visits` }),
    )
    .execute();
}

/** Counts visits that were asked for a price. */
export async function countAsked(
  trx: Transaction<Schema>,
  site: string,
  asked: readonly AskedDay[],
): Promise<void> {
  if (asked.length === 0) return;
  const known = await trx
    .selectFrom("asked_day")
    .select(["day", "amount", "currency"])
    .where("site", "=", site)
    .where("day", "in", anyNumberOf(trx, [...new Set(asked.map(({ day }) => day))]))
    .execute();
  const pricesOf = new Map<number, Set<string>>();
  const nameOf = ({ amount, currency }: { amount: string; currency: string }) => `${amount} ${currency}`;
  for (const { day, ...price } of known) {
    pricesOf.set(day, (pricesOf.get(day) ?? new Set()).add(nameOf(price)));
  }
  for (const { day, price = noPrice, visits } of asked) {
    const prices = pricesOf.get(day) ?? new Set();
    pricesOf.set(day, prices);
    const isTold = prices.has(nameOf(price)) || prices.size < maxPricesPerDay;
    const { amount, currency } = isTold ? price : noPrice;
    prices.add(nameOf({ amount, currency }));
    await trx
      .insertInto("asked_day")
      .values({ site, day, amount, currency, visits })
      .onConflict((conflict) =>
        conflict
          .columns(["site", "day", "amount", "currency"])
          .doUpdateSet({ visits: sql`asked_day.visits + excluded.visits` }),
      )
      .execute();
  }
}

const noPrice = { amount: "", currency: "" };
