import type { Database } from "@octroi/database/database";
import { type Kysely, sql } from "kysely";
import type { Account, AccountKind, Balance, Entry, EntryKind, NewEntry } from "../../domain/books/books.ts";
import type { Schema } from "../schema.ts";
import { post } from "./post.ts";

/** Which legs are summed: all of them, where nothing is said. */
export interface LegFilter {
  kind?: AccountKind;
  agreement?: string;
  workspace?: string;
  license?: string;
  site?: string;
  /** Entries of this month. */
  month?: string;
  /** Entries of this month and of those before it. */
  upTo?: string;
}

/** What visits under an agreement came to in a month, at a site. Amounts are in millionths. */
export interface EarnedLine {
  month: string;
  agreement: string;
  workspace: string;
  site: string;
  currency: string;
  visits: number;
  gross: bigint;
  share: bigint;
  fee: bigint;
}

type Queries = Pick<Kysely<Schema>, "selectFrom">;

const accountColumns = [
  "account.kind",
  "account.agreement",
  "account.workspace",
  "account.rail",
  "account.license",
  "account.currency",
] as const;

/** Sums of legs by account, in the order of their ids; a transaction may ask too. */
export async function balancesIn(db: Queries, filter: LegFilter = {}): Promise<Balance[]> {
  const { kind, agreement, workspace, license, site, month, upTo } = filter;
  let query = db
    .selectFrom("ledger_leg")
    .innerJoin("ledger_account as account", "account.id", "ledger_leg.account")
    .select(accountColumns)
    .select(sql<string>`cast(sum(ledger_leg.amount) as text)`.as("amount"));
  if (kind !== undefined) query = query.where("account.kind", "=", kind);
  if (agreement !== undefined) query = query.where("account.agreement", "=", agreement);
  if (workspace !== undefined) query = query.where("account.workspace", "=", workspace);
  if (license !== undefined) query = query.where("account.license", "=", license);
  if (site !== undefined || month !== undefined || upTo !== undefined) {
    query = query.where("ledger_leg.entry", "in", (eb) => {
      let entries = eb.selectFrom("ledger_entry").select("id");
      if (site !== undefined) entries = entries.where("site", "=", site);
      if (month !== undefined) entries = entries.where("month", "=", month);
      if (upTo !== undefined) entries = entries.where("month", "<=", upTo);
      return entries;
    });
  }
  const rows = await query
    .groupBy(["account.id", ...accountColumns])
    .orderBy("account.id")
    .execute();
  return rows.map(({ amount, ...row }) => ({ account: accountOf(row), amount: BigInt(amount) }));
}

/** Sums of visits by month, agreement, workspace, site and currency. */
export async function earnedIn(
  db: Queries,
  { month, workspace, site, agreement }: Pick<LegFilter, "month" | "workspace" | "site" | "agreement"> = {},
): Promise<EarnedLine[]> {
  const sumOf = (kind: AccountKind) =>
    sql<string>`cast(sum(case when ${sql.ref("account.kind")} = ${kind}
      then ledger_leg.amount else 0 end) as text)`;
  // The publisher's leg says whose the others of its entry are.
  let query = db
    .selectFrom("ledger_entry as entry")
    .innerJoin("ledger_leg as own", "own.entry", "entry.id")
    .innerJoin("ledger_account as publisher", (join) =>
      join.onRef("publisher.id", "=", "own.account").on("publisher.kind", "=", "share"),
    )
    .innerJoin("ledger_leg", "ledger_leg.entry", "entry.id")
    .innerJoin("ledger_account as account", "account.id", "ledger_leg.account")
    .where("entry.kind", "=", "visits")
    .select(["entry.month", "publisher.agreement", "publisher.workspace", "entry.site", "account.currency"])
    .select([
      sql<string>`cast(sum(case when account.kind = 'receivable' then entry.visits else 0 end) as text)`.as(
        "visits",
      ),
      sumOf("receivable").as("gross"),
      sumOf("share").as("share"),
      sumOf("fee").as("fee"),
    ]);
  if (month !== undefined) query = query.where("entry.month", "=", month);
  if (site !== undefined) query = query.where("entry.site", "=", site);
  if (workspace !== undefined) query = query.where("publisher.workspace", "=", workspace);
  if (agreement !== undefined) query = query.where("publisher.agreement", "=", agreement);
  const columns = [
    "entry.month",
    "publisher.agreement",
    "publisher.workspace",
    "entry.site",
    "account.currency",
  ] as const;
  const rows = await query.groupBy(columns).orderBy("entry.month").orderBy("entry.site").execute();
  return rows.map((row) => ({
    month: row.month,
    agreement: row.agreement ?? "",
    workspace: row.workspace ?? "",
    site: row.site ?? "",
    currency: row.currency,
    visits: Number(row.visits),
    gross: BigInt(row.gross),
    share: -BigInt(row.share),
    fee: -BigInt(row.fee),
  }));
}

/** Entries whose legs do not sum to zero in some currency: there are none, and `octroi journal` asks. */
export async function unbalancedIn(db: Queries): Promise<{ entry: string; currency: string; sum: bigint }[]> {
  const rows = await db
    .selectFrom("ledger_leg")
    .innerJoin("ledger_account as account", "account.id", "ledger_leg.account")
    .select(["ledger_leg.entry", "account.currency"])
    .select(sql<string>`cast(sum(ledger_leg.amount) as text)`.as("sum"))
    .groupBy(["ledger_leg.entry", "account.currency"])
    .having(sql`sum(ledger_leg.amount)`, "<>", 0)
    .orderBy("ledger_leg.entry")
    .execute();
  return rows.map(({ entry, currency, sum }) => ({ entry, currency, sum: BigInt(sum) }));
}

/** A page of a month's entries with their legs, in the order in which they happened. */
export async function entriesIn(
  db: Queries,
  month: string,
  { limit, after }: { limit: number; after?: Pick<Entry, "at" | "id"> | undefined },
): Promise<Entry[]> {
  let query = db.selectFrom("ledger_entry").selectAll().where("month", "=", month);
  if (after !== undefined) {
    const at = after.at.toISOString();
    query = query.where((eb) =>
      eb.or([eb("at", ">", at), eb.and([eb("at", "=", at), eb("id", ">", after.id)])]),
    );
  }
  const rows = await query.orderBy("at").orderBy("id").limit(limit).execute();
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ids = rows.map(({ id }) => id);
  const legs = await db
    .selectFrom("ledger_leg")
    .innerJoin("ledger_account as account", "account.id", "ledger_leg.account")
    .select(["ledger_leg.entry", ...accountColumns])
    .select(sql<string>`cast(ledger_leg.amount as text)`.as("amount"))
    .where("ledger_leg.entry", "in", ids)
    .orderBy("account.id")
    .execute();
  const legsOf = Map.groupBy(legs, ({ entry }) => entry);
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at),
    month: row.month,
    // Only `post` writes entries.
    kind: row.kind as EntryKind,
    reference: row.reference,
    site: row.site ?? undefined,
    license: row.license ?? undefined,
    visits: row.visits ?? undefined,
    note: row.note ?? undefined,
    ofMonth: row.of_month ?? undefined,
    legs: (legsOf.get(row.id) ?? []).map(({ amount, entry: _, ...account }) => ({
      account: accountOf(account),
      amount: BigInt(amount),
    })),
  }));
}

function accountOf(row: {
  kind: string;
  agreement: string | null;
  workspace: string | null;
  rail: string | null;
  license: string | null;
  currency: string;
}): Account {
  return {
    // Only `post` opens accounts.
    kind: row.kind as AccountKind,
    agreement: row.agreement ?? undefined,
    workspace: row.workspace ?? undefined,
    rail: row.rail ?? undefined,
    license: row.license ?? undefined,
    currency: row.currency,
  };
}

/** Nothing here changes or deletes an entry. */
export function booksIn({ db, transact }: Pick<Database<Schema>, "db" | "transact">, now: () => Date) {
  return {
    post: (entries: readonly NewEntry[]) => transact((trx) => post(trx, entries, now())),
    balances: (filter?: LegFilter) => balancesIn(db, filter),
    earned: (filter?: Parameters<typeof earnedIn>[1]) => earnedIn(db, filter),
    entries: (month: string, page: Parameters<typeof entriesIn>[2]) => entriesIn(db, month, page),
    unbalanced: () => unbalancedIn(db),
  };
}
