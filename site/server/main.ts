import "./production.ts";
import { statSync } from "node:fs";
import { pino } from "pino";
import { readConfig } from "../config.ts";
import { brand } from "../domain/brand/brand.ts";
import { placeholdersIn, toldOf } from "../domain/brand/placeholders.ts";
import { languages } from "../domain/language/language.ts";
import { proxyList } from "./api/client-address.ts";
import { gated } from "./gate/gate.ts";
import { liveLedger } from "./gate/live-page.ts";
import { visitCounter } from "./gate/visit-counter.ts";
import { listen } from "./http/listen.ts";
import { logOutput } from "./operations/log-output.ts";
import { createMetrics } from "./operations/metrics.ts";
import { requestObserver } from "./operations/request-log.ts";
import { filesOf } from "./pages/files.ts";
import { formPages } from "./pages/form-pages.ts";
import { cachedPages } from "./pages/page-cache.ts";
import { builtRenderer } from "./pages/renderer.ts";
import { readPolicy } from "./policy/site-policy.ts";
import { statementsOf } from "./policy/statements.ts";
import { openServices } from "./services.ts";
import { createSite } from "./site.ts";

const config = readConfig(process.env);
const output = logOutput();
const log = pino({ level: config.logLevel }, output);
const { host, port, siteUrl, metricsToken } = config;
const policy = readPolicy(config.policyFile, siteUrl);
const buildFolder = new URL("../build/", import.meta.url);
const render = await builtRenderer(buildFolder);
const metrics = createMetrics();
const services = await openServices(config, log, metrics);

if (siteUrl.protocol === "https:") {
  for (const field of placeholdersIn(brand)) log.warn(`site/domain/brand/brand.ts: ${toldOf(field)}`);
}
const statements = statementsOf(policy);
const pages = cachedPages({
  render,
  siteUrl,
  statements,
  live: liveLedger(services.ledger.view),
});
const files = filesOf({
  folder: new URL("client", buildFolder).pathname,
  siteUrl,
  policy,
  builtOn: statSync(new URL("server/index.js", buildFolder)).mtime,
  pages,
});
let stopping = false;
const ready = async () => !stopping && (await services.ready());

async function metricsText(): Promise<string> {
  const outboxDepth = await services.outbox.pending().catch(() => undefined);
  return metrics.text({ ready: await ready(), connections: await server.connections(), outboxDepth });
}

const site = createSite({
  siteUrl,
  pages,
  forms: formPages({ render, siteUrl, statements }),
  files,
  api: services.api,
  ledger: services.ledger,
  ready,
  isStopping: () => stopping,
  metrics: metricsToken === undefined ? undefined : { token: metricsToken, text: metricsText },
  observe: requestObserver(log.isLevelEnabled("info") ? output : undefined, metrics),
  log,
});
const gate = gated(site, {
  siteUrl,
  policy,
  mode: config.gate,
  trusted: proxyList(config.trustProxy),
  visited: visitCounter(services.ledger, metrics, log),
  log,
});
// A process makes its first page slowly. Strangers ask for what does not exist by the hundred: that is ready.
for (const language of languages) await pages.get("/not-found", language);
const server = await listen(gate, { host, port });

/** Not ready from now on, so that a balancer looks elsewhere before the door closes. */
async function stop(afterMs: number) {
  stopping = true;
  services.ledger.stream.close();
  await server.stop({ afterMs });
  await gate.flush();
  await services.close();
}
process.once("SIGTERM", () => stop(config.shutdownDelayMs));
process.once("SIGINT", () => stop(0));
// Last: whoever waits for this line may stop the server the moment it appears.
console.log(`Octroi: ${server.address}`);
