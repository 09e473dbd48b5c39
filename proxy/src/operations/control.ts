import { type MetricsPage, metricsPage } from "@octroi/web/operations/metrics-page";
import { Hono } from "hono";
import type { Sites } from "../sites.ts";

export interface ControlServices {
  sites: Pick<Sites, "get" | "count">;
  isStopping(): boolean;
  metricsPage: MetricsPage | undefined;
}

/**
 * What the machine itself asks the proxy, on a port that no visit comes to. `/ask` is Caddy's question before it obtains
 * a certificate: answered from memory, and with no for whatever is not known to be ours.
 */
export function createControl({ sites, isStopping, metricsPage: page }: ControlServices): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  app.get("/ask", (c) => {
    if (sites.count() === undefined) return c.text("no list of hosts yet\n", 503);
    const isOurs = sites.get((c.req.query("domain") ?? "").toLowerCase()) !== undefined;
    return isOurs ? c.text("yes\n") : c.text("no\n", 404);
  });
  app.get("/healthz", (c) => (isStopping() ? c.text("stopping\n", 503) : c.text("ok\n")));
  app.get("/readyz", (c) => {
    const isReady = !isStopping() && sites.count() !== undefined;
    return isReady ? c.text("ready\n") : c.text("not ready\n", 503);
  });
  if (page !== undefined) app.get("/metrics", metricsPage(page));
  return app;
}
