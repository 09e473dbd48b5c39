import { randomUUID } from "node:crypto";
import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import { anyOf, isSqlite } from "@octroi/database/many-rows";
import { publisherShare } from "@octroi/ui/words/plans";
import { type Kysely, sql, type Transaction } from "kysely";
import { payable } from "../../domain/books/amounts.ts";
import { monthAfter } from "../../domain/books/books.ts";
import { lastMonthToClose } from "../../domain/books/closing.ts";
import {
  type BillDocument,
  type CorrectedVisits,
  type Correction,
  type CurrencyTotal,
  decimal,
  type EarnedUnder,
  type StatementDocument,
} from "../../domain/books/statement.ts";
import { statementMail } from "../../domain/mail/mail.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import { languageIn } from "../people.ts";
import type { Schema } from "../schema.ts";
import { addEvent } from "../webhooks/events.ts";
import { type EarnedLine, earnedIn } from "./books.ts";
import { lockMonths } from "./months.ts";
import { ClockDoubted, doubtedMonthsIn, firstMonthIn, openMonthIn } from "./open-months.ts";
import { sumClosedMonths } from "./site-month.ts";

type Queries = Pick<Kysely<Schema>, "selectFrom">;

/** Statements written in a transaction: somebody else may wait for it. */
const statementsPerSlice = 100;

/** For how long the mail is tried. */
const mailDays = 30;

export interface ClosedMonth {
  month: string;
  closedAt: string;
  /** Whether its statements and bills are all written. */
  isStated: boolean;
}

export function closingIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  /** Closes the first month that is open and over. From then on nothing is posted to it. */
  const closeNext = () =>
    transact(async (trx) => {
      const last = await lockMonths(trx);
      const month = last === undefined ? await firstMonthIn(trx) : monthAfter(last);
      if (month === undefined || month > lastMonthToClose(now())) return undefined;
      await trx.insertInto("closed_month").values({ month, closed_at: now().toISOString() }).execute();
      return month;
    });

  return {
    /**
     * Closes the months that are over, each once, however many servers do it and wherever one ends: what is closed is
     * closed, and what is not written of it yet is written by the next that comes. Returns the months that it closed.
     * Throws `ClockDoubted`, unless somebody is sure of the clock.
     */
    async closeMonths({ isSure = false } = {}): Promise<string[]> {
      const doubted = isSure ? undefined : await doubtedMonthsIn(db, now());
      const closed: string[] = [];
      if (doubted === undefined) {
        for (let month = await closeNext(); month !== undefined; month = await closeNext())
          closed.push(month);
      }
      for (const unstated of await unstatedMonths(db)) {
        // A closed month stays as it is, so that what is read before is what is true when it is written.
        const statements = await statementsOf(db, unstated);
        for (let from = 0; from < statements.length; from += statementsPerSlice) {
          const slice = statements.slice(from, from + statementsPerSlice);
          await transact((trx) => writeStatements(trx, unstated, slice, jobs, now()));
        }
        await transact((trx) => writeBills(trx, unstated, now()));
      }
      await sumClosedMonths({ db, transact });
      if (doubted !== undefined) throw new ClockDoubted(doubted);
      return closed;
    },

    /** The latest first. */
    async closedMonths(): Promise<ClosedMonth[]> {
      const rows = await db
        .selectFrom("closed_month")
        .leftJoin("stated_month", "stated_month.month", "closed_month.month")
        .select(["closed_month.month", "closed_month.closed_at", "stated_month.at"])
        .orderBy("closed_month.month", "desc")
        .execute();
      return rows.map(({ month, closed_at, at }) => ({ month, closedAt: closed_at, isStated: at !== null }));
    },

    openMonth: (): Promise<string | undefined> => openMonthIn(db),
  };
}

interface UnstatedMonth {
  month: string;
  closedAt: string;
}

async function unstatedMonths(db: Queries): Promise<UnstatedMonth[]> {
  const rows = await db
    .selectFrom("closed_month")
    .select(["month", "closed_at"])
    .where("month", "not in", (eb) => eb.selectFrom("stated_month").select("month"))
    .orderBy("month")
    .execute();
  return rows.map(({ month, closed_at }) => ({ month, closedAt: closed_at }));
}

type NewStatement = { workspace: string } & Pick<StatementDocument, "lines" | "corrections" | "totals">;

/** Of every publisher to whom something happened in a month, in one order whoever writes them. */
async function statementsOf(db: Queries, { month }: UnstatedMonth): Promise<NewStatement[]> {
  const [earned, names, movements, corrections] = [
    Map.groupBy(await earnedIn(db, { month }), ({ workspace }) => workspace),
    await namesIn(db),
    Map.groupBy(await movementsIn(db, month), ({ workspace }) => workspace),
    Map.groupBy(await correctionsIn(db, month), ({ workspace }) => workspace),
  ];
  const workspaces = [...movements]
    .filter(([, sums]) => sums.some(({ entries }) => entries > 0))
    .map(([workspace]) => workspace)
    .sort();
  return workspaces.map((workspace) => {
    const own = earned.get(workspace) ?? [];
    return {
      workspace,
      lines: own.map((line) => earnedUnder(line, names)).sort(byCompanyAndSite),
      corrections: (corrections.get(workspace) ?? []).map((one) => correctionUnder(one, names)),
      totals: totalsOf(own, movements.get(workspace) ?? []),
    };
  });
}

interface Names {
  agreements: ReadonlyMap<string, { company: string; uses: string[]; amount: string; currency: string }>;
  domains: ReadonlyMap<string, string>;
}

async function namesIn(db: Queries): Promise<Names> {
  const agreements = await db
    .selectFrom("agreement")
    .select(["id", "company", "uses", "amount", "currency"])
    .execute();
  const sites = await db.selectFrom("site").select(["id", "domain"]).execute();
  return {
    agreements: new Map(agreements.map(({ id, uses, ...rest }) => [id, { ...rest, uses: JSON.parse(uses) }])),
    domains: new Map(sites.map(({ id, domain }) => [id, domain])),
  };
}

function earnedUnder(line: EarnedLine, { agreements, domains }: Names): EarnedUnder {
  const { agreement, site, visits, gross, share, currency } = line;
  const { company = "", uses = [], amount = "" } = agreements.get(agreement) ?? {};
  return {
    agreement,
    company,
    uses,
    site,
    domain: domains.get(site) ?? null,
    price: amount,
    currency,
    visits,
    gross: decimal(gross),
    share: decimal(share),
  };
}

function byCompanyAndSite(a: EarnedUnder, b: EarnedUnder): number {
  const [left, right] = [a, b].map(({ company, agreement, site }) => `${company} ${agreement} ${site}`);
  return (left ?? "") < (right ?? "") ? -1 : 1;
}

interface Movement {
  workspace: string;
  currency: string;
  before: bigint;
  earned: bigint;
  corrected: bigint;
  paid: bigint;
  /** Of the month itself. */
  entries: number;
}

/** What moved in the accounts of publishers up to the end of a month. */
async function movementsIn(db: Queries, month: string): Promise<Movement[]> {
  const sumWhere = (condition: ReturnType<typeof sql>) =>
    sql<string>`cast(sum(case when ${condition} then ledger_leg.amount else 0 end) as text)`;
  const isNow = sql`entry.month = ${month}`;
  const rows = await db
    .selectFrom("ledger_leg")
    .innerJoin("ledger_account as account", "account.id", "ledger_leg.account")
    .innerJoin("ledger_entry as entry", "entry.id", "ledger_leg.entry")
    .where("account.kind", "=", "share")
    .where("entry.month", "<=", month)
    .select(["account.workspace", "account.currency"])
    .select([
      sumWhere(sql`entry.month < ${month}`).as("before"),
      sumWhere(sql`${isNow} and entry.kind = 'visits'`).as("earned"),
      sumWhere(sql`${isNow} and entry.kind like 'payout-%'`).as("paid"),
      sumWhere(sql`${isNow} and entry.kind <> 'visits' and entry.kind not like 'payout-%'`).as("corrected"),
      sql<string>`cast(sum(case when ${isNow} then 1 else 0 end) as text)`.as("entries"),
    ])
    .groupBy(["account.workspace", "account.currency"])
    .orderBy("account.currency")
    .execute();
  return rows.map((row) => ({
    workspace: row.workspace ?? "",
    currency: row.currency,
    before: -BigInt(row.before),
    earned: -BigInt(row.earned),
    corrected: -BigInt(row.corrected),
    paid: BigInt(row.paid),
    entries: Number(row.entries),
  }));
}

function totalsOf(earned: readonly EarnedLine[], movements: readonly Movement[]): CurrencyTotal[] {
  return movements
    .filter(({ before, entries }) => before !== 0n || entries > 0)
    .map((sums) => {
      const { currency, before, corrected, paid } = sums;
      const own = earned.filter((line) => line.currency === currency);
      return {
        currency,
        visits: own.reduce((sum, { visits }) => sum + visits, 0),
        gross: decimal(own.reduce((sum, { gross }) => sum + gross, 0n)),
        before: decimal(before),
        earned: decimal(sums.earned),
        corrected: decimal(corrected),
        paid: decimal(paid),
        after: decimal(before + sums.earned + corrected - paid),
      };
    });
}

interface CorrectionRow {
  workspace: string;
  agreement: string;
  note: string;
  currency: string;
  amount: bigint;
  /** Of a correction of visits. */
  visits: Omit<CorrectedVisits, "domain"> | undefined;
}

/** What was corrected in a month of what is owed to publishers or, on bills, by companies. */
async function correctionsIn(
  db: Queries,
  month: string,
  of: "share" | "receivable" = "share",
): Promise<CorrectionRow[]> {
  const rows = await db
    .selectFrom("ledger_entry as entry")
    .innerJoin("ledger_leg", "ledger_leg.entry", "entry.id")
    .innerJoin("ledger_account as account", "account.id", "ledger_leg.account")
    .where("entry.month", "=", month)
    // What a bill is no more owed is on no other bill.
    .where("entry.kind", "in", of === "share" ? ["correction", "written-off"] : ["correction"])
    .where("account.kind", "=", of)
    .select(["account.workspace", "account.agreement", "account.currency", "entry.note"])
    .select(["entry.site", "entry.visits", "entry.of_month"])
    .select(sql<string>`cast(ledger_leg.amount as text)`.as("amount"))
    .orderBy("entry.at")
    .orderBy("entry.id")
    .execute();
  return rows.map((row) => ({
    workspace: row.workspace ?? "",
    agreement: row.agreement ?? "",
    note: row.note ?? "",
    currency: row.currency,
    amount: of === "share" ? -BigInt(row.amount) : BigInt(row.amount),
    visits:
      row.of_month === null
        ? undefined
        : { month: row.of_month, site: row.site ?? "", visits: row.visits ?? 0 },
  }));
}

function correctionUnder(row: CorrectionRow, names: Names): Correction {
  const { agreement, note, currency, amount } = row;
  const { company = "" } = names.agreements.get(agreement) ?? {};
  return { agreement, company, note, currency, amount: decimal(amount), ...visitsOf(row, names) };
}

function visitsOf({ visits }: CorrectionRow, { domains }: Names): Pick<Correction, "visits"> {
  if (visits === undefined) return {};
  const { month, site } = visits;
  return { visits: { month, site, domain: domains.get(site) ?? null, visits: visits.visits } };
}

/** Any number, as long as it stays the same. Whoever numbers waits here, and nobody who posts does. */
const numbersLock = 4_078_532_112;

async function lockNumbers(trx: Transaction<Schema>): Promise<void> {
  if (!isSqlite(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(numbersLock)})`.execute(trx);
}

async function lastNumber(trx: Transaction<Schema>, table: "statement" | "bill", year: number) {
  const { last } = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.max("number").as("last"))
    .where("year", "=", year)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** Those of a slice that another server, or this one before it ended, has not written. */
async function writeStatements(
  trx: Transaction<Schema>,
  { month, closedAt }: UnstatedMonth,
  slice: readonly NewStatement[],
  jobs: Pick<Jobs<Schema>, "add">,
  at: Date,
): Promise<void> {
  await lockNumbers(trx);
  const ids = slice.map(({ workspace }) => workspace);
  const written = await trx
    .selectFrom("statement")
    .select("workspace")
    .where("month", "=", month)
    .where("workspace", "in", anyOf(trx, ids))
    .execute();
  const known = new Set(written.map(({ workspace }) => workspace));
  const year = Number(month.slice(0, 4));
  let number = await lastNumber(trx, "statement", year);
  const owners = await ownersOf(trx, ids);
  for (const { workspace, lines, corrections, totals } of slice) {
    if (known.has(workspace)) continue;
    number += 1;
    const id = randomUUID();
    const document: StatementDocument = {
      version: 1,
      number: `${year}-${number}`,
      month,
      closedAt,
      sharePercent: Math.round(publisherShare * 100),
      lines,
      corrections,
      totals,
    };
    await trx
      .insertInto("statement")
      .values({ id, workspace, month, year, number, document: JSON.stringify(document) })
      .execute();
    await addEvent(trx, {
      kind: "statement.ready",
      workspaceId: workspace,
      about: id,
      facts: { statement: id, month, number: document.number },
      at,
    });
    for (const owner of owners.get(workspace) ?? []) {
      const expiresAt = new Date(at.getTime() + mailDays * msPerDay).toISOString();
      await jobs.add(trx, statementMail({ ...owner, workspaceId: workspace, statementId: id, expiresAt }));
    }
  }
}

/** Whom mails about a workspace's money go to. */
export async function ownersOf(trx: Queries & Transaction<Schema>, workspaces: readonly string[]) {
  const rows = await trx
    .selectFrom("membership")
    .innerJoin("person", "person.id", "membership.person_id")
    .select(["membership.workspace_id", "person.id", "person.email", "person.language"])
    .where("membership.workspace_id", "in", anyOf(trx, workspaces))
    .where("membership.role", "=", "owner")
    .orderBy("person.id")
    .execute();
  const owners = rows.map((row) => ({
    workspace: row.workspace_id,
    personId: row.id,
    email: row.email,
    language: languageIn(row),
  }));
  return new Map(
    [...Map.groupBy(owners, ({ workspace }) => workspace)].map(([workspace, people]) => [
      workspace,
      people.map(({ workspace: _, ...person }) => person),
    ]),
  );
}

/** Everything that is left of a month. Whoever comes second finds it done. */
async function writeBills(trx: Transaction<Schema>, unstated: UnstatedMonth, at: Date): Promise<void> {
  await lockNumbers(trx);
  const { month, closedAt } = unstated;
  const done = await trx
    .insertInto("stated_month")
    .values({ month, at: at.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning("month")
    .executeTakeFirst();
  if (done === undefined) return;
  const year = Number(month.slice(0, 4));
  let number = await lastNumber(trx, "bill", year);
  const names = await namesIn(trx);
  const earned = Map.groupBy(await earnedIn(trx, { month }), ({ agreement }) => agreement);
  const corrections = Map.groupBy(
    await correctionsIn(trx, month, "receivable"),
    ({ agreement }) => agreement,
  );
  for (const { agreement, currency, accrued, corrected, billed } of await accruedIn(trx, month)) {
    number += 1;
    const own = earned.get(agreement) ?? [];
    const { company = "", amount = "" } = names.agreements.get(agreement) ?? {};
    const gross = own.reduce((sum, line) => sum + line.gross, 0n);
    const open = accrued - billed;
    const due = payable(open, currency);
    const bySite = Map.groupBy(own, ({ site }) => site);
    const document: BillDocument = {
      version: 1,
      number: `${year}-${number}`,
      month,
      closedAt,
      agreement,
      company,
      price: amount,
      currency,
      lines: [...bySite].map(([site, lines]) => ({
        site,
        domain: names.domains.get(site) ?? null,
        visits: lines.reduce((sum, { visits }) => sum + visits, 0),
        gross: decimal(lines.reduce((sum, line) => sum + line.gross, 0n)),
      })),
      visits: own.reduce((sum, { visits }) => sum + visits, 0),
      gross: decimal(gross),
      corrected: decimal(corrected),
      corrections: (corrections.get(agreement) ?? [])
        .filter((row) => row.currency === currency)
        .map((row) => ({ note: row.note, gross: decimal(row.amount), ...visitsOf(row, names) })),
      before: decimal(open - gross - corrected),
      due: decimal(due),
      after: decimal(open - due),
    };
    await sql`
      insert into bill (id, agreement, month, year, number, document, due, currency, paid_at)
      values (${randomUUID()}, ${agreement}, ${month}, ${year}, ${number}, ${JSON.stringify(document)}, ${due},
              ${currency}, ${due === 0n ? closedAt : null})`.execute(trx);
  }
}

/** What companies of whom something was posted in a month owe by its end, paid or not, and what they were billed before. */
async function accruedIn(trx: Transaction<Schema>, month: string) {
  const { rows } = await sql<Record<"agreement" | "currency" | "accrued" | "corrected" | "billed", string>>`
    select account.agreement, account.currency,
      cast(sum(leg.amount) as text) as accrued,
      cast(sum(case when entry.kind = 'correction' and entry.month = ${month} then leg.amount else 0 end) as text)
        as corrected,
      cast(coalesce((select sum(bill.due) from bill where bill.agreement = account.agreement
        and bill.currency = account.currency and bill.month < ${month}), 0) as text) as billed
    from ledger_leg leg
    join ledger_account account on account.id = leg.account and account.kind = 'receivable'
    join ledger_entry entry on entry.id = leg.entry and entry.kind in ('visits', 'correction')
    where entry.month <= ${month}
    group by account.agreement, account.currency
    having sum(case when entry.month = ${month} then 1 else 0 end) > 0
    order by account.agreement`.execute(trx);
  return rows.map(({ agreement, currency, accrued, corrected, billed }) => ({
    agreement,
    currency,
    accrued: BigInt(accrued),
    corrected: BigInt(corrected),
    billed: BigInt(billed),
  }));
}
