import { brand } from "@octroi/ui/brand/brand";
import type { IsTrusted } from "@octroi/web/http/client-address";
import type { Network } from "@octroi/web/reading/network";
import type { PageServices } from "../../console/app/page/context.ts";
import type { Secrets } from "../../domain/secrets/secrets.ts";
import type { Store } from "../../store/store.ts";
import type { ConsoleServices } from "../console/console.ts";
import type { DnsSettings } from "../console/dns/services.ts";
import { licenseKeysOf } from "../console/licenses/token.ts";
import { type Askers, askersOf } from "./askers.ts";
import { type DomainAccounts, domainAccounts } from "./domain-accounts.ts";
import { marketHandlers } from "./handlers.ts";
import { marketDocument } from "./openapi.ts";
import { cardPurchases } from "./payments/card-purchases.ts";
import type { CheckoutPages } from "./payments/checkouts.ts";
import { orderPaymentsOf, type X402 } from "./payments/orders.ts";
import { trialHandler } from "./payments/trials.ts";
import { quoteAt } from "./quote-at.ts";
import { proofReader } from "./read-proof.ts";
import { receiptPageOf } from "./receipt-files.ts";
import { signatureReader } from "./signatures.ts";

interface MarketSettings {
  url: URL;
  siteUrl: URL;
  dns: Pick<DnsSettings, "resolvers">;
  rateLimit: boolean;
}

interface MarketParts {
  store: Store;
  secrets: Pick<Secrets, "companyCode" | "receiptKey" | "licenseKeyOf">;
  network: Network;
  isTrusted: IsTrusted;
  /** None where nothing is paid by x402. */
  x402: X402 | undefined;
  checkouts: Pick<CheckoutPages, "open" | "openedFor" | "wasGivenUp">;
  now?: () => Date;
}

interface Market {
  /** What answers companies’ programs. */
  handlers: ConsoleServices["handlers"];
  /** What pages do for the people of companies: the same, without a program. */
  pages: PageServices["market"];
}

/** Where companies buy. */
export function marketOf(
  { url, siteUrl, dns, rateLimit }: MarketSettings,
  { store, secrets, network, isTrusted, x402, checkouts, now = () => new Date() }: MarketParts,
): Market {
  const userAgent = `${brand.name}-Market/1.0 (+${new URL("/market", siteUrl).href})`;
  const readSignature = signatureReader({
    network,
    userAgent,
    firstUse: store.companies.firstUse,
    now,
  });
  const askers = askersOf({
    url,
    companies: store.companies,
    readSignature,
    isTrusted,
    rateLimit: rateLimit ? store.rateLimit : undefined,
  });
  const receiptPage = receiptPageOf(url, secrets);
  const payments = orderPaymentsOf({
    url,
    receiptPage,
    orders: store.orders,
    payments: store.payments,
    x402,
    checkouts,
    rateLimit: rateLimit ? store.rateLimit : undefined,
    now,
  });
  const document = marketDocument(url, siteUrl);
  const accounts = domainAccounts({
    companies: store.companies,
    askers,
    isProven: proofReader({ network, resolvers: dns.resolvers, userAgent }),
    codeOf: secrets.companyCode,
  });
  const quote = quoteAt({ ...store, isAway: () => x402?.isAway() ?? false });
  const handlers = marketHandlers({
    url,
    siteUrl,
    store,
    askers,
    accounts,
    quote,
    payments,
    receiptPage,
    keysOf: (workspace) => licenseKeysOf(secrets, workspace),
    now,
  });
  return {
    handlers: {
      ...handlers,
      marketTrial: trialHandler({ askers, store, payments }),
      marketDocument: (c) => c.json(document, 200, { "cache-control": "public, max-age=300" }),
    },
    pages: {
      ...accountPages(accounts, askers),
      findProof: store.companies.findProof,
      payByCard: cardPurchases({ ...store, askers, quote, checkouts, receiptPage, now }),
    },
  };
}

/** A page is opened by whoever likes: what it asks for counts as what a program asks for without a key. */
function accountPages(
  accounts: DomainAccounts,
  { countStranger }: Pick<Askers, "countStranger">,
): Pick<PageServices["market"], "beginAccount" | "finishAccount"> {
  return {
    beginAccount: async (asked, client) => (await countStranger(client)) ?? accounts.begin(asked, client),
    finishAccount: async (proof, code, client) =>
      (await countStranger(client)) ?? accounts.finish(proof, code),
  };
}
