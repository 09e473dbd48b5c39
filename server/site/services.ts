import { checkerAgent } from "@octroi/check/places";
import { cachedRobots, robotsCacheLimits, robotsFetcher } from "@octroi/check/reading/fetch-robots";
import { cachedVisits, siteReader, visitCacheLimits } from "@octroi/check/reading/read-site";
import type { Allowance } from "@octroi/database/memory-counter";
import { proxyList } from "@octroi/web/http/client-address";
import type { Log } from "@octroi/web/operations/log";
import type { GateMode } from "../../site/domain/ledger/report.ts";
import { pages } from "../../site/domain/pages/pages.ts";
import { readerAgent } from "../../site/domain/robots/request.ts";
import type { Store } from "../../store/store.ts";
import type { WaitlistNotices } from "../../store/waitlist.ts";
import type { ApiServices } from "./api/index.ts";
import { type LedgerView, ledgerView } from "./ledger/view.ts";
import { type MarketCache, marketCache } from "./market/market.ts";
import type { Metrics } from "./operations/metrics.ts";
import { startNotices, type Webhook } from "./operations/notices.ts";
import { startWaitlistRetention } from "./operations/retention.ts";

/** Far above what an office behind one address sends, far below what a flood needs. */
const signupAllowances = {
  "signup-10min": { requests: 120, seconds: 10 * 60 },
  "signup-day": { requests: 1_000, seconds: 24 * 60 * 60 },
};

/** More sites than a person looks at, fewer than a survey of the web needs. */
const fetchAllowances = {
  "fetch-10min": { requests: 30, seconds: 10 * 60 },
  "fetch-day": { requests: 300, seconds: 24 * 60 * 60 },
};

export interface ServiceSettings {
  rateLimit: boolean;
  /** Whether the tester and the check-up may ask other sites for their files. */
  robotsFetch: boolean;
  gate: GateMode;
  siteUrl: URL;
  consoleUrl: URL;
  trustProxy: readonly string[];
  webhook: Webhook | undefined;
}

export interface Services extends AsyncDisposable {
  api: ApiServices;
  ledger: LedgerView;
  market: MarketCache;
  notices: Pick<WaitlistNotices, "pending">;
  close(): Promise<void>;
}

/** Starts what the site does on its own; `close` ends it, and leaves the store open. */
export function siteServices(
  settings: ServiceSettings,
  store: Pick<
    Store,
    "rounds" | "waitlist" | "waitlistNotices" | "shares" | "visits" | "listings" | "rateLimit"
  >,
  log: Log,
  metrics: Metrics,
): Services {
  const { rateLimit, robotsFetch, siteUrl, trustProxy, webhook } = settings;
  const limits = (allowances: Record<string, Allowance>) =>
    rateLimit ? Object.entries(allowances).map(([name, allowance]) => store.rateLimit(name, allowance)) : [];
  const perClient = rateLimit ? {} : { maxPerClient: Number.POSITIVE_INFINITY };
  const stopRetention = startWaitlistRetention(store, log);
  const stopNotices =
    webhook === undefined ? async () => {} : startNotices(store.waitlistNotices, webhook, log);

  async function close(): Promise<void> {
    await Promise.all([stopRetention(), stopNotices()]);
  }
  return {
    api: {
      waitlist: store.waitlist,
      signupLimits: limits(signupAllowances),
      fetchRobots: robotsFetch
        ? cachedRobots(robotsFetcher(readerAgent(siteUrl.origin)), { ...robotsCacheLimits, ...perClient })
        : undefined,
      visitSite: robotsFetch
        ? cachedVisits(siteReader(checkerAgent(new URL(pages.siteCheck, siteUrl))), {
            ...visitCacheLimits,
            ...perClient,
          })
        : undefined,
      fetchLimits: limits(fetchAllowances),
      siteUrl,
      isTrusted: proxyList(trustProxy),
      count: metrics,
      log,
    },
    ledger: ledgerView(store, settings),
    market: marketCache(store.listings, settings),
    notices: store.waitlistNotices,
    close,
    [Symbol.asyncDispose]: close,
  };
}
