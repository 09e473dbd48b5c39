import type { Gate } from "@octroi/edge";
import { rateLimited } from "@octroi/web/http/rate-limited";
import { createRefusalOf } from "@octroi/web/http/refusal-of";
import { createNodeApp, type NodeEnv } from "@octroi/web/http/request-listener";
import { isMalformed } from "@octroi/web/http/request-path";
import { sameOrigin } from "@octroi/web/http/same-origin";
import { securityHeaders } from "@octroi/web/http/security-headers";
import { type MetricsPage, metricsPage } from "@octroi/web/operations/metrics-page";
import { loggedPath, requestLog } from "@octroi/web/operations/request-log";
import { version } from "@octroi/web/version";
import type { Handler, Hono, MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { Logger } from "pino";
import { marketAt } from "../../site/domain/market/address.ts";
import { pages as pagePaths } from "../../site/domain/pages/pages.ts";
import { type StatusRoute, sharedFiles } from "../../site/domain/pages/routes.ts";
import { type ApiServices, createApi } from "./api/index.ts";
import { createSignUp } from "./api/sign-up.ts";
import { withGate } from "./gate/gate.ts";
import { type LedgerView, ledgerFileHandler } from "./ledger/view.ts";
import type { MarketCache } from "./market/market.ts";
import type { Metrics } from "./operations/metrics.ts";
import type { Files } from "./pages/files.ts";
import { generatedRobots } from "./pages/generated-robots.ts";
import { languageChoice } from "./pages/language-choice.ts";
import type { Pages } from "./pages/page-cache.ts";
import { createPageHandler } from "./pages/page-handler.ts";
import { signupForm } from "./pages/signup-form.ts";
import { sitemapHandler } from "./pages/sitemap.ts";

export interface SiteServices {
  siteUrl: URL;
  gate: Gate;
  pages: Pages;
  files: Files;
  api: ApiServices;
  ledger: LedgerView;
  market: MarketCache;
  /** Whether storage answers. */
  ready: () => Promise<boolean>;
  /** Whether the server is about to end. Left out, it is not. */
  isStopping?: () => boolean;
  /** The counters, for whoever knows the token. Left out, nobody sees them. */
  metricsPage?: MetricsPage | undefined;
  metrics: Pick<Metrics, "answered">;
  log: Pick<Logger, "info" | "error">;
}

/** The whole site as a value: give it requests, get answers. It listens to nothing and owns nothing. */
export function createSite(services: SiteServices): Hono<NodeEnv> {
  const { siteUrl, gate, pages, files, api, ledger, market, ready, isStopping = () => false, log } = services;
  const statusRoutes: Record<StatusRoute, Handler> = {
    // A server that is stopping still answers, and says so: a balancer takes whoever comes next elsewhere.
    "/healthz": (c) => (isStopping() ? c.json({ ok: false, version }, 503) : c.json({ ok: true, version })),
    "/readyz": async (c) => ((await ready()) ? c.json({ ok: true }) : c.json({ ok: false }, 503)),
    "/metrics": services.metricsPage ? metricsPage(services.metricsPage) : (c) => page(c),
    "/ledger.json": ledgerFileHandler(ledger),
  };
  const page = createPageHandler({ files, pages, market });
  const app = createNodeApp<NodeEnv>();

  app.use(requestLog(log, services.metrics));
  app.use(securityHeaders(siteUrl));
  app.use(async (c, next) => (isMalformed(c.req.path) ? c.text(malformed, 400) : next()));
  const gated = withGate(gate, api.isTrusted);
  // Whoever is asked to pay, here as elsewhere, is led to the market: it answers everybody.
  app.use((c, next) => (marketAt(c.req.path) === undefined ? gated(c, next) : next()));

  for (const path of sharedFiles) app.use(path, forAnySite);
  for (const [path, handler] of Object.entries(statusRoutes)) app.get(path, handler);
  const sitemap = files.get("/sitemap.xml");
  if (sitemap) app.get("/sitemap.xml", sitemapHandler({ own: sitemap, market, siteUrl }));
  app.route("/", createApi(api));
  for (const path of [pagePaths.waitlist, `/:language{fr|en}${pagePaths.waitlist}`]) {
    app.route(path, postedSignups());
  }
  app.get("*", generatedRobots(siteUrl), languageChoice(siteUrl), page);
  app.all("*", (c) => c.text(notAllowed, 405, { allow: "GET, HEAD" }));

  app.onError((error, c) => {
    log.error({ err: error, path: loggedPath(c.req.path) }, "request failed");
    return c.text(failed, 500);
  });
  return app;

  function postedSignups() {
    const { waitlist, signupLimits, isTrusted, count } = api;
    return signupForm({
      signUp: createSignUp(waitlist, count),
      pages,
      guards: [sameOrigin(siteUrl), rateLimited(signupLimits, isTrusted)],
      refusalOf: createRefusalOf(count, api.log),
    });
  }
}

/** Scripts of any site may read these files: they hold nothing that is not public. */
const allowReading = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD"],
  // Browsers ask first when a script sends its own If-None-Match.
  allowHeaders: ["If-None-Match"],
  exposeHeaders: ["ETag"],
  maxAge: 86_400,
});

const forAnySite: MiddlewareHandler = async (c, next) => {
  const preflight = await allowReading(c, next);
  c.header("cross-origin-resource-policy", "cross-origin");
  return preflight;
};

const malformed = "Adresse mal formée.\nMalformed address.\n";
const notAllowed = "Méthode non autorisée.\nMethod not allowed.\n";
const failed =
  "Une erreur est survenue. Réessayez dans un instant.\nSomething failed. Please try again in a moment.\n";
