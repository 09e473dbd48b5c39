import { fileURLToPath } from "node:url";
import { listen } from "@octroi/web/http/listen";
import { requestListener } from "@octroi/web/http/request-listener";
import { assetsIn } from "@octroi/web/pages/assets";
import type { Config } from "../config.ts";
import type { ConsoleFace, Running } from "../face.ts";
import type { Metrics } from "../operations/metrics.ts";
import { createConsole } from "./console.ts";
import { appPages, builtApp } from "./pages/app-pages.ts";
import { consoleServices } from "./services.ts";

const build = new URL("../../console/build/", import.meta.url);
const previousBuild = new URL("../../console/previous-build/", import.meta.url);

/** Puts the console together and listens. */
export async function startConsole(
  config: Config,
  { store, log, metrics, ready, isStopping }: Running & { metrics: Metrics },
): Promise<ConsoleFace> {
  const { host, consolePort: port, consoleUrl: url, metricsToken } = config;
  const services = await consoleServices({ ...config, url }, store, log, metrics);

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
    isStopping,
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

  async function stop(afterMs: number) {
    services.endStreams();
    await server.stop({ afterMs });
    await services.close();
  }
  const { address } = server;
  return { address, collector: services.collectorAt(address), stop };
}
