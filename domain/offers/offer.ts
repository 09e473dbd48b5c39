import { matchesPath, pathPattern, requestPath } from "@octroi/crawlers/robots";
import type { Price } from "@octroi/policy";
import { type AgreementUse, agreementUses } from "../agreements/agreement.ts";
import { readPrice } from "../agreements/typed-agreement.ts";
import { licenseLimits } from "../licenses/license.ts";
import { isPathList } from "../licenses/typed-license.ts";
import { millionths, textOf } from "../rules/money.ts";

/** So many visits for a price, or so many days. */
export const offerKinds = ["credit", "period"] as const;
export type OfferKind = (typeof offerKinds)[number];

/** What a publisher sells to whoever buys it. What is sold is copied from here: nothing changes afterwards. */
export interface OfferTerms {
  kind: OfferKind;
  /** As paths of robots.txt. */
  paths: readonly string[];
  uses: readonly AgreementUse[];
  /** Visits of a credit, days of a period. */
  count: number;
  price: Price;
  /** In USDC, for programs that pay in dollars. */
  usdc: string | undefined;
}

export const offerStates = ["draft", "published", "ended"] as const;
export type OfferState = (typeof offerStates)[number];

/**
 * Its terms never change: who edits a draft gets another in its place, and who edits one that is published gets one
 * that ends it when it is published itself.
 */
export interface Offer extends OfferTerms {
  id: string;
  state: OfferState;
  createdAt: string;
  publishedAt: string | undefined;
  endedAt: string | undefined;
  /** That it is to take the place of. */
  follows: string | undefined;
}

export interface TypedOffer {
  kind: string;
  paths: string;
  uses: readonly string[];
  count: string;
  amount: string;
  currency: string;
  usdc: string;
}

export type OfferField = "paths" | "uses" | "count" | "amount" | "usdc";
export type ReadOffer = { ok: true; terms: OfferTerms } | { ok: false; wrong: OfferField };

const maxCount = { credit: 100_000_000, period: licenseLimits.days } as const;

/** Reads what was typed; the first field that holds what no offer can is named. */
export function readOffer(typed: TypedOffer): ReadOffer {
  const kind = offerKinds.find((each) => each === typed.kind) ?? "credit";
  const paths = typed.paths.split(/[\s,]+/).filter((path) => path !== "");
  if (!isPathList(paths)) return { ok: false, wrong: "paths" };
  const uses = agreementUses.filter((use) => typed.uses.includes(use));
  if (uses.length === 0) return { ok: false, wrong: "uses" };
  const count = /^\d{1,9}$/.test(typed.count.trim()) ? Number(typed.count) : 0;
  if (count < 1 || count > maxCount[kind]) return { ok: false, wrong: "count" };
  const price = readPrice(typed.amount, typed.currency);
  if (typeof price === "string") return { ok: false, wrong: "amount" };
  const usdc = typed.usdc.trim() === "" ? undefined : readPrice(typed.usdc, "USD");
  if (typeof usdc === "string") return { ok: false, wrong: "usdc" };
  const everything = paths.length === 0 ? ["/"] : paths;
  return { ok: true, terms: { kind, paths: everything, uses, count, price, usdc: usdc?.amount } };
}

/** What a visit costs under a credit, in millionths, rounded up: a remainder is nobody's gift. */
function costOf({ price, count }: OfferTerms, visits: number): bigint {
  return (millionths(price.amount) * BigInt(visits) + BigInt(count) - 1n) / BigInt(count);
}

/** What past visits would have cost: each its part of a credit, or as many periods as the days took. */
export function wouldHaveCost(terms: OfferTerms, visits: number, days: number): Price {
  const cost =
    terms.kind === "credit"
      ? costOf(terms, visits)
      : millionths(terms.price.amount) * BigInt(visits === 0 ? 0 : Math.ceil(days / terms.count));
  return { amount: textOf(cost), currency: terms.price.currency };
}

/** Programs pay a dollar at most unless they are told otherwise: the part of a credit that this buys, as an offer of its own. */
export function packForADollar(terms: OfferTerms): OfferTerms | undefined {
  const { kind, count, price, usdc } = terms;
  if (kind !== "credit" || usdc === undefined || millionths(usdc) <= 1_000_000n) return undefined;
  const visits = Number((1_000_000n * BigInt(count)) / millionths(usdc));
  if (visits === 0) return undefined;
  // Cards pay whole cents.
  const cent = 10n ** BigInt(6 - decimalsOf(price.currency));
  const cents = (costOf(terms, visits) + cent - 1n) / cent;
  const { currency } = price;
  return { ...terms, count: visits, price: { amount: textOf(cents * cent), currency }, usdc: "1" };
}

function decimalsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
  }).resolvedOptions();
  return maximumFractionDigits;
}

/** Whether they sell the same for the same. */
export function isSameOffer(a: OfferTerms, b: OfferTerms): boolean {
  return termsText(a) === termsText(b);
}

function termsText({ kind, paths, uses, count, price, usdc }: OfferTerms): string {
  return JSON.stringify([kind, paths, uses, count, price.amount, price.currency, usdc]);
}

/** The visits to pages that an offer is about. The rarer pages of a section are counted together, without a path. */
export function visitsUnder(
  paths: readonly string[],
  pages: readonly { path: string; section: string; visits: number }[],
): number {
  const patterns = paths.map((path) => pathPattern(path));
  return pages
    .filter(({ path, section }) => {
      const visited = requestPath(path === "" ? `/${section}/` : path);
      return patterns.some((pattern) => matchesPath(pattern, visited));
    })
    .reduce((total, { visits }) => total + visits, 0);
}

export const maxOffersPerSite = 200;
