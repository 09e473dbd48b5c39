import type { ColumnType, Generated } from "kysely";

/** Written once. */
type Fixed<T> = ColumnType<T, T, never>;

/** Where publishers are paid for offers, and what was paid. */
export interface PaymentTables {
  /** Of a workspace; what is not set is null. */
  payee: {
    workspace_id: string;
    wallet: string | null;
    /** As CAIP-2 says it. */
    network: string | null;
    wallet_changed_at: string | null;
    /** Stripe's key and the secret of its webhooks. */
    stripe_sealed: string | null;
    stripe_masked: string | null;
    /** 0 or 1. */
    stripe_is_test: Generated<number>;
    stripe_changed_at: string | null;
  };
  /**
   * What somebody presented for an order. It refers to no workspace: what was paid stays when that goes. Of an order one
   * at most is under way or settled, and what a wallet signed is good for one order, once and for all.
   */
  payment: {
    id: Fixed<string>;
    order_id: Fixed<string>;
    workspace_id: Fixed<string>;
    rail: Fixed<string>;
    /** `submitted`, `unknown`, `settled` or `failed`. */
    state: string;
    /** A decimal, and the currency or `USDC`. */
    amount: Fixed<string>;
    asset: Fixed<string>;
    /** Of x402, as the next. */
    network: Fixed<string | null>;
    payer: Fixed<string | null>;
    nonce: Fixed<string | null>;
    /** JSON: what was asked for and what was signed; null once it is settled or failed. */
    presented: string | null;
    /** Of Stripe: the session of Checkout, and its address until it is over. */
    session: Fixed<string | null>;
    checkout_url: string | null;
    /** The transaction, or Stripe's payment intent, once it is known. */
    external: string | null;
    /** Until then what was signed is good, or the session open. */
    good_until: Fixed<string>;
    created_at: Fixed<string>;
    settled_at: string | null;
    /** Why it failed, or is not known. */
    reason: string | null;
    /** Since when nobody but the operator can say how it ended. */
    asked_at: string | null;
    /** What of it was given back at Stripe, a decimal: no more than was paid. */
    refunded: Generated<string>;
    /** When somebody looks again, and how often that was. */
    due_at: string;
    attempts: Generated<number>;
  };
  /** Of a Stripe account: also of payments that are none of ours, since what is given back can be told before what was paid. */
  stripe_refund: {
    workspace_id: Fixed<string>;
    /** Stripe's. */
    id: Fixed<string>;
    intent: Fixed<string>;
    /** A decimal, and the currency. */
    amount: Fixed<string>;
    asset: Fixed<string>;
    /** `succeeded` or `failed`, which is for good. */
    state: string;
    /** What of it stands in the books; null while its payment is not known. */
    counted: string | null;
    /** Until then its payment may still be told. */
    forget_at: string | null;
  };
  /** What Stripe told, so that none of it counts twice. */
  stripe_event: { workspace_id: Fixed<string>; id: Fixed<string>; received_at: Fixed<string> };
}
