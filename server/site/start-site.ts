import { statSync } from "node:fs";
import { brand } from "@octroi/ui/brand/brand";
import { describePlaceholder, placeholdersIn } from "@octroi/ui/brand/placeholders";
import { listen } from "@octroi/web/http/listen";
import { requestListener } from "@octroi/web/http/request-listener";
import { createLogger } from "@octroi/web/operations/logger";
import { stopOnSignal } from "@octroi/web/run";
import type { Environment } from "@octroi/web/settings";
import { readConfig } from "./config.ts";
import { createSiteGate } from "./gate/gate.ts";
import { liveLedger } from "./gate/live-page.ts";
import { readPolicy } from "./gate/site-policy.ts";
import { createMetrics } from "./operations/metrics.ts";
import { filesOf } from "./pages/files.ts";
import { cachedPages } from "./pages/page-cache.ts";
import { statementsOf } from "./pages/policy-statements.ts";
import { pageRenderer } from "./pages/render-page.ts";
import { builtApp } from "./pages/renderer.ts";
import { openServices } from "./services.ts";
import { createSite } from "./site.ts";

/** Puts everything together, listens, and stops on a signal. Resolves to the address that it listens at. */
export async function startSite(environment: Environment): Promise<string> {
  const config = readConfig(environment);
  const { host, port, siteUrl, metricsToken } = config;
  const log = createLogger(config.logLevel);
  const policy = readPolicy(config.policyFile, siteUrl);
  const buildFolder = new URL("../../site/build/", import.meta.url);
  const { render, pageHeads } = await builtApp(buildFolder);
  const metrics = createMetrics();
  const services = await openServices(config, log, metrics);

  if (siteUrl.protocol === "https:") {
    for (const field of placeholdersIn(brand))
      log.warn(`ui/src/brand/brand.ts: ${describePlaceholder(field)}`);
  }
  const gate = createSiteGate({
    policy,
    mode: config.gate,
    licenseKeys: config.licenseKeys,
    visited: services.ledger.count,
    log,
  });
  let stopping = false;
  const ready = async () => !stopping && (await services.ready());

  async function metricsText(): Promise<string> {
    const outboxDepth = await services.outbox.pending().catch(() => undefined);
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
        signUpUrl: config.signUpUrl,
      }),
      live: liveLedger(services.ledger.view),
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
    ledger: services.ledger.view,
    ready,
    isStopping: () => stopping,
    metricsPage: metricsToken === undefined ? undefined : { token: metricsToken, text: metricsText },
    metrics,
    log,
  });
  const server = await listen(requestListener(site, siteUrl, { onBusy: () => metrics.refused("busy") }), {
    host,
    port,
  });

  /** Not ready from now on, so that a balancer looks elsewhere before the server stops listening. */
  async function stop(afterMs: number) {
    stopping = true;
    services.ledger.stream.close();
    await server.stop({ afterMs });
    await gate.flush();
    await services.close();
  }
  stopOnSignal(stop, config.shutdownDelayMs);
  return server.address;
}
