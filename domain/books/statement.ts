import { payoutThreshold as thresholdUnits } from "@octroi/ui/words/plans";
import { type Amount, textOf } from "../rules/money.ts";
import { payable } from "./amounts.ts";

/**
 * What a publisher is told of a month that was closed: frozen when it is written, and never computed again. Amounts are
 * decimals in texts, to the last millionth. It names sites and companies, and nobody.
 */
export interface StatementDocument {
  version: 1;
  /** `2026-41`: the 41st of its year, without gaps. */
  number: string;
  /** `2026-10`. */
  month: string;
  closedAt: string;
  /** What came to the publisher of what companies owe, in percent. */
  sharePercent: number;
  lines: readonly EarnedUnder[];
  /** Mistakes and refunds of earlier months that were found in this one. */
  corrections: readonly Correction[];
  /** One for each currency. */
  totals: readonly CurrencyTotal[];
}

/** What visits at a site came to under an agreement. */
export interface EarnedUnder {
  agreement: string;
  company: string;
  uses: readonly string[];
  site: string;
  /** Null where the site was removed before the month was closed. */
  domain: string | null;
  price: string;
  currency: string;
  visits: number;
  gross: string;
  share: string;
}

export interface Correction {
  agreement: string;
  company: string;
  note: string;
  currency: string;
  /** Of the publisher's share. */
  amount: string;
  /** Of visits that were counted too often; none where an amount was corrected. */
  visits?: CorrectedVisits;
}

export interface CorrectedVisits {
  /** The closed month in which they were counted. */
  month: string;
  site: string;
  /** Null where the site was removed before. */
  domain: string | null;
  /** Below zero. */
  visits: number;
}

/** `before + earned + corrected - paid = after`. */
export interface CurrencyTotal {
  currency: string;
  visits: number;
  gross: string;
  /** What was owed when the month began. */
  before: string;
  earned: string;
  corrected: string;
  /** What was sent to the publisher's bank in this month. */
  paid: string;
  /** What is owed from then on. */
  after: string;
}

/** What a company owes for a month under an agreement: for the operator to send. */
export interface BillDocument {
  version: 1;
  number: string;
  month: string;
  closedAt: string;
  agreement: string;
  company: string;
  price: string;
  currency: string;
  lines: readonly { site: string; domain: string | null; visits: number; gross: string }[];
  visits: number;
  gross: string;
  corrected: string;
  /** What `corrected` is the sum of; none on bills from before it was listed. */
  corrections?: readonly BilledCorrection[];
  /** Less than a coin, or a credit, from the bills before. */
  before: string;
  /** In whole cents. */
  due: string;
  /** What goes to the next bill. */
  after: string;
}

export interface BilledCorrection extends Pick<Correction, "note" | "visits"> {
  /** Of what the company owes. */
  gross: string;
}

/** In millionths. */
export const payoutThreshold = BigInt(thresholdUnits) * 1_000_000n;

/** As pages and mails say it. */
export function thresholdIn(currency: string): Amount {
  return { amount: String(thresholdUnits), currency };
}

/** Whether what is owed can leave, in whole coins. */
export function isAboveThreshold(owed: bigint, currency: string): boolean {
  return payable(owed, currency) >= payoutThreshold;
}

/** Millionths as a document has them: `12.345`. */
export function decimal(value: bigint): string {
  return textOf(value);
}

/** What a part of the totals says, for each currency in which it is something. */
export function sumsOf(
  totals: readonly CurrencyTotal[],
  part: "earned" | "paid" | "after" | "gross",
): Amount[] {
  return totals
    .map((total) => ({ amount: total[part], currency: total.currency }))
    .filter(({ amount }) => amount !== "0");
}
