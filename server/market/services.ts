import { brand } from "@octroi/ui/brand/brand";
import type { IsTrusted } from "@octroi/web/http/client-address";
import type { Network } from "@octroi/web/reading/network";
import type { Secrets } from "../../domain/secrets/secrets.ts";
import type { Store } from "../../store/store.ts";
import type { ConsoleServices } from "../console/console.ts";
import type { DnsSettings } from "../console/dns/services.ts";
import { licenseKeysOf } from "../console/licenses/token.ts";
import { askersOf } from "./askers.ts";
import { marketHandlers } from "./handlers.ts";
import { marketDocument } from "./openapi.ts";
import type { CheckoutPages } from "./payments/checkouts.ts";
import { orderPaymentsOf } from "./payments/orders.ts";
import type { Settler } from "./payments/settle.ts";
import { trialHandler } from "./payments/trials.ts";
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
  settle: Settler | undefined;
  checkouts: Pick<CheckoutPages, "open">;
  now?: () => Date;
}

/** What answers companies’ programs. */
export function marketRoutes(
  { url, siteUrl, dns, rateLimit }: MarketSettings,
  { store, secrets, network, isTrusted, settle, checkouts, now = () => new Date() }: MarketParts,
): ConsoleServices["handlers"] {
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
    settle,
    checkouts,
    rateLimit: rateLimit ? store.rateLimit : undefined,
    now,
  });
  const document = marketDocument(url, siteUrl);
  const handlers = marketHandlers({
    url,
    siteUrl,
    store,
    askers,
    payments,
    isProven: proofReader({ network, resolvers: dns.resolvers, userAgent }),
    codeOf: secrets.companyCode,
    receiptPage,
    keysOf: (workspace) => licenseKeysOf(secrets, workspace),
    now,
  });
  return {
    ...handlers,
    marketTrial: trialHandler({ askers, store, payments }),
    marketDocument: (c) => c.json(document, 200, { "cache-control": "public, max-age=300" }),
  };
}
