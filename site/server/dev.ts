import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { headersFor } from "../app/ledger/report-header.ts";
import { readConfig } from "../config.ts";
import { languageKey } from "../domain/language/language.ts";
import { proxyList } from "./api/client-address.ts";
import { gated } from "./gate/gate.ts";
import { visitCounter } from "./gate/visit-counter.ts";
import { logOutput } from "./operations/log-output.ts";
import { createMetrics } from "./operations/metrics.ts";
import { requestObserver } from "./operations/request-log.ts";
import { filesOf } from "./pages/files.ts";
import type { Pages } from "./pages/page-cache.ts";
import { resourceOf } from "./pages/resource.ts";
import { booking } from "./pages/security.ts";
import { readPolicy } from "./policy/site-policy.ts";
import { openServices } from "./services.ts";
import { createSite } from "./site.ts";

/** The same server over Vite: pages are rendered afresh from source, and the browser follows every edit. */
const config = readConfig(process.env);
const output = logOutput();
const log = pino({ level: config.logLevel }, output);
const metrics = createMetrics();
const services = await openServices(config, log, metrics);
const http = createServer();
const vite = await createVite({
  root: new URL("..", import.meta.url).pathname,
  server: {
    middlewareMode: { server: http },
    // Otherwise Vite opens a port of its own, on every address of the machine.
    ws: { server: http },
    // What browsers may ask for by path. The rest of the project holds the people on the waitlist.
    fs: { allow: ["app", "domain", "../packages", "../node_modules"] },
  },
});

const { siteUrl } = config;
const policy = readPolicy(config.policyFile, siteUrl);

async function render(request: Request): Promise<Response> {
  // The plugin's virtual module is a ServerBuild by its own contract.
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  return createRequestHandler(build, "development")(request);
}

const pages: Pages = {
  kept: () => undefined,
  async get(pathname, language) {
    const url = new URL(siteUrl);
    url.pathname = pathname;
    const ledger = await services.ledger.view().then(headersFor, () => ({}));
    const request = new Request(url, { headers: { ...ledger, cookie: `${languageKey}=${language}` } });
    const response = await render(request);
    const headers = {
      ...Object.fromEntries(response.headers),
      "content-type": response.headers.get("content-type") ?? "text/html; charset=utf-8",
      "cache-control": "no-store",
      // Vite's own inline scripts and its socket are part of development, so pages carry no policy here.
      "content-security-policy": `default-src 'self' 'unsafe-inline' 'unsafe-eval' data: ws: ${booking.script} ${booking.frame}`,
    };
    return resourceOf(await response.text(), headers, { status: response.status, kept: false });
  },
};
const site = createSite({
  siteUrl,
  pages,
  files: filesOf({ siteUrl, policy, builtOn: new Date(), pages }),
  api: services.api,
  ledger: services.ledger,
  ready: services.ready,
  observe: requestObserver(log.isLevelEnabled("info") ? output : undefined, metrics),
  log,
});

const gate = gated(
  (request, response) => vite.middlewares(request, response, () => site(request, response)),
  {
    siteUrl,
    policy,
    mode: config.gate,
    trusted: proxyList(config.trustProxy),
    visited: visitCounter(services.ledger, metrics, log),
    log,
  },
);
http.on("request", gate);
http.listen(config.port, config.host, () => {
  // A TCP server's address is never a string.
  const { port } = http.address() as AddressInfo;
  console.log(`Octroi (development): http://${config.host}:${port}`);
});

/** Vite has nothing to save: closing it would wait for every module that it still compiles. */
async function stop() {
  await gate.flush();
  await services.close();
  process.exit();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
