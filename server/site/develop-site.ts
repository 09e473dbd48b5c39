import { createDevServer, devBrowser } from "@octroi/ui/vite/dev-server";
import { bind } from "@octroi/web/http/listen";
import { requestListener } from "@octroi/web/http/request-listener";
import { type Resource, resourceOf } from "@octroi/web/http/resource";
import type { PageContext } from "../../site/app/page/context.ts";
import type { Config } from "../config.ts";
import type { Face, Running } from "../face.ts";
import { createSiteGate } from "./gate/gate.ts";
import { readPolicy } from "./gate/site-policy.ts";
import { createMetrics } from "./operations/metrics.ts";
import { booking } from "./pages/booking.ts";
import { filesOf } from "./pages/files.ts";
import type { Pages } from "./pages/page-cache.ts";
import type { App } from "./pages/render-page.ts";
import { siteServices } from "./services.ts";
import { createSite } from "./site.ts";

/** The same server over Vite. */
export async function developSite(
  config: Config,
  { store, log, ready, collector }: Running & { collector: string },
): Promise<Face> {
  const metrics = createMetrics();
  const services = siteServices(config, store, log, metrics);
  const dev = await createDevServer(new URL("../../site/", import.meta.url));

  const { siteUrl } = config;
  const policy = readPolicy(config.policyFile, siteUrl);

  // By what it is asked for.
  const appNow = async () => (await dev.load()) as App;

  async function renderNow(address: string, page: Omit<PageContext, "today">): Promise<Resource> {
    const render = (await appNow()).rendererFor(devBrowser);
    const ledger = await services.ledger().catch(() => undefined);
    const today = new Date().toISOString().slice(0, 10);
    const response = await render(new Request(new URL(address, siteUrl)), {
      ...page,
      ledger,
      today,
      signUpUrl: new URL("/sign-up", config.consoleUrl).href,
      payouts: config.payouts,
    });
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      // Vite's own inline scripts and its socket are part of development, so pages carry no policy here.
      "content-security-policy": `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: ${booking.script} ${booking.frame}`,
    };
    return resourceOf(await response.text(), headers, {
      status: response.status,
      thorough: false,
    });
  }

  const pages: Pages = {
    cached: () => undefined,
    get: (address, language) => renderNow(address, { language }),
    getLive: renderNow,
    getPrivate: renderNow,
  };
  const { pageHeads } = await appNow();
  const gate = createSiteGate({
    policy,
    mode: config.gate,
    licenseKeys: config.licenseKeys,
    report: collector,
    log,
  });
  const site = requestListener(
    createSite({
      siteUrl,
      gate,
      pages,
      files: filesOf({ siteUrl, policy, builtOn: new Date(), pageHeads }),
      api: services.api,
      ledger: services.ledger,
      market: services.market,
      ready,
      metrics,
      log,
    }),
    siteUrl,
  );

  dev.answerWith(site);
  return {
    address: await bind(dev.http, config.host, config.sitePort),
    async stop() {
      await gate.flush();
      await services.close();
    },
  };
}
