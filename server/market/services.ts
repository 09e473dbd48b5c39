import { brand } from "@octroi/ui/brand/brand";
import type { IsTrusted } from "@octroi/web/http/client-address";
import type { Network } from "@octroi/web/reading/network";
import type { Store } from "../../store/store.ts";
import type { ConsoleServices } from "../console/console.ts";
import { askersOf } from "./askers.ts";
import { marketHandlers } from "./handlers.ts";
import { orderPaymentsOf } from "./payments/orders.ts";
import type { Settler } from "./payments/settle.ts";
import { signatureReader } from "./signatures.ts";

interface MarketSettings {
  url: URL;
  siteUrl: URL;
  rateLimit: boolean;
}

interface MarketParts {
  store: Store;
  network: Network;
  isTrusted: IsTrusted;
  /** None where nothing is paid by x402. */
  settle: Settler | undefined;
  now?: () => Date;
}

/** What answers companies’ programs. */
export function marketRoutes(
  { url, siteUrl, rateLimit }: MarketSettings,
  { store, network, isTrusted, settle, now = () => new Date() }: MarketParts,
): ConsoleServices["handlers"] {
  const readSignature = signatureReader({
    network,
    userAgent: `${brand.name}-Market/1.0 (+${new URL("/market", siteUrl).href})`,
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
  const payments = orderPaymentsOf({ url, ...store, settle, now });
  return marketHandlers({ url, store, askers, payments, now });
}
