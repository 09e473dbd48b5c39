import { statSync } from "node:fs";
import { brand } from "@octroi/ui/brand/brand";
import { describePlaceholder, placeholdersIn } from "@octroi/ui/brand/placeholders";
import { listen } from "@octroi/web/http/listen";
import { requestListener } from "@octroi/web/http/request-listener";
import type { Config } from "../config.ts";
import type { Face, Running } from "../face.ts";
import { createSiteGate } from "./gate/gate.ts";
import { readPolicy } from "./gate/site-policy.ts";
import { ledgerPage } from "./ledger/view.ts";
import type { Metrics } from "./operations/metrics.ts";
import { filesOf } from "./pages/files.ts";
import { cachedPages } from "./pages/page-cache.ts";
import { statementsOf } from "./pages/policy-statements.ts";
import { builtApp, pageRenderer } from "./pages/render-page.ts";
import { siteServices } from "./services.ts";
import { createSite } from "./site.ts";

/** Puts the site together and listens. */
export async function startSite(
  config: Config,
  {
    store,
    log,
    metrics,
    ready,
    isStopping,
    signUpUrl,
    collector,
  }: Running & { metrics: Metrics; signUpUrl: URL; collector: string },
): Promise<Face> {
  const { host, sitePort: port, siteUrl, metricsToken } = config;
  const policy = readPolicy(config.policyFile, siteUrl);
  const buildFolder = new URL("../../site/build/", import.meta.url);
  const { render, pageHeads } = await builtApp(buildFolder);
  const services = siteServices({ ...config, consoleUrl: signUpUrl }, store, log, metrics);

  if (siteUrl.protocol === "https:") {
    for (const field of placeholdersIn(brand))
      log.warn(`ui/src/brand/brand.ts: ${describePlaceholder(field)}`);
  }
  const gate = createSiteGate({
    policy,
    mode: config.gate,
    licenseKeys: config.licenseKeys,
    report: collector,
    log,
  });

  async function metricsText(): Promise<string> {
    const outboxDepth = await services.notices.pending().catch(() => undefined);
    return metrics.text({ ready: await ready(), connections: await server.connections(), outboxDepth });
  }

  const site = createSite({
    siteUrl,
    gate,
    pages: cachedPages({
      renderPage: pageRenderer({
        render,
        siteUrl,
        statements: statementsOf(policy),
        signUpUrl,
        payouts: config.payouts,
      }),
      live: ledgerPage(services.ledger),
    }),
    files: filesOf({
      folder: new URL("client", buildFolder).pathname,
      previousFolder: new URL("../../site/previous-build/", import.meta.url).pathname,
      siteUrl,
      policy,
      builtOn: statSync(new URL("server/index.js", buildFolder)).mtime,
      pageHeads,
    }),
    api: services.api,
    ledger: services.ledger,
    market: services.market,
    ready,
    isStopping,
    metricsPage: metricsToken === undefined ? undefined : { token: metricsToken, text: metricsText },
    metrics,
    log,
  });
  const server = await listen(requestListener(site, siteUrl, { onBusy: () => metrics.refused("busy") }), {
    host,
    port,
  });

  async function stop(afterMs: number) {
    await server.stop({ afterMs });
    await gate.flush();
    await services.close();
  }
  return { address: server.address, stop };
}
