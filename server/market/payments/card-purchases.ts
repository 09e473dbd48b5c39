import { randomUUID } from "node:crypto";
import type { TooMany } from "../../../domain/accounts/accounts.ts";
import type { Client } from "../../../domain/accounts/caller.ts";
import type { CardOutcome, CardPurchase } from "../../../domain/market/card-purchase.ts";
import type { Company } from "../../../domain/market/company.ts";
import type { Order } from "../../../domain/market/order.ts";
import { sessionMs } from "../../../domain/payments/stripe.ts";
import type { Companies, Orders } from "../../../store/store.ts";
import type { Askers } from "../askers.ts";
import type { QuoteAt } from "../quote-at.ts";
import type { ReceiptPage } from "../receipt-files.ts";
import type { CheckoutPages } from "./checkouts.ts";

interface CardPurchaseServices {
  askers: Pick<Askers, "countStranger">;
  companies: Pick<Companies, "verifySecret">;
  orders: Pick<Orders, "find">;
  quote: QuoteAt;
  checkouts: Pick<CheckoutPages, "openedFor" | "wasGivenUp">;
  receiptPage: ReceiptPage;
  now: () => Date;
}

/** A person of a company buys on a page: the same order that its program would make, with the same page of Stripe’s. */
export function cardPurchases({
  askers,
  companies,
  orders,
  quote,
  checkouts,
  receiptPage,
  now,
}: CardPurchaseServices) {
  async function pay(order: Order): Promise<CardOutcome | { outcome: "over" }> {
    const page = receiptPage(order.id);
    if (order.state === "paid" || order.state === "refunded") return { outcome: "see", page };
    // Its page at Stripe is over, and nobody heard yet how: another might be paid a second time.
    const isOver = Date.parse(order.createdAt) + sessionMs <= now().getTime();
    if (order.state === "paying" && isOver) return { outcome: "see", page };
    const opened = await checkouts.openedFor(order);
    if ("url" in opened) return { outcome: "lead", to: opened.url };
    if ("unclear" in opened) return { outcome: "away" };
    if ("refused" in opened) return { outcome: "no-card" };
    if (opened.over === "blocked") return { outcome: "blocked" };
    if (await checkouts.wasGivenUp(order.id)) return { outcome: "unanswered" };
    const current = await orders.find(order.id);
    // The card was faster than whoever clicked again.
    if (current?.state === "paid") return { outcome: "see", page };
    return { outcome: "over" };
  }

  async function buy(
    company: Company,
    { market, offer, key, openedAt }: CardPurchase,
  ): Promise<CardOutcome | { outcome: "over" }> {
    // Programs name their orders themselves: no form’s name is one of theirs.
    const idempotencyKey = `page-${key}`;
    const asked = { market, offer, rail: "stripe", idempotencyKey, onceSince: openedAt } as const;
    const quoted = await quote(company, asked);
    switch (quoted.outcome) {
      case "quoted":
        return pay(quoted.order);
      case "no-site":
        return { outcome: "not-sold" };
      case "other-rail":
        return { outcome: "no-card" };
      case "over-cap":
        return quoted;
      case "key-reused":
        return { outcome: "over" };
      case "over-max":
        throw new Error(`Expected no most of offer ${offer}`);
      default:
        return quoted;
    }
  }

  return async (purchase: CardPurchase, client: Client): Promise<CardOutcome | TooMany> => {
    const tooMany = await askers.countStranger(client);
    if (tooMany !== undefined) return tooMany;
    // What was typed may be anything: a database is asked for what can be an id.
    const isId = /^[0-9a-f-]{36}$/.test(purchase.clientId);
    const company = isId ? await companies.verifySecret(purchase.clientId, purchase.clientSecret) : undefined;
    if (company === undefined) return { outcome: "unknown-account" };
    // Also where its page at Stripe is open already.
    if (company.blockedAt !== undefined) return { outcome: "blocked" };
    const first = await buy(company, purchase);
    if (first.outcome !== "over") return first;
    // The price that the form held is not held any more, and nobody paid it: it is held anew.
    const second = await buy(company, { ...purchase, key: randomUUID() });
    return second.outcome === "over" ? { outcome: "no-card" } : second;
  };
}
