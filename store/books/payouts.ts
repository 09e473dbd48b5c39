import type { Database } from "@octroi/database/database";
import type { Jobs } from "@octroi/database/jobs";
import { isSqlite } from "@octroi/database/many-rows";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { payable } from "../../domain/books/amounts.ts";
import type { Account, Leg, NewEntry } from "../../domain/books/books.ts";
import { isAboveThreshold } from "../../domain/books/statement.ts";
import { payoutReturnedMail, payoutSentMail } from "../../domain/mail/mail.ts";
import { msPerDay } from "../../domain/visits/day.ts";
import type { Actor } from "../../domain/workspaces/workspaces.ts";
import { addOperatorChange } from "../operators.ts";
import type { Schema } from "../schema.ts";
import { ownersOf } from "./close-month.ts";
import { post } from "./post.ts";

type Queries = Pick<Kysely<Schema>, "selectFrom" | "getExecutor" | "executeQuery">;

/** For how long the mail is tried. */
const mailDays = 30;

/** What is owed to a publisher in a currency, and can leave since companies paid it. */
export interface Due {
  workspace: string;
  currency: string;
  /** In millionths. */
  amount: bigint;
  /**
   * What of it can leave: whole coins, and none below the threshold. `returned`: the bank sent a payout back, and nobody has
   * set the account since. `suspended`: until the workspace is resumed.
   */
  state: "ready" | "below-threshold" | "no-bank-details" | "returned" | "suspended";
}

export interface Payout {
  workspace: string;
  /** In millionths, whole coins. */
  amount: bigint;
  masked: string;
  /** Undefined once the bank took it, or the file was withdrawn. */
  sealed: string | undefined;
  /** When the operator said that it came back. */
  returnedAt: string | undefined;
}

export interface PayoutFile {
  number: number;
  currency: string;
  createdAt: string;
  /** When the operator said that the bank took it. */
  sentAt: string | undefined;
  /** When the operator took it back from before the bank: what was in it is owed again. */
  withdrawnAt: string | undefined;
  payouts: Payout[];
}

/** A payout as its publisher sees it. */
export interface OwnPayout {
  file: number;
  currency: string;
  amount: bigint;
  masked: string;
  createdAt: string;
  sentAt: string | undefined;
  returnedAt: string | undefined;
}

export function payoutsIn(
  { db, transact }: Pick<Database<Schema>, "db" | "transact">,
  jobs: Pick<Jobs<Schema>, "add">,
  now: () => Date,
) {
  return {
    /** To everybody, or to one workspace. */
    due: (workspace?: string): Promise<Due[]> => dueIn(db, workspace),

    async files(): Promise<PayoutFile[]> {
      const rows = await db.selectFrom("payout_file").selectAll().orderBy("number", "desc").execute();
      const files: PayoutFile[] = [];
      for (const row of rows) files.push(await fileOf(db, row));
      return files;
    },

    /** To a workspace, the latest first, without those that were withdrawn. */
    async to(workspace: string): Promise<OwnPayout[]> {
      const rows = await db
        .selectFrom("payout")
        .innerJoin("payout_file as file", "file.number", "payout.file")
        .where("payout.workspace", "=", workspace)
        .where("file.withdrawn_at", "is", null)
        .select(["file.number", "file.currency", "file.created_at", "file.sent_at", "payout.masked"])
        .select(returnedAt.as("returned_at"))
        .select(sql<string>`cast(payout.amount as text)`.as("amount"))
        .orderBy("file.number", "desc")
        .execute();
      return rows.map((row) => ({
        file: row.number,
        currency: row.currency,
        amount: BigInt(row.amount),
        masked: row.masked,
        createdAt: row.created_at,
        sentAt: row.sent_at ?? undefined,
        returnedAt: row.returned_at ?? undefined,
      }));
    },

    /**
     * The file of a currency that waits for the bank or, where none does, a new one of all that can leave. Undefined where
     * nothing can.
     */
    fileFor: (currency: string, by: Actor = undefined): Promise<PayoutFile | undefined> =>
      transact(async (trx) => {
        await lockPayouts(trx);
        const waiting = await trx
          .selectFrom("payout_file")
          .selectAll()
          .where("currency", "=", currency)
          .where("sent_at", "is", null)
          .where("withdrawn_at", "is", null)
          .executeTakeFirst();
        if (waiting !== undefined) return fileOf(trx, waiting);
        const ready = (await dueByAgreement(trx)).filter(
          (one) => one.currency === currency && one.state === "ready",
        );
        if (ready.length === 0) return undefined;
        const at = now();
        const { last } = await trx
          .selectFrom("payout_file")
          .select((eb) => eb.fn.max("number").as("last"))
          .executeTakeFirstOrThrow();
        const row = {
          number: (last ?? 0) + 1,
          currency,
          created_at: at.toISOString(),
          sent_at: null,
          withdrawn_at: null,
        };
        await trx.insertInto("payout_file").values(row).execute();
        for (const { workspace, amount, bank } of ready) {
          if (bank === undefined) continue;
          await sql`
            insert into payout (file, workspace, amount, masked, sealed)
            values (${row.number}, ${workspace}, ${payable(amount, currency)}, ${bank.masked}, ${bank.sealed})
          `.execute(trx);
        }
        await post(
          trx,
          ready.map(({ workspace, amount, byAgreement }) => ({
            kind: "payout-sent",
            reference: `${row.number}/${workspace}`,
            at,
            legs: payoutLegs(workspace, currency, byAgreement, payable(amount, currency)),
          })),
          at,
        );
        await addOperatorChange(trx, { by, kind: "payout-file-made", subject: String(row.number), at });
        return fileOf(trx, row);
      }),

    /** The operator says that the bank took a file. Its publishers are owed a mail, and their bank details leave it. */
    markSent: (
      number: number,
      by: Actor = undefined,
    ): Promise<"sent" | "repeated" | "withdrawn" | "unknown"> =>
      transact(async (trx) => {
        await lockPayouts(trx);
        const row = await trx
          .selectFrom("payout_file")
          .selectAll()
          .where("number", "=", number)
          .executeTakeFirst();
        if (row === undefined) return "unknown";
        if (row.sent_at !== null) return "repeated";
        if (row.withdrawn_at !== null) return "withdrawn";
        const at = now();
        await trx
          .updateTable("payout_file")
          .set({ sent_at: at.toISOString() })
          .where("number", "=", number)
          .execute();
        const { currency, payouts } = await fileOf(trx, row);
        await trx.updateTable("payout").set({ sealed: null }).where("file", "=", number).execute();
        await post(
          trx,
          payouts.map(({ workspace, amount }) => ({
            kind: "payout-confirmed",
            reference: `${number}/${workspace}`,
            at,
            legs: [
              { account: { kind: "payout", workspace, currency }, amount },
              { account: { kind: "bank", currency }, amount: -amount },
            ],
          })),
          at,
        );
        const owners = await ownersOf(
          trx,
          payouts.map(({ workspace }) => workspace),
        );
        const expiresAt = new Date(at.getTime() + mailDays * msPerDay).toISOString();
        for (const { workspace } of payouts) {
          for (const owner of owners.get(workspace) ?? []) {
            await jobs.add(
              trx,
              payoutSentMail({ ...owner, workspaceId: workspace, file: number, expiresAt }),
            );
          }
        }
        await addOperatorChange(trx, { by, kind: "payout-file-sent", subject: String(number), at });
        return "sent";
      }),

    /**
     * The operator takes a file back that the bank has not got: what was in it is owed again, under the agreements that it was
     * for, and can leave with the next. The bank details leave the file, which keeps its number.
     */
    withdraw: (
      number: number,
      by: Actor = undefined,
    ): Promise<"withdrawn" | "repeated" | "sent" | "unknown"> =>
      transact(async (trx) => {
        await lockPayouts(trx);
        const row = await trx
          .selectFrom("payout_file")
          .selectAll()
          .where("number", "=", number)
          .executeTakeFirst();
        if (row === undefined) return "unknown";
        if (row.withdrawn_at !== null) return "repeated";
        if (row.sent_at !== null) return "sent";
        const at = now();
        await trx
          .updateTable("payout_file")
          .set({ withdrawn_at: at.toISOString() })
          .where("number", "=", number)
          .execute();
        await trx.updateTable("payout").set({ sealed: null }).where("file", "=", number).execute();
        const { currency, payouts } = await fileOf(trx, row);
        const entries: NewEntry[] = [];
        for (const { workspace, amount } of payouts) {
          const reference = `${number}/${workspace}`;
          const from = { kind: "payout", workspace, currency } as const;
          const legs = await legsBack(trx, { reference, from, currency, amount });
          entries.push({ kind: "payout-withdrawn", reference, at, legs });
        }
        await post(trx, entries, at);
        await addOperatorChange(trx, { by, kind: "payout-file-withdrawn", subject: String(number), at });
        return "withdrawn";
      }),

    /**
     * The bank sent one back, by its place in a file: it is owed again, under the agreements that it was for, and its
     * owners are owed a mail. It leaves again once the account was set anew.
     */
    markReturned: (number: number, place: number, by: Actor = undefined): Promise<ReturnOutcome> =>
      transact(async (trx) => {
        await lockPayouts(trx);
        const row = await trx
          .selectFrom("payout_file")
          .selectAll()
          .where("number", "=", number)
          .executeTakeFirst();
        const file = row && (await fileOf(trx, row));
        const payout = file?.payouts[place - 1];
        if (file === undefined || payout === undefined) return { outcome: "unknown" };
        if (file.sentAt === undefined) return { outcome: "not-sent" };
        const { workspace, amount } = payout;
        const at = now();
        const reference = `${number}/${workspace}`;
        const { currency } = file;
        const from = { kind: "bank", currency } as const;
        const legs = await legsBack(trx, { reference, from, currency, amount });
        const posted = await post(trx, [{ kind: "payout-returned", reference, at, legs }], at);
        if (posted === 0) return { outcome: "repeated" };
        const expiresAt = new Date(at.getTime() + mailDays * msPerDay).toISOString();
        for (const owner of (await ownersOf(trx, [workspace])).get(workspace) ?? []) {
          const mail = { ...owner, workspaceId: workspace, file: number, expiresAt };
          await jobs.add(trx, payoutReturnedMail(mail));
        }
        const subject = `OCTROI-${number}-${place}`;
        await addOperatorChange(trx, { by, kind: "payout-returned", subject, at });
        return { outcome: "returned", workspace, currency, amount };
      }),
  };
}

export type ReturnOutcome =
  | { outcome: "returned"; workspace: string; currency: string; amount: bigint }
  /** The operator has not said that the bank took the file. */
  | { outcome: "not-sent" | "repeated" | "unknown" };

/** Of a payout, when its return was posted. */
const returnedAt = sql<string | null>`(select entry.at from ledger_entry entry
  where entry.kind = 'payout-returned' and entry.reference = payout.file || '/' || payout.workspace)`;

interface Back {
  reference: string;
  /** Where it went. */
  from: Account;
  currency: string;
  amount: bigint;
}

/** What left the accounts of the publisher goes back to each of them. */
async function legsBack(
  trx: Transaction<Schema>,
  { reference, from, currency, amount }: Back,
): Promise<Leg[]> {
  const left = await trx
    .selectFrom("ledger_entry as entry")
    .innerJoin("ledger_leg as leg", "leg.entry", "entry.id")
    .innerJoin("ledger_account as account", "account.id", "leg.account")
    .where("entry.kind", "=", "payout-sent")
    .where("entry.reference", "=", reference)
    .where("account.kind", "=", "share")
    .select(["account.agreement", "account.workspace"])
    .select(sql<string>`cast(leg.amount as text)`.as("amount"))
    .orderBy("account.id")
    .execute();
  return [
    { account: from, amount },
    ...left.map((leg): Leg => {
      const { agreement, workspace } = leg;
      const account = {
        kind: "share",
        agreement: agreement ?? undefined,
        workspace: workspace ?? undefined,
        currency,
      } as const;
      return { account, amount: -BigInt(leg.amount) };
    }),
  ];
}

/** Any number, as long as it stays the same. Before the lock of months. */
const payoutsLock = 4_078_532_113;

async function lockPayouts(trx: Transaction<Schema>): Promise<void> {
  if (!isSqlite(trx)) await sql`select pg_advisory_xact_lock(${sql.lit(payoutsLock)})`.execute(trx);
}

interface DueByAgreement extends Due {
  byAgreement: ReadonlyMap<string, bigint>;
  bank: { sealed: string; masked: string } | undefined;
}

async function dueIn(db: Queries, workspace: string | undefined): Promise<Due[]> {
  return (await dueByAgreement(db, workspace)).map(({ byAgreement: _, bank: __, ...due }) => due);
}

/** What the accounts of publishers hold of months whose bill was paid, less what left. */
async function dueByAgreement(db: Queries, workspace?: string): Promise<DueByAgreement[]> {
  const one = workspace === undefined ? sql`` : sql`and account.workspace = ${workspace}`;
  const { rows } = await sql<Record<"agreement" | "workspace" | "currency" | "amount", string>>`
    select account.agreement, account.workspace, account.currency, cast(sum(leg.amount) as text) as amount
    from ledger_leg leg
    join ledger_account account on account.id = leg.account and account.kind = 'share' ${one}
    join ledger_entry entry on entry.id = leg.entry
    left join bill on bill.agreement = account.agreement and bill.month = entry.month
    where entry.kind like 'payout-%' or (bill.paid_at is not null and entry.kind <> 'written-off')
    group by account.agreement, account.workspace, account.currency
    order by account.workspace, account.currency, account.agreement`.execute(db as Kysely<Schema>);
  const details = await db
    .selectFrom("bank_details")
    .select(["workspace_id", "sealed", "masked", "changed_at"])
    .execute();
  const banks = new Map(details.map(({ workspace_id, ...bank }) => [workspace_id, bank]));
  const returns = await db
    .selectFrom("ledger_entry as entry")
    .innerJoin("ledger_leg as leg", "leg.entry", "entry.id")
    .innerJoin("ledger_account as account", "account.id", "leg.account")
    .where("entry.kind", "=", "payout-returned")
    .where("account.kind", "=", "share")
    .select((eb) => ["account.workspace", eb.fn.max("entry.at").as("at")])
    .groupBy("account.workspace")
    .execute();
  const returnedTo = new Map(returns.map(({ workspace: to, at }) => [to, at]));
  const suspended = await db
    .selectFrom("workspace")
    .select("id")
    .where("suspended_at", "is not", null)
    .execute();
  const isSuspended = new Set(suspended.map(({ id }) => id));
  return [...Map.groupBy(rows, (row) => `${row.workspace} ${row.currency}`).values()].flatMap((some) => {
    const [first] = some;
    if (first === undefined) return [];
    const byAgreement = new Map(some.map(({ agreement, amount }) => [agreement, -BigInt(amount)]));
    const amount = [...byAgreement.values()].reduce((sum, each) => sum + each, 0n);
    if (amount === 0n) return [];
    const { workspace, currency } = first;
    const bank = banks.get(workspace);
    const state = isSuspended.has(workspace)
      ? "suspended"
      : !isAboveThreshold(amount, currency)
        ? "below-threshold"
        : bank === undefined
          ? "no-bank-details"
          : bank.changed_at <= (returnedTo.get(workspace) ?? "")
            ? "returned"
            : "ready";
    return [{ workspace, currency, amount, state, byAgreement, bank } as const];
  });
}

/** What is less than a coin stays where the most is owed. */
function payoutLegs(
  workspace: string,
  currency: string,
  byAgreement: ReadonlyMap<string, bigint>,
  amount: bigint,
): Leg[] {
  const [first, ...rest] = [...byAgreement]
    .filter(([, owed]) => owed !== 0n)
    .sort(([, a], [, b]) => (a > b ? -1 : 1));
  if (first === undefined) return [];
  const others = rest.reduce((sum, [, owed]) => sum + owed, 0n);
  const parts = [[first[0], amount - others] as const, ...rest];
  return [
    ...parts.map(
      ([agreement, part]): Leg => ({
        account: { kind: "share", agreement, workspace, currency },
        amount: part,
      }),
    ),
    { account: { kind: "payout", workspace, currency }, amount: -amount },
  ];
}

async function fileOf(db: Queries, row: Selectable<Schema["payout_file"]>): Promise<PayoutFile> {
  const payouts = await db
    .selectFrom("payout")
    .where("file", "=", row.number)
    .select(["workspace", "masked", "sealed", returnedAt.as("returned_at")])
    .select(sql<string>`cast(amount as text)`.as("amount"))
    .orderBy("workspace")
    .execute();
  return {
    number: row.number,
    currency: row.currency,
    createdAt: row.created_at,
    sentAt: row.sent_at ?? undefined,
    withdrawnAt: row.withdrawn_at ?? undefined,
    payouts: payouts.map(({ workspace, masked, sealed, amount, returned_at }) => ({
      workspace,
      amount: BigInt(amount),
      masked,
      sealed: sealed ?? undefined,
      returnedAt: returned_at ?? undefined,
    })),
  };
}
