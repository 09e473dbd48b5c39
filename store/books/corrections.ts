import type { Database } from "@octroi/database/database";
import { isSqlite } from "@octroi/database/many-rows";
import { sql, type Transaction } from "kysely";
import {
  type CorrectedAmount,
  type CountedVisits,
  correctionLegs,
  visitCorrectionLegs,
} from "../../domain/books/correction.ts";
import { addOperatorChange } from "../operators.ts";
import type { Schema } from "../schema.ts";
import { post } from "./post.ts";

/** What every correction has. */
interface Named {
  /** The operator's own: two of one are one. */
  reference: string;
  note: string;
}

export interface NewCorrection extends Named, Omit<CorrectedAmount, "currency"> {}

/** Visits of a closed month, under a license, or of a site under an agreement as its bill has them. */
export interface NewVisitCorrection extends Named {
  visits: { license: string } | { agreement: string; site: string };
  month: string;
  /** How many were counted too often. */
  count: number;
}

export type CorrectionOutcome =
  | { outcome: "corrected"; currency: string; month: string }
  | { outcome: "repeated" }
  /** There is no such agreement; or nothing was ever posted under it to the workspace. */
  | { outcome: "no-agreement" | "no-share" };

export type VisitCorrectionOutcome =
  | {
      outcome: "corrected";
      /** Of the correction. */
      month: string;
      license: string;
      site: string;
      agreement: string;
      workspace: string;
      currency: string;
      /** What the company owes less, and what of it the publisher earned, in millionths. */
      gross: bigint;
      share: bigint;
    }
  | { outcome: "repeated" | "no-license" | "no-agreement" | "no-site" | "not-closed" | "no-visits" }
  /** The bill of that month was written off: nobody is owed anything of it. */
  | { outcome: "written-off" }
  /** That site read under several: the operator names one. */
  | { outcome: "several"; licenses: string[] }
  /** How many there are that were not taken back before. */
  | { outcome: "too-many"; left: number };

export function correctionsIn({ transact }: Pick<Database<Schema>, "transact">, now: () => Date) {
  return {
    /** A mistake that is found now: an entry of this month, whatever month it was made in. */
    correct: ({ reference, note, ...corrected }: NewCorrection): Promise<CorrectionOutcome> =>
      transact(async (trx) => {
        const { agreement, workspace } = corrected;
        const terms = await termsOf(trx, agreement);
        if (terms === undefined) return { outcome: "no-agreement" };
        const { company, currency } = terms;
        const account = await trx
          .selectFrom("ledger_account")
          .select("id")
          .where("kind", "=", "share")
          .where("agreement", "=", agreement)
          .where("workspace", "=", workspace)
          .executeTakeFirst();
        if (account === undefined) return { outcome: "no-share" };
        const legs = correctionLegs({ ...corrected, currency });
        const at = now();
        const posted = await post(trx, [{ kind: "correction", reference, at, legs, note }], at);
        if (posted === 0) return { outcome: "repeated" };
        await addOperatorChange(trx, { by: undefined, kind: "correction-entered", subject: company, at });
        return { outcome: "corrected", currency, month: await monthOf(trx, reference) };
      }),

    /** Visits of a closed month that were counted too often, at the price at which they were: an entry of this month. */
    correctVisits: ({
      reference,
      note,
      visits: which,
      month: ofMonth,
      count,
    }: NewVisitCorrection): Promise<VisitCorrectionOutcome> =>
      transact(async (trx) => {
        await lockCorrections(trx);
        if (await isThere(trx, reference)) return { outcome: "repeated" };
        const unknown = await unknownIn(trx, which);
        if (unknown !== undefined) return { outcome: unknown };
        if (!(await isClosed(trx, ofMonth))) return { outcome: "not-closed" };
        const found = await countedIn(trx, which, ofMonth);
        const [counted] = found;
        if (counted === undefined) return { outcome: "no-visits" };
        if (found.length > 1) return { outcome: "several", licenses: found.map(({ license }) => license) };
        const { agreement, workspace, license, site, currency } = counted;
        if (await isWrittenOff(trx, agreement, ofMonth)) return { outcome: "written-off" };
        const left = counted.visits - counted.takenBack;
        if (count > left) return { outcome: "too-many", left };
        const legs = visitCorrectionLegs(counted, count);
        const at = now();
        const about = { site, license, visits: -count, ofMonth, note };
        const posted = await post(trx, [{ kind: "correction", reference, at, legs, ...about }], at);
        // One of an amount, at the same moment.
        if (posted === 0) return { outcome: "repeated" };
        const terms = await termsOf(trx, agreement);
        const change = { kind: "correction-entered", subject: terms?.company ?? agreement } as const;
        await addOperatorChange(trx, { by: undefined, at, ...change });
        const amountOf = (kind: string) => legs.find(({ account }) => account.kind === kind)?.amount ?? 0n;
        return {
          outcome: "corrected",
          month: await monthOf(trx, reference),
          ...{ license, site, agreement, workspace, currency },
          gross: -amountOf("receivable"),
          share: amountOf("share"),
        };
      }),
  };
}

/** Any number, as long as it stays the same. */
const correctionsLock = 4_078_532_114;

/** Two that take back the same visits come one by one: the second sees what the first left. */
async function lockCorrections(trx: Transaction<Schema>): Promise<void> {
  if (!isSqlite(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(correctionsLock)})`.execute(trx);
}

function termsOf(trx: Transaction<Schema>, agreement: string) {
  return trx
    .selectFrom("agreement")
    .select(["company", "currency"])
    .where("id", "=", agreement)
    .executeTakeFirst();
}

async function isThere(trx: Transaction<Schema>, reference: string): Promise<boolean> {
  const row = await trx
    .selectFrom("ledger_entry")
    .select("id")
    .where("kind", "=", "correction")
    .where("reference", "=", reference)
    .executeTakeFirst();
  return row !== undefined;
}

async function monthOf(trx: Transaction<Schema>, reference: string): Promise<string> {
  const { month } = await trx
    .selectFrom("ledger_entry")
    .select("month")
    .where("kind", "=", "correction")
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
  return month;
}

async function isClosed(trx: Transaction<Schema>, month: string): Promise<boolean> {
  const row = await trx
    .selectFrom("closed_month")
    .select("month")
    .where("month", ">=", month)
    .executeTakeFirst();
  return row !== undefined;
}

async function isWrittenOff(trx: Transaction<Schema>, agreement: string, month: string): Promise<boolean> {
  const row = await trx
    .selectFrom("bill")
    .innerJoin("ledger_entry as entry", (on) =>
      on.onRef("entry.reference", "=", "bill.id").on("entry.kind", "=", "written-off"),
    )
    .select("bill.id")
    .where("bill.agreement", "=", agreement)
    .where("bill.month", "=", month)
    .executeTakeFirst();
  return row !== undefined;
}

/** What nobody knows of what the operator typed. A site that was removed is known by its entries. */
async function unknownIn(
  trx: Transaction<Schema>,
  which: NewVisitCorrection["visits"],
): Promise<"no-license" | "no-agreement" | "no-site" | undefined> {
  const inBooks = (column: "license" | "site", value: string) =>
    trx.selectFrom("ledger_entry").select("id").where(column, "=", value).limit(1).executeTakeFirst();
  if ("license" in which) {
    const license = await trx
      .selectFrom("license")
      .select("id")
      .where("id", "=", which.license)
      .executeTakeFirst();
    return license === undefined && (await inBooks("license", which.license)) === undefined
      ? "no-license"
      : undefined;
  }
  if ((await termsOf(trx, which.agreement)) === undefined) return "no-agreement";
  const sites = await sitesNamed(trx, which.site);
  return sites.length === 0 && (await inBooks("site", which.site)) === undefined ? "no-site" : undefined;
}

/** By id, or by domain, which several workspaces may have had. */
async function sitesNamed(trx: Transaction<Schema>, name: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("site")
    .select("id")
    .where((eb) => eb.or([eb("id", "=", name), eb("domain", "=", name)]))
    .execute();
  return rows.map(({ id }) => id);
}

type CountedUnder = CountedVisits & { license: string; site: string };

/** What was counted in a month, by license, less what corrections took back of it. */
async function countedIn(
  trx: Transaction<Schema>,
  which: NewVisitCorrection["visits"],
  month: string,
): Promise<CountedUnder[]> {
  const ids = "license" in which ? [] : [which.site, ...(await sitesNamed(trx, which.site))];
  const isAsked =
    "license" in which
      ? sql`entry.license = ${which.license}`
      : sql`entry.site in (${sql.join(ids)}) and publisher.agreement = ${which.agreement}`;
  const { rows } = await sql<Record<keyof CountedUnder, string>>`
    select entry.license, entry.site, publisher.agreement, publisher.workspace, publisher.currency,
      cast(sum(case when account.kind = 'receivable' and entry.kind = 'visits' then entry.visits else 0 end) as text)
        as visits,
      cast(sum(case when account.kind = 'receivable' and entry.kind = 'visits' then leg.amount else 0 end) as text)
        as gross,
      cast(sum(case when account.kind = 'fee' and entry.kind = 'visits' then -leg.amount else 0 end) as text) as fee,
      cast(sum(case when account.kind = 'receivable' and entry.kind = 'correction' then -entry.visits else 0 end) as text)
        as "takenBack"
    from ledger_entry entry
    join ledger_leg own on own.entry = entry.id
    join ledger_account publisher on publisher.id = own.account and publisher.kind = 'share'
    join ledger_leg leg on leg.entry = entry.id
    join ledger_account account on account.id = leg.account and account.kind in ('receivable', 'fee')
    where ((entry.kind = 'visits' and entry.month = ${month}) or (entry.kind = 'correction' and entry.of_month = ${month}))
      and ${isAsked}
    group by entry.license, entry.site, publisher.agreement, publisher.workspace, publisher.currency
    order by entry.license, entry.site, publisher.workspace`.execute(trx);
  return rows.map(({ visits, gross, fee, takenBack, ...row }) => ({
    ...row,
    visits: Number(visits),
    gross: BigInt(gross),
    fee: BigInt(fee),
    takenBack: Number(takenBack),
  }));
}
