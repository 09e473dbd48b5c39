import * as v from "valibot";
import type { Order } from "../../../domain/market/order.ts";
import {
  type CheckoutSession,
  checkoutSession,
  sessionMs,
  smallestUnits,
  stripeVersion,
} from "../../../domain/payments/stripe.ts";
import { ask, type Question } from "./ask.ts";

const withinMs = 15_000;

const refusal = v.object({ error: v.object({ type: v.string(), code: v.optional(v.nullable(v.string())) }) });

/** `refused`: Stripe does not do it, with this key. */
export type StripeAnswer = { session: CheckoutSession } | { refused: string } | { unclear: string };

/** The two calls of Stripe that there are, each with a publisher’s own key. */
export function stripeAt(url: URL) {
  async function call(
    path: string,
    key: string,
    question: Omit<Question, "withinMs">,
  ): Promise<StripeAnswer> {
    const answer = await ask(new URL(path, url), {
      ...question,
      headers: { ...question.headers, authorization: `Bearer ${key}`, "stripe-version": stripeVersion },
      withinMs,
    });
    if ("unclear" in answer) return answer;
    const { status, json } = answer;
    const session = v.safeParse(checkoutSession, json);
    if (status === 200 && session.success) return { session: session.output };
    const error = v.safeParse(refusal, json);
    const isTheirs = status >= 400 && status < 500 && status !== 409 && status !== 429;
    if (!error.success || !isTheirs) return { unclear: `status ${status}` };
    const { code, type } = error.output.error;
    return { refused: (code ?? type).slice(0, 80) };
  }

  return {
    /** A page on which the order is paid by card. The same order is the same session, however often it is asked for. */
    open(
      order: Order,
      { key, paid, back }: { key: string; paid: string; back: string },
    ): Promise<StripeAnswer> {
      const units = smallestUnits(order.price.amount, order.price.currency);
      if (units === undefined) return Promise.resolve({ refused: "amount" });
      const visits = order.kind === "credit" ? "visits to" : order.count === 1 ? "day of" : "days of";
      const fields = {
        mode: "payment",
        "payment_method_types[0]": "card",
        "line_items[0][quantity]": "1",
        "line_items[0][price_data][currency]": order.price.currency.toLowerCase(),
        "line_items[0][price_data][unit_amount]": String(units),
        "line_items[0][price_data][product_data][name]": `${order.count.toLocaleString("en")} ${visits} ${order.domain}`,
        client_reference_id: order.id,
        "metadata[order]": order.id,
        "payment_intent_data[metadata][order]": order.id,
        success_url: paid,
        cancel_url: back,
        // Of the order’s time: with one key Stripe wants the same request.
        expires_at: String(Math.floor((Date.parse(order.createdAt) + sessionMs) / 1_000)),
      };
      return call("/v1/checkout/sessions", key, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          "idempotency-key": `octroi-order-${order.id}`,
        },
        body: new URLSearchParams(fields).toString(),
      });
    },

    find: (session: string, key: string): Promise<StripeAnswer> =>
      call(`/v1/checkout/sessions/${encodeURIComponent(session)}`, key, { method: "GET" }),
  };
}
