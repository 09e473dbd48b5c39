import { join } from "node:path";
import type { DatabaseLocation } from "@octroi/database/database";
import { startProcess } from "@octroi/web/testing/server-process";
import type { OfferTerms } from "../../domain/offers/offer.ts";
import { openStore } from "../../store/store.ts";
import { addCompany, addSeller, credit } from "../console/store/market.ts";
import { network, startBuyer, startChain, startFacilitator } from "./parts.ts";

/** Of nobody, on a chain that ends with the test. */
export const buyerKey = `0x${"5".repeat(64)}`;
const buyerWallet = "0xe1fAE9b4fAB2F5726677ECfA912d96b0B683e6a9";
export const serverSecret = Buffer.alloc(32, 7);
export const publisherWallet = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";

export const halfDollar: OfferTerms = {
  ...credit,
  count: 100,
  price: { amount: "0.5", currency: "EUR" },
  usdc: "0.5",
};

/** What a server says that cannot at the moment: to be asked again. */
export class Unavailable extends Error {}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects.
  body: any;
}

/** A publisher that sells, a company that buys, a chain, a facilitator, and what is needed to start servers between them. */
export async function openMarket(location: DatabaseLocation) {
  await using stack = new AsyncDisposableStack();
  const chain = stack.use(await startChain());
  const facilitator = stack.use(await startFacilitator(chain));
  const buyer = stack.use(await startBuyer(chain, buyerKey));
  await chain.give(buyerWallet, 1_000_000_000_000n);
  const store = stack.use(await openStore(location));
  const seller = await addSeller(location, store, "seller", halfDollar);
  await store.payees.setWallet(seller.workspace, { wallet: publisherWallet, network }, undefined);
  const company = await addCompany(store, "buyer");
  const secret = await store.companies.addSecret(company);
  const authorization = `Basic ${btoa(`${company}:${secret?.secret ?? ""}`)}`;

  /** A server in a process of its own. */
  const start = (environment: Readonly<Record<string, string>> = {}) =>
    startProcess(
      join(import.meta.dirname, "../../server/main.ts"),
      {
        PORT: "0",
        CONSOLE_PORT: "0",
        DATABASE_URL: location.kind === "sqlite" ? location.file : location.url,
        CONSOLE_SECRET: serverSecret.toString("base64url"),
        CONSOLE_URL: "https://console.octroi.example",
        SMTP_URL: "smtp://127.0.0.1:9",
        RATE_LIMIT: "off",
        FACILITATOR_URL: facilitator.url,
        CHAIN_URLS: `${network.id}=${chain.url}`,
        ...environment,
      },
      { face: "Octroi console" },
    );

  async function ask(
    server: { url: string },
    path: string,
    {
      method = "POST",
      body,
      headers = {},
    }: { method?: string; body?: object; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const response = await fetch(new URL(path, server.url), {
      method,
      headers: { authorization, ...(body && { "content-type": "application/json" }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  const kept = stack.move();
  return {
    location,
    chain,
    facilitator,
    buyer,
    store,
    ...seller,
    company,
    secret: secret?.secret ?? "",
    authorization,
    start,
    ask,
    /** A price that is held, and what it asks for. */
    async order(server: { url: string }) {
      const { status, headers, body } = await ask(server, "/v1/market/sites/seller.example.com/orders", {
        body: { offer: seller.offer },
      });
      // A company that holds as many prices as it may waits until some are paid.
      const isTooMany = status === 409 && body.type === "urn:octroi:problem:too-many-orders";
      if (status === 503 || isTooMany) throw new Unavailable();
      if (status !== 402) throw new Error(`Expected 402, found ${status} ${JSON.stringify(body)}`);
      return { id: String(body.id), required: headers.get("payment-required") ?? "" };
    },
    /** An order by card, the same for a key, and its session at Stripe. */
    async checkout(server: { url: string }, key: string): Promise<string> {
      const { status, body } = await ask(server, "/v1/market/sites/seller.example.com/orders", {
        body: { offer: seller.offer, rail: "stripe" },
        headers: { "idempotency-key": key },
      });
      const isTooMany = status === 409 && body.type === "urn:octroi:problem:too-many-orders";
      if (status === 503 || isTooMany) throw new Unavailable();
      if (status !== 201) throw new Error(`Expected 201, found ${status} ${JSON.stringify(body)}`);
      return String(body.checkout).split("/").at(-1) ?? "";
    },
    pay: (server: { url: string }, order: string, signature: string) =>
      ask(server, `/v1/market/orders/${order}`, { headers: { "payment-signature": signature } }),
    look: (server: { url: string }, order: string) =>
      ask(server, `/v1/market/orders/${order}`, { method: "GET" }),
    /** What came to the publisher, in millionths: by the chain, and by the books. */
    async earned() {
      const legs = await store.books.balances({ workspace: seller.workspace, kind: "clearing" });
      return {
        chain: await chain.balanceOf(publisherWallet),
        books: legs.reduce((sum, { amount }) => sum + amount, 0n),
      };
    },
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

export type Market = Awaited<ReturnType<typeof openMarket>>;
