import type { OfferKind, OfferTerms } from "../offers/offer.ts";
import { paymentNetwork } from "../payments/networks.ts";
import { type Amount, millionths, textOf } from "../rules/money.ts";
import { msPerDay } from "../visits/day.ts";

/** How an order is paid. */
export const rails = ["x402", "stripe"] as const;
export type Rail = (typeof rails)[number];

/** What this server can have orders paid by: USDC on some networks, and cards. */
export interface PaymentMeans {
  /** As CAIP-2 says them. */
  networks: readonly string[];
  stripe: boolean;
}

/**
 * `quoted`: its price is held. `paying`: a payment was presented, whose end is not known yet. `unknown`: nobody could say
 * how it ended; it is reconciled, and never asked for again. `expired`: nobody paid in time.
 */
export const orderStates = ["quoted", "paying", "paid", "failed", "expired", "unknown", "refunded"] as const;
export type OrderState = (typeof orderStates)[number];

/** What a publisher sees: a price that was only asked for is nobody’s business. */
export const purchaseStates = [
  "paying",
  "paid",
  "failed",
  "unknown",
  "refunded",
] as const satisfies readonly OrderState[];

/** One purchase of one offer. The terms are the offer’s, copied: nothing that was quoted changes. */
export interface Order extends Pick<OfferTerms, "kind" | "paths" | "uses" | "count" | "price" | "usdc"> {
  id: string;
  site: string;
  /** As the site was called then. */
  domain: string;
  workspaceId: string;
  offer: string;
  company: string;
  rail: Rail | undefined;
  state: OrderState;
  createdAt: string;
  /** Until then its price is held. */
  expiresAt: string;
  paidAt: string | undefined;
  /** What came, in the currency in which it came: `USDC` by x402. */
  paid: Amount | undefined;
  /** It was paid with money that is worth nothing: a trial, which opens no page and stands in no books. */
  isTest: boolean;
  /** None where the site was removed while it was paid: the publisher owes the money back. */
  license: string | undefined;
}

/** Whether a publisher made it to try its own offer: by an account that has its workspace’s id, and that nobody else has. */
export function isOwnTrial({ company, workspaceId }: Pick<Order, "company" | "workspaceId">): boolean {
  return company === workspaceId;
}

/** Where the page before ended, and the same in a query. */
export type OrderCursor = Pick<Order, "id" | "createdAt">;

export function orderCursorText({ createdAt, id }: OrderCursor): string {
  return `${createdAt}~${id}`;
}

/** Whatever is none leads to the first page. */
export function parseOrderCursor(text: string): OrderCursor | undefined {
  const [, createdAt, id] = /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z)~([\w-]{1,64})$/.exec(text) ?? [];
  return createdAt === undefined || id === undefined ? undefined : { createdAt, id };
}

/** For how long a price is held. */
export const quoteMs = 15 * 60_000;

/** So many prices one company may have held at once. */
export const maxQuotes = 100;

/** A credit does not lapse: its license is as long as a license can be. */
const creditDays = 3_650;

/** The first and the last day of what is bought, in UTC. */
export function daysBought(kind: OfferKind, count: number, at: Date): { from: string; until: string } {
  const days = kind === "period" ? count : creditDays;
  const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  // The day on which it is bought is a gift: a period of one day that is bought at noon lasts until the next midnight.
  return { from: isoDay(at.getTime()), until: isoDay(at.getTime() + days * msPerDay) };
}

export interface NewOrder {
  site: string;
  offer: string;
  company: string;
  rail?: Rail | undefined;
  /** The same key is the same order, whatever is asked beside it. */
  idempotencyKey?: string | undefined;
  /** Where a card may pay for the same offer already, or has paid since then, that order: who asks in two tabs wants it once. */
  onceSince?: Date | undefined;
  /** The most that the company would pay, in the offer’s currency or in USDC, as its text says: `5 EUR`. */
  max?: Amount | undefined;
}

/** What a payment came to, as whoever saw it knows it. */
export interface Payment {
  rail: Rail;
  /** What the rail calls it: a transaction, or a session. */
  external: string;
  /** A decimal, with at most six places. */
  amount: string;
  /** A currency, or `USDC`. */
  asset: string;
  /** Of a chain, as CAIP-2 says it: `eip155:8453`. */
  network?: string | undefined;
  payer?: string | undefined;
  /** Of a test network, or by a test key, where that is a trial and opens nothing. */
  isTest?: boolean | undefined;
  /** The same, also on a server where such money counts. */
  isWorthless?: boolean | undefined;
  at: Date;
}

/** A server whose networks are all for tests is there to be tried itself: on it, their money counts. */
export function countsTestMoney({ networks }: Pick<PaymentMeans, "networks">): boolean {
  return networks.length > 0 && networks.every((id) => paymentNetwork(id)?.isTest);
}

/** What a publisher says it gave back of what was paid, as a decimal: undefined where it is nothing, or more than that. */
export function readRefund(typed: string, paid: Amount): string | undefined {
  const text = typed.trim().replace(",", ".");
  if (!/^\d{1,9}(?:\.\d{1,6})?$/.test(text)) return undefined;
  const given = millionths(text);
  return given > 0n && given <= millionths(paid.amount) ? textOf(given) : undefined;
}
