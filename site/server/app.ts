import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { asksEstimate } from "../domain/estimate-address.ts";
import { type ApiServices, createApi } from "./api/index.ts";
import type { Assets } from "./assets.ts";
import { crawlerData } from "./crawler-data.ts";
import { discoveryFiles } from "./discovery.ts";
import type { FormPages } from "./form-pages.ts";
import { generatedRobots } from "./generated-robots.ts";
import { languageChoice } from "./language-choice.ts";
import { llmsTxt } from "./llms.ts";
import { type MetricsPage, metricsPage } from "./metrics-page.ts";
import type { Pages } from "./pages.ts";
import { loggedPath, type Observe, observed } from "./request-log.ts";
import { answer } from "./resource.ts";
import { securityHeaders } from "./security.ts";
import { LineFull } from "./waiting-line.ts";

export interface Services {
  siteUrl: URL;
  pages: Pages;
  assets: Assets;
  /** Pages that answer a form, each made for one visitor. Left out, script alone answers. */
  forms?: FormPages;
  /** When the pages last changed. */
  builtOn: Date;
  api: ApiServices;
  /** Whether storage answers. */
  ready: () => Promise<boolean>;
  /** The counters, for whoever knows the token. Left out, nobody sees them. */
  metrics?: MetricsPage | undefined;
  observe: Observe;
  log: Logger;
}

/** The whole site as a value: give it requests, get answers. It listens to nothing and owns nothing. */
export function createApp(services: Services): Hono {
  const { siteUrl, pages, forms, assets, builtOn, api, ready, metrics, observe, log } = services;
  const discovery = discoveryFiles(siteUrl, builtOn);
  // As it was sent: decoded, a line break in it would match no route, and so meet no header and no log.
  const app = new Hono({ getPath: (request) => new URL(request.url).pathname });

  app.use(observed(observe));
  app.use(securityHeaders(siteUrl));

  app.get("/healthz", (c) => c.json({ ok: true }));
  app.get("/readyz", async (c) => ((await ready()) ? c.json({ ok: true }) : c.json({ ok: false }, 503)));
  if (metrics) app.get("/metrics", metricsPage(metrics));

  app.route("/api", createApi(api, forms?.signup));
  app.route("/", crawlerData(siteUrl));
  app.get("/llms.txt", async (c) => answer(c.req.raw, await llmsTxt(pages, siteUrl)));

  app.get("*", generatedRobots(siteUrl), languageChoice, async (c) => {
    const { path } = c.req;
    if (malformed(path)) return c.text("Malformed address.", 400);
    const file = discovery.get(path) ?? assets.get(path);
    if (file) return answer(c.req.raw, file);
    const canonical = oneSpelling(path);
    if (canonical !== path) return c.redirect(canonical + new URL(c.req.url).search, 308);
    const wanted = {
      pathname: path,
      cookie: c.req.header("cookie"),
      acceptLanguage: c.req.header("accept-language"),
    };
    const estimate = asksEstimate(path, new URL(c.req.url).search)
      ? await forms?.estimate(c.req.raw, wanted)
      : undefined;
    return estimate ?? answer(c.req.raw, await pages.get(wanted));
  });

  app.all("*", (c) => c.text("Method not allowed.", 405, { allow: "GET, HEAD" }));
  app.onError((error, c) => fault(error, c, log));
  return app;
}

/**
 * Without slashes and percent signs that say nothing. Otherwise one page would have thousands of addresses,
 * and fill the memory meant for all of them.
 */
function oneSpelling(path: string): string {
  return path
    .replace(/%[2-7][\da-f]/gi, (code) => {
      const character = decodeURIComponent(code);
      return /[\w.~-]/.test(character) ? character : code;
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

/** No text, or text that no address of ours holds and that no part behind us should have to read. */
function malformed(path: string): boolean {
  try {
    return /\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** The last resort, when not even the error page could be rendered. */
function fault(error: Error, c: Context, log: Logger): Response {
  if (error instanceof LineFull) {
    return c.text(
      "Trop de visites à la fois. Réessayez dans un instant.\nToo many visits at once. Please try again in a moment.\n",
      503,
      { "retry-after": "1" },
    );
  }
  log.error({ err: error, path: loggedPath(c.req.path) }, "request failed");
  return c.text(
    "Une erreur est survenue. Réessayez dans un instant.\nSomething failed. Please try again in a moment.\n",
    500,
  );
}
