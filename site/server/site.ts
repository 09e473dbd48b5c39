import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { answers } from "./answer.ts";
import { type AppServices, createApp } from "./app.ts";
import type { Files } from "./pages/files.ts";
import type { Pages } from "./pages/page-cache.ts";
import { pathOf } from "./pages/spelling.ts";

export interface SiteServices extends AppServices {
  files: Files;
  pages: Pages;
}

/** The whole site as a value: give it requests, get answers. It listens to nothing and owns nothing. */
export function createSite(services: SiteServices): RequestListener {
  const app = createApp(services);
  // A balancer's check may come without a Host.
  const program = getRequestListener(app.fetch, { hostname: services.siteUrl.host });
  const answer = answers(services);
  const checks = new Set(["/healthz", "/readyz", ...(services.metrics ? ["/metrics"] : [])]);
  return (request, response) => {
    const path = pathOf(request.url ?? "");
    const isProgram = path === "/api" || path.startsWith("/api/") || checks.has(path);
    if (isProgram) program(request, response);
    else answer(request, response);
  };
}
