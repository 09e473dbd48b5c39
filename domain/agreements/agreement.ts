import type { Price } from "@octroi/policy";
import { sharesOf } from "../books/books.ts";
import { millionths, textOf } from "../rules/money.ts";

/** What pages may be used for, in RSL’s words. */
export const agreementUses = ["search", "ai-input", "ai-index", "ai-train"] as const;
export type AgreementUse = (typeof agreementUses)[number];

/** What the operator negotiates with a company, for whichever publishers join. */
export interface AgreementTerms {
  company: string;
  /** The registry's tokens of the crawlers that it is about. */
  crawlers: readonly string[];
  uses: readonly AgreementUse[];
  /** Of one visit. */
  price: Price;
  /** The first and the last day in force, in UTC: `2026-11-18`. */
  from: string;
  until: string;
}

/** Its terms never change: another agreement follows it. */
export interface Agreement extends AgreementTerms {
  id: string;
  createdAt: string;
  /** When it was ended before its last day. */
  endedAt: string | undefined;
}

export const agreementStates = ["pending", "in-force", "ended"] as const;
export type AgreementState = (typeof agreementStates)[number];

export function agreementState({ from, until, endedAt }: Agreement, now: Date): AgreementState {
  const today = now.toISOString().slice(0, 10);
  if (endedAt !== undefined || today > until) return "ended";
  return today < from ? "pending" : "in-force";
}

/** What a site said to an agreement; `undecided` while it said nothing. */
export const answers = ["joined", "declined", "left"] as const;
export type Answer = (typeof answers)[number];

/** Of one visit, what a publisher gets: to the last millionth. */
export function shareOfPrice({ amount, currency }: Price): Price {
  return { amount: textOf(sharesOf(millionths(amount)).share), currency };
}

/** “Join what pays at least …”. */
export function paysAtLeast(price: Price, least: Price): boolean {
  return price.currency === least.currency && millionths(price.amount) >= millionths(least.amount);
}
