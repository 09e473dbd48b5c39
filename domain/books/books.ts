import type { Price } from "@octroi/policy";
import { publisherShare } from "@octroi/ui/words/plans";
import { millionths } from "../rules/money.ts";

/*
 * Double entry, in whole millionths of a currency. A debit is positive and a credit negative, as in a plain-text journal:
 * what is owed to the operator, and its bank, grow by debits; what it owes and earns, by credits.
 */

/**
 * The chart of accounts. `receivable`: what a company owes under an agreement. `share`: what the operator owes a
 * workspace of it. `fee`: what the operator earned by it. `payout`: what was sent to a workspace, and the bank has not
 * confirmed. `bank`: what came in and went out. `bad-debt`: what a company will not pay.
 *
 * Of offers, whose money goes straight to the publisher, we only keep count, in accounts apart: `clearing`: what arrived
 * in the publisher's own wallet or account. `prepaid`: what the publisher still owes of it, in reading. `income`: what
 * the publisher earned by it.
 */
export const accountKinds = [
  "receivable",
  "share",
  "fee",
  "payout",
  "bank",
  "bad-debt",
  "clearing",
  "prepaid",
  "income",
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Whom an account is about, by ids alone: no name is in the books. One for each currency. */
export interface Account {
  kind: AccountKind;
  /** Of `receivable`, `share`, `fee` and `bad-debt`. */
  agreement?: string | undefined;
  /** Of `share` and `payout`, and of offers. */
  workspace?: string | undefined;
  /** Of `clearing`: `x402` or `stripe`. */
  rail?: string | undefined;
  /** Of `prepaid`. */
  license?: string | undefined;
  currency: string;
}

export interface Leg {
  account: Account;
  /** In millionths. */
  amount: bigint;
}

export const entryKinds = [
  // What was counted under a license of an agreement.
  "visits",
  // A mistake or a refund, found later: an entry of its own, since none is ever changed.
  "correction",
  // A company paid a bill, or will not.
  "bill-paid",
  "written-off",
  // A payout was put in a file for the bank, was confirmed by it, came back; or its file was withdrawn before.
  "payout-sent",
  "payout-confirmed",
  "payout-returned",
  "payout-withdrawn",
  // An offer was bought, visits of a credit were read, an order was refunded.
  "purchase",
  "read",
  "refund",
] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface NewEntry {
  kind: EntryKind;
  /** What it is about. Two of one kind and reference are one: the second is not posted. */
  reference: string;
  /** When it happened: it belongs to the month of that moment, in UTC, or to the first after it that is not closed. */
  at: Date;
  legs: readonly Leg[];
  /** Of visits, and of a correction of them, whose number is below zero. */
  site?: string | undefined;
  license?: string | undefined;
  visits?: number | undefined;
  /** Why, of a correction. */
  note?: string | undefined;
  /** Of a correction of visits: the closed month in which they were counted. */
  ofMonth?: string | undefined;
}

export interface Entry extends NewEntry {
  id: string;
  /** `2026-11`. A closed month gets no more of them. */
  month: string;
}

export interface Balance {
  account: Account;
  amount: bigint;
}

/** An account is known by what it is. */
export function accountId({
  kind,
  agreement = "",
  workspace = "",
  rail,
  license,
  currency,
}: Account): string {
  const ofOffers = [rail, license].filter((part) => part !== undefined);
  return [kind, agreement, workspace, ...ofOffers, currency].join(":");
}

const percent = BigInt(Math.round(publisherShare * 100));

/** Both shares are rounded down to a millionth; what that leaves is the publisher's. */
export function sharesOf(gross: bigint): { share: bigint; fee: bigint } {
  const fee = (gross * (100n - percent)) / 100n;
  return { share: gross - fee, fee };
}

/** What visits under a license of an agreement come to: the company owes it, to the publisher and to the operator. */
export function visitLegs(
  { agreement, workspace, price }: { agreement: string; workspace: string; price: Price },
  visits: number,
): Leg[] {
  const { currency } = price;
  const gross = millionths(price.amount) * BigInt(visits);
  const { share, fee } = sharesOf(gross);
  return [
    { account: { kind: "receivable", agreement, currency }, amount: gross },
    { account: { kind: "share", agreement, workspace, currency }, amount: -share },
    { account: { kind: "fee", agreement, currency }, amount: -fee },
  ];
}

/** An offer that was bought: a credit is owed in visits, a period is earned at once. */
export interface Purchase {
  workspace: string;
  rail: string;
  /** Of a credit, and where there is one: a site may be removed while it is paid for. */
  license: string | undefined;
  /** What came. */
  price: Price;
}

export function purchaseLegs(purchase: Purchase): Leg[] {
  const amount = millionths(purchase.price.amount);
  return [
    { account: clearing(purchase), amount },
    { account: owedOrEarned(purchase), amount: -amount },
  ];
}

/**
 * What reading a credit of `count` visits from one visit to another earns. Each time it is the part of the whole up to then
 * less the part before, both rounded down: the last visit earns what rounding left, and whoever reads more owes it.
 */
export function readLegs(
  purchase: Purchase & { count: number },
  { from, to }: { from: number; to: number },
): Leg[] {
  const total = millionths(purchase.price.amount);
  const earnedBy = (visits: number) => (total * BigInt(visits)) / BigInt(purchase.count);
  const amount = earnedBy(to) - earnedBy(from);
  return [
    { account: owedOrEarned(purchase), amount },
    { account: income(purchase), amount: -amount },
  ];
}

/** What is given back leaves the publisher's own wallet or account. What was owed, and is not given back, is earned. */
export function refundLegs(purchase: Purchase, { left, back }: { left: bigint; back: bigint }): Leg[] {
  return [
    { account: owedOrEarned(purchase), amount: left },
    { account: clearing(purchase), amount: -back },
    { account: income(purchase), amount: back - left },
  ].filter(({ amount }) => amount !== 0n);
}

function clearing({ workspace, rail, price: { currency } }: Purchase): Account {
  return { kind: "clearing", workspace, rail, currency };
}

function owedOrEarned(purchase: Purchase): Account {
  const { workspace, license, price } = purchase;
  if (license === undefined) return income(purchase);
  return { kind: "prepaid", workspace, license, currency: price.currency };
}

function income({ workspace, price: { currency } }: Purchase): Account {
  return { kind: "income", workspace, currency };
}

/** The currencies in which legs do not sum to zero. */
export function unbalanced(legs: readonly Leg[]): string[] {
  const sums = new Map<string, bigint>();
  for (const { account, amount } of legs)
    sums.set(account.currency, (sums.get(account.currency) ?? 0n) + amount);
  return [...sums].filter(([, sum]) => sum !== 0n).map(([currency]) => currency);
}

/** `2026-11`, in UTC, whatever the time zone of whoever looks. */
export function utcMonth(at: Date): string {
  return at.toISOString().slice(0, 7);
}

export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return utcMonth(new Date(Date.UTC(year, number)));
}

/**
 * The month of what happened at a moment and is posted at another: its own or, where that is closed, the month in which
 * it is posted. A clock that is behind posts to no closed month either.
 */
export function monthToPost(happened: Date, posted: Date, lastClosed: string | undefined): string {
  const own = utcMonth(happened);
  if (lastClosed === undefined || own > lastClosed) return own;
  const current = utcMonth(posted);
  return current > lastClosed ? current : monthAfter(lastClosed);
}
