import type { Database } from "@octroi/database/database";
import { type Kysely, sql } from "kysely";
import type { AgreementUse } from "../../domain/agreements/agreement.ts";
import type { OfferKind } from "../../domain/offers/offer.ts";
import type { Amount } from "../../domain/rules/money.ts";
import type { Schema } from "../schema.ts";
import { earnedIn } from "./books.ts";

type Queries = Pick<Kysely<Schema>, "selectFrom">;

/** What an agreement earned a site in a month: to the last millionth what the statement of that month says. */
export interface AgreementEarning {
  agreement: string;
  company: string;
  uses: AgreementUse[];
  price: Amount;
  currency: string;
  visits: number;
  gross: bigint;
  share: bigint;
  /** When the company had paid the bill of that month; undefined while it has not. */
  collectedAt: string | undefined;
}

/** What a company that bought of a site gave its publisher to earn in a month: all of it, which was paid to them directly. */
export interface OfferEarning {
  company: string | undefined;
  kind: OfferKind;
  rail: string | undefined;
  /** Of a visit, of a credit. */
  price: Amount | undefined;
  /** What was paid in. */
  currency: string;
  /** None of a period, whose reading is not counted. */
  visits: number;
  earned: bigint;
}

/** What a month of the books holds of a site, in UTC as statements are. */
export interface SiteMonth {
  agreements: AgreementEarning[];
  offers: OfferEarning[];
  /** What came for offers to the publisher’s wallet and Stripe account, less what they gave back: read or not. */
  received: { currency: string; amount: bigint }[];
}

async function siteMonthIn(db: Queries, site: string, month: string): Promise<SiteMonth> {
  const earned = await earnedIn(db, { site, month });
  const terms = await db
    .selectFrom("agreement")
    .leftJoin("bill", (on) => on.onRef("bill.agreement", "=", "agreement.id").on("bill.month", "=", month))
    .select(["agreement.id", "agreement.company", "agreement.uses", "agreement.amount"])
    .select(["agreement.currency", "bill.paid_at"])
    .where("agreement.id", "in", [...new Set(earned.map(({ agreement }) => agreement)), ""])
    .execute();
  const agreements = earned.map(({ agreement, currency, visits, gross, share }) => {
    const own = terms.find(({ id }) => id === agreement);
    return {
      agreement,
      company: own?.company ?? "",
      // Written from terms that were read.
      uses: JSON.parse(own?.uses ?? "[]") as AgreementUse[],
      price: { amount: own?.amount ?? "0", currency: own?.currency ?? currency },
      currency,
      visits,
      gross,
      share,
      collectedAt: own?.paid_at ?? undefined,
    };
  });
  return { agreements, offers: await offersIn(db, site, month), received: await receivedIn(db, site, month) };
}

async function receivedIn(db: Queries, site: string, month: string): Promise<SiteMonth["received"]> {
  const rows = await db
    .selectFrom("ledger_entry as entry")
    .innerJoin("ledger_leg as leg", "leg.entry", "entry.id")
    .innerJoin("ledger_account as account", "account.id", "leg.account")
    .where("entry.site", "=", site)
    .where("entry.month", "=", month)
    .where("entry.kind", "in", ["purchase", "refund"])
    .where("account.kind", "=", "clearing")
    .select("account.currency")
    .select(sql<string>`cast(sum(leg.amount) as text)`.as("amount"))
    .groupBy("account.currency")
    .orderBy("account.currency")
    .execute();
  return rows.map(({ currency, amount }) => ({ currency, amount: BigInt(amount) }));
}

async function offersIn(db: Queries, site: string, month: string): Promise<OfferEarning[]> {
  const columns = [
    "company.name",
    "order.company",
    "order.kind",
    "order.rail",
    "license.amount",
    "license.currency as priceCurrency",
    "account.currency",
  ] as const;
  const rows = await db
    .selectFrom("ledger_entry as entry")
    .innerJoin("ledger_leg as leg", "leg.entry", "entry.id")
    .innerJoin("ledger_account as account", "account.id", "leg.account")
    .innerJoin("license", (on) =>
      on.onRef("license.site", "=", "entry.site").onRef("license.id", "=", "entry.license"),
    )
    .innerJoin("market_order as order", "order.id", "license.order_id")
    .leftJoin("company", "company.id", "order.company")
    .where("entry.site", "=", site)
    .where("entry.month", "=", month)
    .where("account.kind", "=", "income")
    .select(columns)
    .select([
      sql<string>`cast(sum(-leg.amount) as text)`.as("earned"),
      sql<string>`cast(sum(case when entry.kind = 'read' then entry.visits else 0 end) as text)`.as("visits"),
    ])
    .groupBy([
      "company.name",
      "order.company",
      "order.kind",
      "order.rail",
      "license.amount",
      "license.currency",
      "account.currency",
    ])
    .orderBy("order.company")
    .orderBy("order.kind")
    .execute();
  return rows.map(({ name, kind, rail, amount, priceCurrency, currency, visits, earned }) => ({
    company: name ?? undefined,
    kind: kind === "period" ? "period" : "credit",
    rail: rail ?? undefined,
    price: kind === "period" ? undefined : { amount, currency: priceCurrency },
    currency,
    visits: Number(visits),
    earned: BigInt(earned),
  }));
}

interface Source {
  source: "agreement" | "offer";
}

interface MonthEarning extends Source {
  month: string;
  currency: string;
  earned: bigint;
  visits: number;
}

/** What entries of months came to for sites, as `site_month` has it of those that are closed. */
function earnedByMonth(which: ReturnType<typeof sql>) {
  return sql`
    select entry.site, entry.month, account.currency,
      case when account.kind = 'share' then 'agreement' else 'offer' end as source,
      sum(-leg.amount) as earned,
      sum(case when entry.kind in ('visits', 'read') then entry.visits else 0 end) as visits
    from ledger_entry entry
    join ledger_leg leg on leg.entry = entry.id
    join ledger_account account on account.id = leg.account
    where ${which} and entry.site is not null
      and ((entry.kind = 'visits' and account.kind = 'share') or account.kind = 'income')
    group by entry.site, entry.month, account.currency, account.kind`;
}

/**
 * Sums the months that are closed, each once and in their order, whoever comes: one that is not summed yet is read from its
 * entries.
 */
export async function sumClosedMonths({
  db,
  transact,
}: Pick<Database<Schema>, "db" | "transact">): Promise<void> {
  const unsummed = await db
    .selectFrom("closed_month")
    .select("month")
    .where("month", "not in", (eb) => eb.selectFrom("summed_month").select("month"))
    .orderBy("month")
    .execute();
  for (const { month } of unsummed) {
    await transact(async (trx) => {
      const isOurs = await trx
        .insertInto("summed_month")
        .values({ month })
        .onConflict((conflict) => conflict.doNothing())
        .returning("month")
        .executeTakeFirst();
      if (isOurs === undefined) return;
      await sql`insert into site_month (site, month, currency, source, earned, visits)
        ${earnedByMonth(sql`entry.month = ${month}`)}`.execute(trx);
    });
  }
}

async function byMonthIn(db: Database<Schema>["db"], site: string): Promise<MonthEarning[]> {
  const unsummed = sql`entry.site = ${site} and entry.month > coalesce((select max(month) from summed_month), '')`;
  const { rows } = await sql<Record<"month" | "currency" | "earned" | "visits", string> & Source>`
    select month, currency, source, cast(earned as text) as earned, cast(visits as text) as visits
    from (
      select site, month, currency, source, earned, visits from site_month where site = ${site}
      union all
      ${earnedByMonth(unsummed)}
    ) months
    order by source, month, currency`.execute(db);
  return rows.map(({ earned, visits, ...row }) => ({
    ...row,
    earned: BigInt(earned),
    visits: Number(visits),
  }));
}

/** The books as a site’s own pages read them. */
export function siteBooksIn({ db }: Pick<Database<Schema>, "db">) {
  return {
    ofMonth: (site: string, month: string) => siteMonthIn(db, site, month),

    /** What came to the publisher by month and currency: their shares of agreements, and what offers earned. */
    byMonth: (site: string): Promise<MonthEarning[]> => byMonthIn(db, site),
  };
}
