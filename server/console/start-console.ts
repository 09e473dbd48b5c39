import { fileURLToPath } from "node:url";
import { listen } from "@octroi/web/http/listen";
import { requestListener } from "@octroi/web/http/request-listener";
import { createLogger } from "@octroi/web/operations/logger";
import { assetsIn } from "@octroi/web/pages/assets";
import { stopOnSignal } from "@octroi/web/run";
import type { Environment } from "@octroi/web/settings";
import { createMetrics } from "../operations/metrics.ts";
import { readConfig } from "./config.ts";
import { createConsole } from "./console.ts";
import { appPages } from "./pages/app-pages.ts";
import { builtApp } from "./pages/renderer.ts";
import { openServices } from "./services.ts";

const build = new URL("../../console/build/", import.meta.url);
const previousBuild = new URL("../../console/previous-build/", import.meta.url);

/** Puts everything together, listens, and stops on a signal. Resolves to the address that it listens at. */
export async function startConsole(environment: Environment): Promise<string> {
  const config = readConfig(environment);
  const { host, port, url, metricsToken } = config;
  const log = createLogger(config.logLevel);
  const metrics = createMetrics();
  const services = await openServices(config, log, metrics);
  let stopping = false;
  const ready = async () => !stopping && (await services.ready());

  const app = createConsole({
    url,
    files: assetsIn(fileURLToPath(new URL("client", build)), fileURLToPath(previousBuild)),
    visitorOf: services.visitorOf,
    sessionCookie: services.cookies.session,
    handlers: services.handlers,
    pages: appPages({
      render: await builtApp(build),
      services: services.pages,
      cookies: services.cookies,
      url,
      siteUrl: config.siteUrl,
      isTrusted: services.isTrusted,
    }),
    ready,
    isStopping: () => stopping,
    metricsPage: metricsToken === undefined ? undefined : { token: metricsToken, text: metricsText },
    metrics,
    log,
  });
  const server = await listen(requestListener(app, url, { onBusy: () => metrics.refused("busy") }), {
    host,
    port,
  });

  async function metricsText(): Promise<string> {
    const stored = await services.gauges().catch(() => undefined);
    return metrics.text({ ready: await ready(), connections: await server.connections(), stored });
  }

  /** Not ready from now on, so that a balancer looks elsewhere before the server stops listening. */
  async function stop(afterMs: number) {
    stopping = true;
    services.endStreams();
    await server.stop({ afterMs });
    await services.close();
  }
  stopOnSignal(stop, config.shutdownDelayMs);
  return server.address;
}
