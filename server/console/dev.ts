import { createDevServer, devBrowser } from "@octroi/ui/vite/dev-server";
import { bind } from "@octroi/web/http/listen";
import { requestListener } from "@octroi/web/http/request-listener";
import { createLogger } from "@octroi/web/operations/logger";
import { createMetrics } from "../operations/metrics.ts";
import { readConfig } from "./config.ts";
import { createConsole } from "./console.ts";
import { appPages, type Render } from "./pages/app-pages.ts";
import type { App } from "./pages/renderer.ts";
import { openServices } from "./services.ts";

/** The same server over Vite. */
const config = readConfig(process.env);
const { url } = config;
const log = createLogger(config.logLevel);
const metrics = createMetrics();
const services = await openServices(config, log, metrics);
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
  ready: services.ready,
  metrics,
  log,
});
dev.answerWith(requestListener(app, url));
console.log(`Octroi console (development): ${await bind(dev.http, config.host, config.port)}`);

/** Vite has nothing to save: closing it would wait for every module that it still compiles. */
async function stop() {
  await services.close();
  process.exit();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
