import type { Database } from "@octroi/database/database";
import { anyOf } from "@octroi/database/many-rows";
import type { Kysely } from "kysely";
import { type Amount, addAmounts, times } from "../../domain/rules/money.ts";
import type { Schema } from "../schema.ts";

/** A company that bought of a workspace, and what it read of that. */
export interface Buyer {
  company: string;
  name: string;
  /** What it is known by: the origin of its key directory, or a domain. */
  knownBy: string | undefined;
  /** That were paid, those that were refunded since among them. */
  orders: number;
  lastPaidAt: string;
  /** In each money, without what was refunded. */
  paid: Amount[];
  /** Visits that were reported of its licenses, and those that its credits had. */
  read: number;
  bought: number;
}

/** As many as a page shows: those that paid last. */
const maxBuyers = 200;
const paidStates = ["paid", "refunded"] as const;

export function buyersIn({ db }: Pick<Database<Schema>, "db">) {
  return {
    /** The one that paid last first. */
    async buyersOf(workspace: string): Promise<Buyer[]> {
      const rows = await db
        .selectFrom("market_order as bought")
        .innerJoin("company", "company.id", "bought.company")
        .select(["company.id", "company.name", "company.origin", "company.domain"])
        .select((eb) => [
          eb.fn.countAll<number | string>().as("orders"),
          eb.fn.max("bought.paid_at").as("last_paid_at"),
        ])
        .where("bought.workspace_id", "=", workspace)
        .where("bought.state", "in", [...paidStates])
        .where("bought.is_test", "=", 0)
        .groupBy(["company.id", "company.name", "company.origin", "company.domain"])
        .orderBy("last_paid_at", "desc")
        .orderBy("company.id")
        .limit(maxBuyers)
        .execute();
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      const paid = await paidBy(db, workspace, ids);
      const read = await readBy(db, workspace, ids);
      return rows.map(({ id, name, origin, domain, orders, last_paid_at }) => ({
        company: id,
        name,
        knownBy: origin ?? domain ?? undefined,
        orders: Number(orders),
        lastPaidAt: last_paid_at ?? "",
        paid: paid.get(id) ?? [],
        ...(read.get(id) ?? { read: 0, bought: 0 }),
      }));
    },

    /** What each of some companies calls itself. */
    async companyNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom("company")
        .select(["id", "name"])
        .where("id", "in", anyOf(db, [...ids]))
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** The number of the receipt of each of some orders that has one. */
    async receiptNumbers(orders: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (orders.length === 0) return new Map();
      const rows = await db
        .selectFrom("receipt")
        .select(["order_id", "year", "number"])
        .where("order_id", "in", anyOf(db, [...orders]))
        .execute();
      return new Map(rows.map(({ order_id, year, number }) => [order_id, `${year}-${number}`]));
    },
  };
}

type Queries = Kysely<Schema>;

/** Amounts are texts, which no database adds up exactly: there are as many groups as there were prices. */
async function paidBy(db: Queries, workspace: string, companies: readonly string[]) {
  const rows = await db
    .selectFrom("market_order")
    .select(["company", "paid_asset", "paid_amount"])
    .select((eb) => eb.fn.countAll<number | string>().as("times"))
    .where("workspace_id", "=", workspace)
    .where("company", "in", anyOf(db, [...companies]))
    .where("state", "=", "paid")
    .where("is_test", "=", 0)
    .groupBy(["company", "paid_asset", "paid_amount"])
    .execute();
  const sums = new Map<string, Amount[]>();
  for (const row of rows) {
    if (row.paid_asset === null || row.paid_amount === null) continue;
    const paid = times({ amount: row.paid_amount, currency: row.paid_asset }, Number(row.times));
    sums.set(row.company, addAmounts(sums.get(row.company) ?? [], paid));
  }
  return sums;
}

async function readBy(db: Queries, workspace: string, companies: readonly string[]) {
  const rows = await db
    .selectFrom("license")
    .innerJoin("site", "site.id", "license.site")
    .select("license.company_id as company")
    .select((eb) => [
      eb.fn.sum<number | string | null>("license.used").as("read"),
      eb.fn.sum<number | string | null>("license.visits").as("bought"),
    ])
    .where("site.workspace_id", "=", workspace)
    .where("license.company_id", "in", anyOf(db, [...companies]))
    .groupBy("license.company_id")
    .execute();
  return new Map(
    rows.map(({ company, read, bought }) => [
      company ?? "",
      { read: Number(read ?? 0), bought: Number(bought ?? 0) },
    ]),
  );
}
