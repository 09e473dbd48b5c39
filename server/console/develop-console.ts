import { createDevServer, devBrowser } from "@octroi/ui/vite/dev-server";
import { bind } from "@octroi/web/http/listen";
import { requestListener } from "@octroi/web/http/request-listener";
import type { Config } from "../config.ts";
import type { ConsoleFace, Running } from "../face.ts";
import { createMetrics } from "../operations/metrics.ts";
import { createConsole } from "./console.ts";
import { type App, appPages, type Render } from "./pages/app-pages.ts";
import { consoleServices } from "./services.ts";

/** The same server over Vite. */
export async function developConsole(config: Config, { store, log, ready }: Running): Promise<ConsoleFace> {
  const { consoleUrl: url } = config;
  const metrics = createMetrics();
  const services = await consoleServices({ ...config, url }, store, log, metrics);
  const dev = await createDevServer(new URL("../../console/", import.meta.url));

  const render: Render = async (request, page) => {
    // By what it is asked for.
    const { rendererFor } = (await dev.load()) as App;
    const response = await rendererFor(devBrowser)(request, page);
    // Vite's own inline scripts and its socket are part of development, so pages carry no policy here.
    response.headers.set(
      "content-security-policy",
      "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws:",
    );
    return response;
  };

  const app = createConsole({
    url,
    files: new Map(),
    visitorOf: services.visitorOf,
    sessionCookie: services.cookies.session,
    handlers: services.handlers,
    pages: appPages({
      render,
      services: services.pages,
      cookies: services.cookies,
      url,
      siteUrl: config.siteUrl,
      isTrusted: services.isTrusted,
      isBuilt: false,
    }),
    ready,
    metrics,
    log,
  });
  dev.answerWith(requestListener(app, url));
  const address = await bind(dev.http, config.host, config.consolePort);
  return { address, collector: services.collectorAt(address), stop: services.close };
}
