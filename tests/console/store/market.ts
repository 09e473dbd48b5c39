import type { DatabaseLocation } from "@octroi/database/database";
import { execute } from "@octroi/database/testing/databases";
import type { Payment } from "../../../domain/market/order.ts";
import type { OfferTerms } from "../../../domain/offers/offer.ts";
import { paymentNetwork } from "../../../domain/payments/networks.ts";
import type { Store } from "../../../store/store.ts";
import { addSite } from "./publishers.ts";

export const credit: OfferTerms = {
  kind: "credit",
  paths: ["/articles/"],
  uses: ["ai-input"],
  count: 1000,
  price: { amount: "5", currency: "EUR" },
  usdc: "5.5",
};

const wallet = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

/** A publisher whose site is theirs, with an offer of it that wallets and cards pay. */
export async function addSeller(location: DatabaseLocation, store: Store, name: string, terms = credit) {
  const owner = await store.people.ensure(`${name}@example.com`, "en");
  const workspace = (await store.workspaces.currentOf(owner)).id;
  await store.workspaces.setPlan(workspace, "pro", undefined);
  const site = await addSite(store, workspace, `${name}.example.com`);
  await execute(location, `update site set proven_at = '2026-01-01' where id = '${site}'`);
  const network = paymentNetwork("eip155:8453");
  if (network === undefined) throw new Error("Expected Base");
  await store.payees.setWallet(workspace, { wallet, network }, undefined);
  const stripe = { sealed: "sealed", masked: "rk_live_…WXYZ", isTest: false, isSame: () => false };
  await store.payees.setStripe(workspace, stripe, undefined);
  const offer = await addOffer(store, site, terms);
  return { owner, workspace, site, offer };
}

export async function addOffer(store: Store, site: string, terms: OfferTerms): Promise<string> {
  const drafted = await store.offers.draft(site, terms, undefined);
  if (typeof drafted === "string") throw new Error(`Expected an offer, found ${drafted}`);
  await store.offers.publish(site, drafted.id, undefined);
  return drafted.id;
}

export async function addCompany(store: Store, name: string): Promise<string> {
  const { company } = await store.companies.signUpByKey(`https://${name}.example`, `key of ${name}`, name);
  return company.id;
}

/** A quote that is there. */
export async function quoted(store: Store, asked: Parameters<Store["orders"]["quote"]>[0]) {
  const quote = await store.orders.quote(asked);
  if (quote.outcome !== "quoted") throw new Error(`Expected an order, found ${quote.outcome}`);
  return quote.order;
}

export function paid(at: Date, changes: Partial<Payment> = {}): Payment {
  return {
    rail: "x402",
    external: "0xabc",
    amount: "5.5",
    asset: "USDC",
    network: "eip155:8453",
    at,
    ...changes,
  };
}
