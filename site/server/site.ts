import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { ledgerEvents } from "../domain/ledger/report.ts";
import { answers } from "./answer.ts";
import { type AppServices, createApp, isMadeForEach } from "./app.ts";
import type { Files } from "./pages/files.ts";
import { pathOf, queryOf } from "./pages/spelling.ts";
import type { LedgerServices } from "./services.ts";

export interface SiteServices extends AppServices {
  files: Files;
  ledger: LedgerServices;
}

/** The whole site as a value: give it requests, get answers. It listens to nothing and owns nothing. */
export function createSite(services: SiteServices): RequestListener {
  const app = createApp(services);
  // A balancer's check may come without a Host.
  const made = getRequestListener(app.fetch, { hostname: services.siteUrl.host });
  const answer = answers(services);
  return (request, response) => {
    const { url = "" } = request;
    const path = pathOf(url);
    if (path === ledgerEvents && request.method === "GET") {
      services.ledger.stream.open(request, response);
      return services.observe({ method: "GET", path, status: response.statusCode }, performance.now());
    }
    const isMetrics = path === "/metrics" && services.metrics !== undefined;
    if (isMetrics || isMadeForEach(path, queryOf(url))) made(request, response);
    else answer(request, response);
  };
}
