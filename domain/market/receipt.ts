import type { AgreementUse } from "../agreements/agreement.ts";
import type { OfferKind } from "../offers/offer.ts";
import { paymentNetwork } from "../payments/networks.ts";
import type { Amount } from "../rules/money.ts";
import type { InvoiceData } from "./company.ts";
import type { Rail } from "./order.ts";

/**
 * What a company has in hand for what it paid. It says all by itself, since publisher and site may go: no invoice, which is
 * the publisher’s to write.
 */
export interface ReceiptDocument {
  version: 1;
  /** Of the publisher, without gaps in a year: `2026-7`. */
  number: string;
  /** Paid with money that is worth nothing, on a server that is there to be tried: left out of all others. */
  isTest?: boolean;
  issuedAt: string;
  order: string;
  publisher: { workspace: string; name: string; site: string; domain: string };
  company: { id: string; name: string; origin: string | null; domain: string | null } & {
    [Field in keyof InvoiceData]: string | null;
  };
  /** What was bought, as it was offered. */
  offer: {
    id: string;
    kind: OfferKind;
    paths: readonly string[];
    uses: readonly AgreementUse[];
    count: number;
    price: Amount;
    usdc: string | null;
  };
  paid: {
    rail: Rail;
    amount: string;
    asset: string;
    /** What the rail calls it: a transaction, or a session. */
    external: string;
    network: string | null;
    payer: string | null;
    at: string;
  };
  /** None where the site was removed while it was paid. */
  license: string | null;
}

/** What was given back of it since, and stayed so. */
export interface RefundLine extends Amount {
  at: string;
}

export interface Receipt {
  company: string;
  document: ReceiptDocument;
}

/** Receipts that are older than the word for it say by their network whether the money was worth something. */
export function isTestReceipt({ isTest, paid }: Pick<ReceiptDocument, "isTest" | "paid">): boolean {
  return isTest ?? paymentNetwork(paid.network ?? "")?.isTest ?? false;
}
