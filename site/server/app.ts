import { Hono } from "hono";
import type { Logger } from "pino";
import { type ApiServices, createApi } from "./api/index.ts";
import { type MetricsPage, metricsPage } from "./operations/metrics-page.ts";
import { loggedPath, type Observe, observed } from "./operations/request-log.ts";
import { securityHeaders } from "./pages/security.ts";

export interface AppServices {
  siteUrl: URL;
  api: ApiServices;
  /** Whether storage answers. */
  ready: () => Promise<boolean>;
  /** The counters, for whoever knows the token. Left out, nobody sees them. */
  metrics?: MetricsPage | undefined;
  observe: Observe;
  log: Pick<Logger, "error">;
}

/** Everything that programs ask for and that is made for each of them. Pages and files: `answer.ts`. */
export function createApp({ siteUrl, api, ready, metrics, observe, log }: AppServices): Hono {
  // As it was sent: decoded, a line break in it would match no route, and so meet no header and no log.
  const app = new Hono({ getPath: (request) => new URL(request.url).pathname });
  app.use(observed(observe));
  app.use(securityHeaders(siteUrl));
  app.get("/healthz", (c) => c.json({ ok: true }));
  app.get("/readyz", async (c) => ((await ready()) ? c.json({ ok: true }) : c.json({ ok: false }, 503)));
  if (metrics) app.get("/metrics", metricsPage(metrics));
  app.route("/api", createApi(api));
  app.all("*", (c) => c.text("Method not allowed.", 405, { allow: "GET, HEAD" }));
  app.onError((error, c) => {
    log.error({ err: error, path: loggedPath(c.req.path) }, "request failed");
    return c.text("Something failed. Please try again in a moment.\n", 500);
  });
  return app;
}
