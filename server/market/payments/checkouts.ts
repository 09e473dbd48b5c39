import type { Attempt, Pace } from "@octroi/database/worker";
import { startWorker } from "@octroi/database/worker";
import { bodyOf } from "@octroi/web/http/body";
import { Refusal } from "@octroi/web/http/refusal";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Handler } from "hono";
import { leftCheckout } from "../../../domain/market/card-purchase.ts";
import type { Order } from "../../../domain/market/order.ts";
import { openStripeKeys, type StripeKeys } from "../../../domain/payments/payee.ts";
import {
  type CheckoutSession,
  isSignedByStripe,
  readStripeEvent,
  sessionMs,
  smallestUnits,
} from "../../../domain/payments/stripe.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import { msPerDay } from "../../../domain/visits/day.ts";
import type { Checkout, ClaimedCheckout } from "../../../store/payments/checkouts.ts";
import type { Checkouts, Store } from "../../../store/store.ts";
import { Problem } from "../../console/api/problem.ts";
import type { ConsoleEnv } from "../../console/env.ts";
import { receiptPageOf } from "../receipt-files.ts";
import { stripeAt } from "./stripe.ts";

interface CheckoutServices {
  /** Stripe’s own, unless a test brings another. */
  stripeUrl: URL;
  /** Of the console. */
  url: URL;
  payees: Pick<Store["payees"], "find">;
  checkouts: Checkouts;
  secrets: Pick<Secrets, "unseal" | "receiptKey">;
  log: Log;
  now?: () => Date;
}

/** Stripe’s events are larger than anything else that is sent here. */
const maxEventBytes = 256 * 1024;

/** For so long after a session was over it is asked how it ended: the account may be connected again, or the key changed. */
const giveUpMs = 3 * msPerDay;

/** `refused`: as Stripe says why. */
type Opened =
  | { url: URL }
  | { refused: string }
  | { unclear: string }
  | { over: "expired" | "under-way" | "blocked" };

/** Orders that are paid by card, at the publisher’s own Stripe account. */
export function checkoutsOf({
  stripeUrl,
  url: consoleUrl,
  payees,
  checkouts,
  secrets,
  log,
  now = () => new Date(),
}: CheckoutServices) {
  const stripe = stripeAt(stripeUrl);
  const receiptPage = receiptPageOf(consoleUrl, secrets);

  async function keysOf(workspace: string): Promise<(StripeKeys & { isTest: boolean }) | undefined> {
    const sealed = (await payees.find(workspace))?.stripe;
    const keys = sealed && openStripeKeys(secrets, workspace, sealed.sealed);
    return keys && { ...keys, isTest: sealed.isTest };
  }

  /** Paid for an order of ours that nobody knows: a backup was restored that is older. Sessions of other sales have another reference. */
  function noteStray({ client_reference_id: order, payment_status, payment_intent }: CheckoutSession): void {
    const isOurs = order != null && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(order);
    if (!isOurs || payment_status !== "paid") return;
    log.error({ order, payment: payment_intent }, "money came for no order");
  }

  /** What a session says of its payment, by whichever way it was told. */
  async function apply(checkout: Checkout, session: CheckoutSession, isTest: boolean): Promise<Attempt> {
    const { id, amount, asset } = checkout;
    if (session.status === "expired") {
      await checkouts.expire(id);
      return done;
    }
    if (session.status === "open" || session.payment_status !== "paid") {
      return { outcome: "postponed", reason: session.status };
    }
    const isOurs =
      session.amount_total === smallestUnits(amount, asset) &&
      session.currency === asset &&
      session.livemode === !isTest;
    if (!isOurs) {
      log.error({ payment: id }, "a checkout was paid with something else than was asked for");
      return { outcome: "postponed", reason: "paid otherwise" };
    }
    const { outcome } = await checkouts.settle(id, session.payment_intent ?? session.id, {
      isTestKey: isTest,
    });
    if (outcome === "underpaid" || outcome === "unknown") {
      log.error({ payment: id, outcome }, "money came for no order");
    }
    return done;
  }

  /** What came of an order is on one page, whether somebody paid or left: the same for programs and for people. */
  function leadOf({ id }: Order) {
    const page = receiptPage(id);
    return { paid: page, back: `${page}?${leftCheckout}` };
  }

  /** A session for an order, and what whoever asked is told where there is none. */
  async function openedFor(order: Order, lead = leadOf(order)): Promise<Opened> {
    const known = await checkouts.ofOrder(order.id);
    if (known?.url !== undefined) return { url: new URL(known.url) };
    if (order.state === "expired" || new Date(order.expiresAt) <= now()) return { over: "expired" };
    const keys = await keysOf(order.workspaceId);
    if (keys === undefined) return { refused: "no key" };
    const opened = await stripe.open(order, { key: keys.key, ...lead });
    if ("unclear" in opened) return { unclear: opened.unclear };
    if ("refused" in opened) {
      log.warn({ order: order.id, reason: opened.refused }, "Stripe opened no checkout");
      return { refused: opened.refused };
    }
    const { id: session, url } = opened.session;
    if (url == null) return { refused: "no address" };
    const goodUntil = new Date(Date.parse(order.createdAt) + sessionMs);
    const kept = await checkouts.add(order.id, { session, url, goodUntil });
    return kept === "added" ? { url: new URL(url) } : { over: kept };
  }

  return {
    openedFor,
    wasGivenUp: checkouts.wasGivenUp,

    /** Where an order is paid by card. */
    async open(order: Order): Promise<URL> {
      const opened = await openedFor(order);
      if ("url" in opened) return opened.url;
      if ("unclear" in opened) throw new Refusal("unavailable", { headers: { "retry-after": "10" } });
      if ("refused" in opened) throw notTaken();
      switch (opened.over) {
        case "expired":
          throw (await checkouts.wasGivenUp(order.id)) ? unanswered() : expired();
        case "blocked":
          throw new Problem("blocked", { detail: "The account was blocked meanwhile." });
        case "under-way":
          throw new Problem("order-expired", {
            detail: "Its page at Stripe is over, or it is paid in another way.",
          });
      }
    },

    /** What Stripe tells by itself, signed with the secret of the publisher’s webhook. */
    webhook: (async (c) => {
      const isJson = /^application\/json\s*(?:;|$)/i.test(c.req.header("content-type") ?? "");
      if (!isJson) throw new Refusal("unsupportedType");
      const workspace = c.get("route").parameters.workspace ?? "";
      const body = await bodyOf(c.req.raw, maxEventBytes);
      const keys = await keysOf(workspace);
      const header = c.req.header("stripe-signature");
      const isSigned = keys && isSignedByStripe(body, header, { secret: keys.webhookSecret, now: now() });
      const news = isSigned ? readStripeEvent(body) : undefined;
      // Whether there is such a workspace is nobody’s business.
      if (keys === undefined || news === undefined) throw new Refusal("malformed");
      if (news.about === "nothing") return c.json({ received: true });
      if (await checkouts.isKnownEvent(workspace, news.event)) return c.json({ received: true });
      if (news.about === "session") {
        const checkout = await checkouts.ofSession(workspace, news.session.id);
        if (checkout !== undefined) await apply(checkout, news.session, keys.isTest);
        else noteStray(news.session);
      } else {
        await checkouts.refund(workspace, news.refund);
      }
      // What it says can be said twice: whoever is killed before this changes nothing by it.
      await checkouts.noteEvent(workspace, news.event);
      return c.json({ received: true });
    }) satisfies Handler<ConsoleEnv>,

    /** Asks Stripe about sessions of which nothing was told: its events may be lost, or its webhook not set up. */
    start(pace: Pace = { idleMs: 5_000, firstRetryMs: 60_000, maxRetryMs: 15 * 60_000 }) {
      async function look(checkout: ClaimedCheckout): Promise<Attempt> {
        const keys = await keysOf(checkout.workspaceId);
        if (keys === undefined) return { outcome: "postponed", reason: "no key" };
        const found = await stripe.find(checkout.session, keys.key);
        if ("unclear" in found) return { outcome: "postponed", reason: found.unclear };
        if ("refused" in found) return { outcome: "postponed", reason: found.refused };
        return apply(checkout, found.session, keys.isTest);
      }

      async function attempt(checkout: ClaimedCheckout): Promise<Attempt> {
        const looked = await look(checkout);
        const isOver = now().getTime() > checkout.goodUntil.getTime() + giveUpMs;
        if (looked.outcome !== "postponed" || !isOver) return looked;
        log.error({ payment: checkout.id, reason: looked.reason }, "nobody can say whether a card paid");
        await checkouts.giveUp(checkout);
        return done;
      }
      return startWorker<ClaimedCheckout>({
        queue: { claim: checkouts.claim, complete: async () => {}, postpone: checkouts.postpone },
        attempt,
        pace,
        onPostponed: () => {},
        onError: (error) => log.warn({ reason: reasonOf(error) }, "checkout not looked at"),
      });
    },
  };
}

export type CheckoutPages = ReturnType<typeof checkoutsOf>;

const done: Attempt = { outcome: "done" };

function expired(): Problem {
  return new Problem("order-expired", { detail: "Its price is not held any more. Order again." });
}

function unanswered(): Problem {
  return new Problem("order-expired", {
    detail:
      "Nobody could learn from Stripe whether it was paid, since the publisher’s account is not connected any more. If the card was charged, ask the publisher, with this order’s id.",
  });
}

function notTaken(): Problem {
  return new Problem("not-sold", { detail: "The publisher takes no card for it now." });
}
