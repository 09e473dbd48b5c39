import { createHmac } from "node:crypto";
import * as v from "valibot";
import { millionths, textOf } from "../rules/money.ts";
import { isSameText } from "../secrets/tokens.ts";

/*
 * What Stripe says of a payment, and how it proves that it is the one who says it.
 * https://docs.stripe.com/api/checkout/sessions/object, https://docs.stripe.com/webhooks#verify-manually
 */

/** Of which everything here is: another might say it otherwise. */
export const stripeVersion = "2026-10-28.endive";

/** A session cannot end sooner than half an hour after it was opened. */
export const sessionMs = 46 * 60_000;

const withoutCents = [
  "BIF",
  "CLP",
  "DJF",
  "GNF",
  "JPY",
  "KMF",
  "KRW",
  "MGA",
  "PYG",
  "RWF",
  "UGX",
  "VND",
  "VUV",
  "XAF",
  "XOF",
  "XPF",
];
const withMils = ["BHD", "JOD", "KWD", "OMR", "TND"];

function decimalsOf(currency: string): number {
  if (withoutCents.includes(currency)) return 0;
  return withMils.includes(currency) ? 3 : 2;
}

/** An amount in the smallest unit of its currency, as cards are charged; undefined where it is not a whole number of them. */
export function smallestUnits(amount: string, currency: string): number | undefined {
  const unit = 10n ** BigInt(6 - decimalsOf(currency));
  const value = millionths(amount);
  return value % unit === 0n ? Number(value / unit) : undefined;
}

/** The same amount as a decimal. */
export function amountOf(units: number, currency: string): string {
  return textOf(BigInt(units) * 10n ** BigInt(6 - decimalsOf(currency)));
}

const currency = v.pipe(v.string(), v.regex(/^[a-z]{3}$/i), v.toUpperCase());
const units = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const checkoutSession = v.object({
  id: v.pipe(v.string(), v.regex(/^cs_\w{1,250}$/)),
  status: v.picklist(["open", "complete", "expired"]),
  payment_status: v.picklist(["paid", "unpaid", "no_payment_required"]),
  amount_total: units,
  currency,
  livemode: v.boolean(),
  payment_intent: v.nullable(v.string()),
  /** The order, where we opened it. */
  client_reference_id: v.optional(v.nullable(v.string())),
  url: v.optional(v.nullable(v.pipe(v.string(), v.url()))),
});
export type CheckoutSession = v.InferOutput<typeof checkoutSession>;

const refund = v.object({
  id: v.pipe(v.string(), v.regex(/^re_\w{1,250}$/)),
  payment_intent: v.nullable(v.string()),
  amount: units,
  currency,
  status: v.nullable(v.string()),
});

const event = v.object({
  id: v.pipe(v.string(), v.regex(/^evt_\w{1,250}$/)),
  type: v.string(),
  data: v.object({ object: v.unknown() }),
});

/** One of the refunds of a payment, which may be several. `failed`: it was on its way, and the money came back. */
export interface StripeRefund {
  id: string;
  intent: string;
  /** A decimal. */
  amount: string;
  currency: string;
  state: "succeeded" | "failed";
}

/** What is listened to. Of everything else nothing is kept. */
export type StripeNews =
  | { about: "session"; event: string; session: CheckoutSession }
  | { about: "refund"; event: string; refund: StripeRefund }
  | { about: "nothing" };

const sessionEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
];
const refundEvents = ["refund.created", "refund.updated", "refund.failed"];

/** What a publisher has its webhook send. */
export const stripeEvents: readonly string[] = [...sessionEvents, ...refundEvents];

/** Undefined where it is no event as Stripe has them. */
export function readStripeEvent(body: string): StripeNews | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), event), body);
  if (!parsed.success) return undefined;
  const { id, type, data } = parsed.output;
  if (sessionEvents.includes(type)) {
    const session = v.safeParse(checkoutSession, data.object);
    return session.success ? { about: "session", event: id, session: session.output } : undefined;
  }
  if (!refundEvents.includes(type)) return { about: "nothing" };
  const read = v.safeParse(refund, data.object);
  if (!read.success) return undefined;
  const { payment_intent: intent, amount, currency, status } = read.output;
  // What is pending is told again once it is through.
  if (intent === null || (status !== "succeeded" && status !== "failed")) return { about: "nothing" };
  return {
    about: "refund",
    event: id,
    refund: { id: read.output.id, intent, amount: amountOf(amount, currency), currency, state: status },
  };
}

/** For longer than that nobody sends the same bytes again. */
const toleranceSeconds = 300;

/** Whether Stripe signed these bytes, a moment ago, with the secret of this webhook. */
export function isSignedByStripe(
  body: string,
  header: string | undefined,
  { secret, now }: { secret: string; now: Date },
): boolean {
  const parts = (header ?? "")
    .slice(0, 2_000)
    .split(",")
    .map((part) => part.trim());
  const time = parts.find((part) => part.startsWith("t="))?.slice(2) ?? "";
  if (!/^\d{1,12}$/.test(time)) return false;
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > toleranceSeconds) return false;
  const expected = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  // Several, while its secret is rolled.
  return parts.filter((part) => part.startsWith("v1=")).some((part) => isSameText(part.slice(3), expected));
}
