import { Hono } from "hono";
import type { Logger } from "pino";
import { asksEstimate } from "../domain/estimate/address.ts";
import { languageOf } from "../domain/language/language.ts";
import { ledgerFile } from "../domain/ledger/report.ts";
import { choiceAt } from "../domain/pages/language-choice.ts";
import { generatedRobotsPath, splitPath } from "../domain/pages/pages.ts";
import { asksSelection } from "../domain/robots/bot-selection.ts";
import { type ApiServices, createApi } from "./api/index.ts";
import { ledgerFileHandler } from "./gate/ledger-file.ts";
import type { LedgerView } from "./gate/ledger-view.ts";
import { type MetricsPage, metricsPage } from "./operations/metrics-page.ts";
import { loggedPath, type Observe, observed } from "./operations/request-log.ts";
import type { FormPages } from "./pages/form-pages.ts";
import { generatedRobots } from "./pages/generated-robots.ts";
import { languageChoice } from "./pages/language-choice.ts";
import { responseFor } from "./pages/negotiation.ts";
import type { Pages } from "./pages/page-cache.ts";
import { securityHeaders } from "./pages/security.ts";
import { hasDotSegment } from "./pages/spelling.ts";
import { failed, notAllowed } from "./sentences.ts";

export interface AppServices {
  siteUrl: URL;
  pages: Pages;
  /** Pages that answer a form, each made for one visitor. Left out, script alone answers. */
  forms?: FormPages;
  api: ApiServices;
  ledger: { view: LedgerView };
  /** Whether storage answers. */
  ready: () => Promise<boolean>;
  /** Whether the server is about to end. Left out, it is not. */
  isStopping?: () => boolean;
  /** The counters, for whoever knows the token. Left out, nobody sees them. */
  metrics?: MetricsPage | undefined;
  observe: Observe;
  log: Pick<Logger, "error">;
}

/** All that is made for each who asks: the API, the checks, what forms ask for. Pages and files: `answer.ts`. */
export function createApp(services: AppServices): Hono {
  const {
    siteUrl,
    pages,
    forms,
    api,
    ledger,
    ready,
    metrics,
    observe,
    log,
    isStopping = () => false,
  } = services;
  // As it was sent: decoded, a line break in it would match no route, and so meet no header and no log.
  const app = new Hono({ getPath: (request) => new URL(request.url).pathname });
  app.use(observed(observe));
  app.use(securityHeaders(siteUrl));
  // A server that is stopping still answers, and says so: a balancer takes whoever comes next elsewhere.
  app.get("/healthz", (c) => (isStopping() ? c.json({ ok: false }, 503) : c.json({ ok: true })));
  app.get("/readyz", async (c) => ((await ready()) ? c.json({ ok: true }) : c.json({ ok: false }, 503)));
  if (metrics) app.get("/metrics", metricsPage(metrics));
  app.get(ledgerFile, ledgerFileHandler(ledger.view));
  app.route("/api", createApi(api, forms?.signup));
  app.get("*", generatedRobots(siteUrl), languageChoice(siteUrl), async (c, next) => {
    if (!forms || !asksOfPage(c.req.path, new URL(c.req.url).search)) return next();
    const language = languageOf({
      prefix: splitPath(c.req.path).prefix,
      cookie: c.req.header("cookie"),
      acceptLanguage: c.req.header("accept-language"),
    });
    const asked = await forms.asked(c.req.raw, language);
    return asked ?? responseFor(c.req.raw, await pages.get(c.req.path, language));
  });
  app.all("*", (c) => c.text(notAllowed, 405, { allow: "GET, HEAD" }));
  app.onError((error, c) => {
    log.error({ err: error, path: loggedPath(c.req.path) }, "request failed");
    return c.text(failed, 500);
  });
  return app;
}

const exact = new Set(["/healthz", "/readyz", ledgerFile]);

/** Whether the page depends on its query before any script has run. */
function asksOfPage(path: string, query: string): boolean {
  return asksEstimate(path, query) || asksSelection(path, query);
}

/** Whether a path and its query are the app's to answer. */
export function isMadeForEach(path: string, query: string): boolean {
  // The app would read `/api/../pricing` as `/pricing`, which is not its own.
  if (hasDotSegment(path)) return false;
  return (
    path === "/api" ||
    path.startsWith("/api/") ||
    exact.has(path) ||
    choiceAt(path) !== undefined ||
    splitPath(path).path === generatedRobotsPath ||
    (query !== "" && asksOfPage(path, query))
  );
}
