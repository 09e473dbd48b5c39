import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { requestListener } from "@octroi/web/http/request-listener";
import { createLogger } from "@octroi/web/operations/logger";
import { addressOf } from "@octroi/web/settings";
import type { ServerBuild } from "react-router";
import { createServer as createVite } from "vite";
import { readConfig } from "../config.ts";
import { createConsole } from "./console.ts";
import { createMetrics } from "./operations/metrics.ts";
import { appPages, type Render } from "./pages/app-pages.ts";
import { appIn } from "./pages/renderer.ts";
import { openServices } from "./services.ts";

/** The same server over Vite: pages are rendered anew from source, and the browser follows every edit. */
const config = readConfig(process.env);
const { url } = config;
const log = createLogger(config.logLevel);
const metrics = createMetrics();
const services = await openServices(config, log, metrics);
const http = createServer();
const vite = await createVite({
  root: new URL("..", import.meta.url).pathname,
  server: {
    middlewareMode: { server: http },
    // Otherwise Vite opens a port of its own, on every address of the machine.
    ws: { server: http },
    // What browsers may ask for by path. The rest of the project holds the console's people and its secret.
    fs: { allow: ["app", "domain", "../packages", "../check/src", "../ui", "../web/src", "../node_modules"] },
  },
});

const render: Render = async (request, page) => {
  // The plugin's virtual module is a ServerBuild by its own contract.
  const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
  const response = await appIn(build, "development")(request, page);
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
  }),
  ready: services.ready,
  metrics,
  log,
});
const listener = requestListener(app, url);
http.on("request", (request, response) =>
  vite.middlewares(request, response, () => listener(request, response)),
);
http.listen(config.port, config.host, () => {
  // A TCP server's address is never a string.
  const { port } = http.address() as AddressInfo;
  console.log(`Octroi console (development): ${addressOf(config.host, port)}`);
});

/** Vite has nothing to save: closing it would wait for every module that it still compiles. */
async function stop() {
  await services.close();
  process.exit();
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);
