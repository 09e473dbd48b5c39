import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { readConfig } from "../config.ts";
import { createApp } from "./app.ts";
import { formPages } from "./form-pages.ts";
import { createMetrics } from "./metrics.ts";
import type { Pages } from "./pages.ts";
import { requestObserver } from "./request-log.ts";
import { resourceOf } from "./resource.ts";
import { booking } from "./security.ts";
import { openServices } from "./services.ts";

/** The same server over Vite: pages are rendered afresh from source, and the browser follows every edit. */
const config = readConfig(process.env);
const log = pino({ level: config.logLevel });
const metrics = createMetrics();
const services = await openServices(config, log, metrics);
const http = createServer();
const vite = await createVite({
  root: new URL("..", import.meta.url).pathname,
  server: { middlewareMode: { server: http } },
});

async function render(request: Request): Promise<Response> {
  // The plugin's virtual module is a ServerBuild by its own contract.
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  return createRequestHandler(build, "development")(request);
}

// Vite's own inline scripts and its socket are part of development, so pages carry no policy here.
const openPolicy = `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: ${booking.script} ${booking.frame}`;

const pages: Pages = {
  kept: () => undefined,
  async get({ pathname, cookie, acceptLanguage }) {
    const url = new URL(config.siteUrl);
    url.pathname = pathname;
    const request = new Request(url, {
      headers: { cookie: cookie ?? "", "accept-language": acceptLanguage ?? "" },
    });
    const response = await render(request);
    const type = response.headers.get("content-type") ?? "text/html; charset=utf-8";
    const headers = {
      ...Object.fromEntries(response.headers),
      "content-type": type,
      "cache-control": "no-store",
      "content-security-policy": openPolicy,
    };
    return resourceOf(await response.text(), headers, response.status);
  },
};
const { siteUrl } = config;
const app = createApp({
  siteUrl,
  pages,
  forms: formPages({ render, siteUrl }),
  assets: new Map(),
  builtOn: new Date(),
  api: services.api,
  ready: services.ready,
  observe: requestObserver(log, metrics),
  log,
});
const listener = getRequestListener(app.fetch);

http.on("request", (request, response) => {
  vite.middlewares(request, response, () => listener(request, response));
});
http.listen(config.port, config.host, () => {
  // A TCP server's address is never a string.
  const { port } = http.address() as AddressInfo;
  console.log(`Octroi (development): http://${config.host}:${port}`);
});

async function stop() {
  http.close();
  http.closeAllConnections();
  await vite.close();
  await services.close();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
