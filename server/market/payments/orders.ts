import { setTimeout as delay } from "node:timers/promises";
import type { RateLimit } from "@octroi/database/rate-limit";
import type { Context } from "hono";
import type { Order } from "../../../domain/market/order.ts";
import type { Receipt } from "../../../domain/market/receipt.ts";
import {
  type Mismatch,
  type PaymentFault,
  type PaymentRequirements,
  parseSignedPayment,
  paymentRequired,
  paymentResponse,
  type SignedPayment,
  x402Headers,
} from "../../../domain/payments/x402.ts";
import type { ClaimedPayment, Presented } from "../../../store/payments/payments.ts";
import type { Orders, Payments, Store } from "../../../store/store.ts";
import { Problem } from "../../console/api/problem.ts";
import type { ConsoleEnv } from "../../console/env.ts";
import { orderAddress, orderFacts } from "../facts.ts";
import { type ReceiptPage, receiptFacts } from "../receipt-files.ts";
import type { CheckoutPages } from "./checkouts.ts";
import type { Settler } from "./settle.ts";

export interface X402 {
  settle: Settler;
  /** Whether what is signed could be brought nowhere for now. */
  isAway: () => boolean;
}

interface OrderPaymentServices {
  /** Of the console. */
  url: URL;
  receiptPage: ReceiptPage;
  orders: Pick<Orders, "find" | "receiptOf">;
  payments: Payments;
  /** None where nothing is paid by x402. */
  x402: X402 | undefined;
  checkouts: Pick<CheckoutPages, "open">;
  /** Left out, nothing is counted. */
  rateLimit: Store["rateLimit"] | undefined;
  now: () => Date;
}

/** What was signed from one wallet, and what a company had signed: each asks a facilitator and a chain. */
export const payerAllowance = { requests: 30, seconds: 60 };
export const payingAllowance = { requests: 60, seconds: 60 };

/** How long an answer waits for somebody else’s attempt at the same payment. */
const waitMs = 3_000;
const lookEveryMs = 100;
/** When what nobody could say is asked again. */
const firstRetryMs = 5_000;

/** What is said to a company’s program that is to pay for an order, or has paid. */
export function orderPaymentsOf({
  url,
  receiptPage,
  orders,
  payments,
  x402,
  checkouts,
  rateLimit,
  now,
}: OrderPaymentServices) {
  const addresses = { url, receiptPage };
  const ofPayer = rateLimit?.("market-payer-minute", payerAllowance);
  const ofCompany = rateLimit?.("market-paying-minute", payingAllowance);

  /** Nobody has as much brought to a chain as they can sign. */
  async function count(limit: RateLimit | undefined, address: string): Promise<void> {
    const verdict = await limit?.({ address, network: undefined });
    if (verdict === undefined || verdict.allowed) return;
    throw new Problem("too-many-attempts", {
      detail: "Too many payments were sent in a minute. Send the same again later: do not sign another.",
      headers: { "retry-after": String(verdict.retryAfterSeconds) },
    });
  }
  /** 402, as every client of x402 reads it. */
  function askFor(
    c: Context<ConsoleEnv>,
    order: Order,
    requirements: PaymentRequirements,
    { error, response }: { error: string; response?: string },
  ): Response {
    const resource = { url: orderAddress(order.id, url), description: descriptionOf(order) };
    c.header(x402Headers.required, paymentRequired(error, resource, requirements));
    if (response !== undefined) c.header(x402Headers.response, response);
    c.header("cache-control", "no-store");
    return c.json({ ...orderFacts(order, addresses), error }, 402, { location: resource.url });
  }

  async function askAgain(c: Context<ConsoleEnv>, order: Order, error: string, signed?: SignedPayment) {
    const current = (await orders.find(order.id)) ?? order;
    const requirements = await payments.requirementsOf(current);
    if (requirements === undefined) throw notPaidThisWay();
    const response =
      signed &&
      paymentResponse({
        success: false,
        errorReason: error,
        payer: signed.payer,
        transaction: "",
        network: requirements.network,
      });
    return askFor(c, current, requirements, { error, ...(response !== undefined && { response }) });
  }

  /** To the page of Stripe’s where a person pays. */
  async function lead(c: Context<ConsoleEnv>, order: Order): Promise<Response> {
    const checkout = await checkouts.open(order);
    const current = (await orders.find(order.id)) ?? order;
    return c.json({ ...orderFacts(current, addresses), checkout: checkout.href }, 201, {
      location: orderAddress(order.id, url),
      "cache-control": "no-store",
    });
  }

  /** What was paid for, the same however often it is asked for. */
  async function given(c: Context<ConsoleEnv>, id: string): Promise<Response> {
    const [order, receipt] = await Promise.all([orders.find(id), orders.receiptOf(id)]);
    if (order?.state === "refunded") {
      throw new Problem("order-refunded", { detail: "The publisher gave the money back." });
    }
    if (order?.state !== "paid") throw new Error(`Expected order ${id} to be paid`);
    if (receipt?.document.paid.rail === "x402") c.header(x402Headers.response, responseOf(receipt));
    c.header("cache-control", "no-store");
    const facts = orderFacts(order, addresses);
    return c.json({
      order: facts,
      license: facts.license,
      receipt: receipt === undefined ? null : receiptFacts(receipt.document, receiptPage),
      token: facts.token,
    });
  }

  /** As it ends while somebody waits for it; who asks again later, is told then. */
  async function ended(c: Context<ConsoleEnv>, order: Order, signed: SignedPayment): Promise<Response> {
    for (let waited = 0; ; waited += lookEveryMs) {
      const state = await payments.stateOf(order.id);
      if (state === "settled") return given(c, order.id);
      if (state === "failed") return askAgain(c, order, "payment_failed", signed);
      if (state === "unknown" || waited >= waitMs) throw unknownEnd();
      await delay(lookEveryMs);
    }
  }

  /** One attempt for whoever waits. What comes of it later, the queue finds out. */
  async function settleFirst(payment: ClaimedPayment): Promise<void> {
    const attempt = await x402?.settle(payment);
    if (attempt?.outcome === "postponed") await payments.postpone(payment, firstRetryMs, attempt.reason);
  }

  async function answerTo(
    c: Context<ConsoleEnv>,
    order: Order,
    signed: SignedPayment,
    presented: Presented,
  ): Promise<Response> {
    switch (presented.outcome) {
      case "reserved": {
        await settleFirst(presented.payment);
        return ended(c, order, signed);
      }
      case "repeated":
        if (presented.state === "settled") return given(c, order.id);
        if (presented.state === "failed") return askAgain(c, order, "payment_failed", signed);
        return ended(c, order, signed);
      case "under-way":
        return ended(c, order, signed);
      case "paid":
        return given(c, order.id);
      case "used":
        return askAgain(c, order, "payment_used", signed);
      case "mismatch":
        return askAgain(c, order, words[presented.mismatch], signed);
      case "blocked":
        throw new Problem("blocked", { detail: "The operator of the market blocked it." });
      case "blocked-here":
        throw new Problem("blocked", { detail: "The publisher of the site blocked it." });
      case "not-sold":
        throw notPaidThisWay();
      case "expired":
        throw new Problem("order-expired", { detail: "Its price is not held any more. Order again." });
      case "too-many":
        throw new Problem("too-many-payments", {
          detail: "Too many payments for it failed. Order again, once the wallet can pay.",
        });
      case "unknown":
        throw new Error(`Expected order ${order.id}, found none`);
    }
  }

  return {
    /** What an order that nobody paid for yet is answered with. */
    async ask(c: Context<ConsoleEnv>, order: Order): Promise<Response> {
      if (order.state === "paid" || order.state === "refunded") return given(c, order.id);
      if (order.rail === "stripe") return lead(c, order);
      const state = order.state === "quoted" ? undefined : await payments.stateOf(order.id);
      if (state === "submitted" || state === "unknown") throw unknownEnd();
      if (order.state === "expired" || new Date(order.expiresAt) <= now()) {
        throw new Problem("order-expired", { detail: "Its price is not held any more. Order again." });
      }
      const requirements = await payments.requirementsOf(order);
      if (requirements === undefined && order.rail === undefined) return lead(c, order);
      if (requirements === undefined) throw notPaidThisWay();
      if (x402?.isAway()) throw paymentsAway();
      return askFor(c, order, requirements, { error: `${x402Headers.signature} header is required` });
    },

    /** What came in `PAYMENT-SIGNATURE`; undefined where nothing came. */
    signedIn(c: Context<ConsoleEnv>): SignedPayment | undefined {
      const header = c.req.header(x402Headers.signature);
      if (header === undefined) return undefined;
      const parsed = parseSignedPayment(header);
      if (!("fault" in parsed)) return parsed;
      throw new Problem("payment-unreadable", { detail: faults[parsed.fault], field: "PAYMENT-SIGNATURE" });
    },

    /** The order whose address is in what was signed; undefined where there is none. */
    orderIn({ resource }: SignedPayment): string | undefined {
      const [, id] = /\/v1\/market\/orders\/([0-9a-f-]{36})$/.exec(resource) ?? [];
      return id !== undefined && resource === orderAddress(id, url) ? id : undefined;
    },

    async take(c: Context<ConsoleEnv>, order: Order, signed: SignedPayment): Promise<Response> {
      if (signed.resource !== orderAddress(order.id, url)) return askAgain(c, order, "payment_used", signed);
      await count(ofCompany, order.company);
      await count(ofPayer, `${signed.network} ${signed.payer}`);
      return answerTo(c, order, signed, await payments.present(order.id, signed));
    },
  };
}

export type OrderPayments = ReturnType<typeof orderPaymentsOf>;

function descriptionOf({ kind, count, domain }: Order): string {
  const what = kind === "credit" ? "visits to" : count === 1 ? "day of" : "days of";
  return `${count.toLocaleString("en")} ${what} ${domain}`;
}

function responseOf({ document: { paid } }: Receipt): string {
  return paymentResponse({
    success: true,
    payer: paid.payer ?? "",
    transaction: paid.external,
    network: paid.network ?? "",
  });
}

/** Never a fresh 402: whoever signs again might pay twice. */
function unknownEnd(): Problem {
  return new Problem("payment-unknown", {
    detail:
      "Nobody could say yet how the payment ended. Do not sign another: send the same again, or ask for the order.",
    headers: { "retry-after": "10" },
  });
}

/** Not a 402: what a client signs for it might be settled late, when the price is not held any more. */
export function paymentsAway(): Problem {
  return new Problem("payments-away", {
    detail:
      "Whoever brings payments to the chain does not answer. Ask again in a minute, or order with `rail`: `stripe` where the site takes cards.",
    headers: { "retry-after": "60" },
  });
}

function notPaidThisWay(): Problem {
  return new Problem("not-sold", { detail: "The publisher takes no payment by x402 for it now." });
}

const words: Record<Mismatch, string> = {
  accepted: "invalid_payment_requirements",
  authorization: "invalid_exact_evm_payload_authorization_value_mismatch",
  "too-late": "invalid_exact_evm_payload_authorization_valid_before",
  "too-early": "invalid_exact_evm_payload_authorization_valid_after",
};

const faults: Record<PaymentFault, string> = {
  long: "The payment is too long.",
  encoding: "The payment is not base64 of JSON.",
  form: "The payment is none of x402, version 2, by its scheme “exact” for EIP-3009.",
};
