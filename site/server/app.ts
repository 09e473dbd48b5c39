import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { type ApiServices, createApi } from "./api/index.ts";
import type { Assets } from "./assets.ts";
import { crawlerData } from "./crawler-data.ts";
import { discoveryFiles } from "./discovery.ts";
import { llmsTxt } from "./llms.ts";
import type { Pages } from "./pages.ts";
import { requestLog } from "./request-log.ts";
import { answer } from "./resource.ts";
import { securityHeaders } from "./security.ts";

export interface Services {
  siteUrl: URL;
  pages: Pages;
  assets: Assets;
  /** When the pages last changed. */
  builtOn: Date;
  api: ApiServices;
  /** Whether storage answers. */
  ready: () => Promise<boolean>;
  log: Logger;
}

/** The whole site as a value: give it requests, get answers. It listens to nothing and owns nothing. */
export function createApp({ siteUrl, pages, assets, builtOn, api, ready, log }: Services): Hono {
  const discovery = discoveryFiles(siteUrl, builtOn);
  const app = new Hono();

  app.use(requestLog(log));
  app.use(securityHeaders(siteUrl));

  app.get("/healthz", (c) => c.json({ ok: true }));
  app.get("/readyz", async (c) => ((await ready()) ? c.json({ ok: true }) : c.json({ ok: false }, 503)));

  app.route("/api", createApi(api));
  app.route("/", crawlerData(siteUrl));
  app.get("/llms.txt", async (c) => answer(c.req.raw, await llmsTxt(pages, siteUrl)));

  app.get("*", async (c) => {
    const path = new URL(c.req.url).pathname;
    if (malformed(path)) return c.text("Malformed address.", 400);
    const file = discovery.get(path) ?? assets.get(path);
    if (file) return answer(c.req.raw, file);
    const canonical = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
    if (canonical !== path) return c.redirect(canonical + new URL(c.req.url).search, 308);
    const page = await pages.get({
      pathname: path,
      cookie: c.req.header("cookie"),
      acceptLanguage: c.req.header("accept-language"),
    });
    return answer(c.req.raw, page);
  });

  app.all("*", (c) => c.text("Method not allowed.", 405, { allow: "GET, HEAD" }));
  app.onError((error, c) => fault(error, c, log));
  return app;
}

function malformed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return false;
  } catch {
    return true;
  }
}

/** The last resort, when not even the error page could be rendered. */
function fault(error: Error, c: Context, log: Logger): Response {
  log.error({ err: error, path: c.req.path.slice(0, 200) }, "request failed");
  return c.text(
    "Une erreur est survenue. Réessayez dans un instant.\nSomething failed. Please try again in a moment.\n",
    500,
  );
}
