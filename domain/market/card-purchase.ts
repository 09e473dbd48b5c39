import type { Amount } from "../rules/money.ts";

/** What a form asks for whose sender would pay by card. */
export interface CardPurchase {
  /** The site, as the address of the page names it. */
  market: string;
  offer: string;
  clientId: string;
  clientSecret: string;
  /** Of the form: sent twice, it is one order. */
  key: string;
  /** When the form was opened: what was paid since, in another tab, is what it asks for. */
  openedAt: Date;
}

/** What becomes of it. `lead`: to Stripe’s page of the order; everything else is said in words. */
export type CardOutcome =
  | { outcome: "lead"; to: URL }
  /** It was paid before, or nobody knows yet whether it was: what came of it is there. */
  | { outcome: "see"; page: string }
  | { outcome: "over-cap"; cap: Amount }
  | {
      outcome:
        | "unknown-account"
        | "not-sold"
        | "no-card"
        | "blocked"
        | "blocked-here"
        | "too-many"
        /** Stripe did not answer. */
        | "away"
        /** Nobody could learn from Stripe whether it was paid. */
        | "unanswered";
    };

/** What the page of an order is asked with by whoever left Stripe’s without paying. */
export const leftCheckout = "unpaid";

/** Where Stripe’s pages are, unless an account has a domain of its own for them. */
export const stripePages = "https://checkout.stripe.com";
