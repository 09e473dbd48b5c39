import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { requestListener } from "@octroi/web/http/request-listener";
import { type DestinationStream, pino } from "pino";
import { afterAll, inject } from "vitest";
import { readConfig } from "../../server/config.ts";
import { createSiteGate } from "../../server/site/gate/gate.ts";
import { readPolicy } from "../../server/site/gate/site-policy.ts";
import { ledgerPage } from "../../server/site/ledger/view.ts";
import { createMetrics } from "../../server/site/operations/metrics.ts";
import { filesOf } from "../../server/site/pages/files.ts";
import { cachedPages } from "../../server/site/pages/page-cache.ts";
import { statementsOf } from "../../server/site/pages/policy-statements.ts";
import { builtApp, pageRenderer, type Render } from "../../server/site/pages/render-page.ts";
import { siteServices } from "../../server/site/services.ts";
import { createSite } from "../../server/site/site.ts";
import { openStore } from "../../store/store.ts";

const build = new URL("../../site/build/", import.meta.url);
export const { render: builtPages, pageHeads } = await builtApp(build);
/** One for all the files that share this process: it lasts as long. */
const config = readConfig({ DATABASE_URL: join(inject("folder"), `${process.pid}.sqlite`) });
const store = await openStore(config.database);
await store.ownSite.ensure("octroi.example");
export const services = siteServices(config, store, pino({ level: "silent" }), createMetrics());

interface SiteOptions {
  url?: string;
  /** Takes the log. Left out, nothing is logged. */
  output?: DestinationStream;
  render?: Render;
  ready?: () => Promise<boolean>;
  api?: typeof services.api;
  market?: typeof services.market;
  metrics?: ReturnType<typeof createMetrics>;
  /** How many unknown crawlers may wait for their page. */
  maxWaiting?: number;
  now?: () => Date;
  gateMode?: "enforce" | "observe" | "off";
}

/** The whole site over the built pages, as `main.ts` puts it together, on a socket of its own. */
export function site({
  url = "https://octroi.example",
  output,
  render = builtPages,
  ready = store.ready,
  api = services.api,
  market = services.market,
  metrics = createMetrics(),
  maxWaiting = 100,
  now = () => new Date(),
  gateMode = "enforce",
}: SiteOptions = {}) {
  const siteUrl = new URL(url);
  const log = output ? pino({ level: "trace" }, output) : pino({ level: "silent" });
  let renders = 0;
  const countingRender: Render = (request, page) => {
    renders += 1;
    return render(request, page);
  };
  const policy = readPolicy(readConfig({}).policyFile, siteUrl);
  const pages = cachedPages({
    renderPage: pageRenderer({ render: countingRender, siteUrl, statements: statementsOf(policy) }),
    live: ledgerPage(services.ledger),
    maxWaiting,
    now,
  });
  const app = createSite({
    siteUrl,
    gate: createSiteGate({ policy, mode: gateMode, licenseKeys: undefined, log }),
    pages,
    ledger: services.ledger,
    market,
    files: filesOf({
      folder: new URL("client", build).pathname,
      siteUrl,
      policy,
      builtOn: new Date("2026-01-02T03:04:05Z"),
      pageHeads,
    }),
    api: { ...api, log },
    ready,
    metrics,
    log,
  });
  const { address, get } = served(requestListener(app, siteUrl));
  return { address, get, renders: () => renders };
}

/** Renders that wait, once `held`, until they are released. */
export function heldRenders() {
  let gate = Promise.withResolvers<void>();
  const render: Render = async (request, page) => {
    await gate.promise;
    return builtPages(request, page);
  };
  return {
    render,
    release: () => gate.resolve(),
    held: () => {
      gate = Promise.withResolvers();
    },
  };
}

/** Serves until the tests are over. */
export function served(listener: RequestListener) {
  const server = createServer(listener);
  const listening = once(server.listen(0, "127.0.0.1"), "listening");
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  async function address(): Promise<string> {
    await listening;
    // A TCP server's address is never a string.
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  /** The answer as it came, compressed or not, without what belongs to the connection. */
  async function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
    const { hostname, port } = new URL(await address());
    const asking = request({ hostname, port, path, method, headers, agent: false });
    asking.end();
    const [answer]: IncomingMessage[] = await once(asking, "response");
    const { date: _, connection: __, ...kept } = answer?.headers ?? {};
    const chunks: Buffer[] = [];
    for await (const chunk of answer ?? []) chunks.push(chunk);
    const status = answer?.statusCode ?? 0;
    const body = status === 304 || status === 204 ? null : Buffer.concat(chunks);
    const pairs = Object.entries(kept).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(body, { status, headers: pairs });
  }
  return { address, get };
}
