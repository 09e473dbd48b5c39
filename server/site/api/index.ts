import type { FetchRobots } from "@octroi/check/reading/fetch-robots";
import type { RateLimit } from "@octroi/database/rate-limit";
import type { IsTrusted } from "@octroi/web/http/client-address";
import { rateLimited } from "@octroi/web/http/rate-limited";
import { Refusal } from "@octroi/web/http/refusal";
import { createRefusalOf } from "@octroi/web/http/refusal-of";
import { sameOrigin } from "@octroi/web/http/same-origin";
import type { Log } from "@octroi/web/operations/log";
import { Hono } from "hono";
import type { ApiRoute } from "../../../site/domain/pages/routes.ts";
import type { Waitlist } from "../../../site/domain/waitlist/waitlist.ts";
import type { Metrics } from "../operations/metrics.ts";
import { estimatorApi } from "./estimator.ts";
import { type ApiEnv, refusalResponse } from "./refusal-response.ts";
import { robotsTxtApi } from "./robots-txt.ts";
import { createSignUp, waitlistApi } from "./sign-up.ts";
import { siteCheckApi, type VisitSite } from "./site-check.ts";

export interface ApiServices {
  waitlist: Pick<Waitlist, "add">;
  /** What one client may ask of the waitlist. Empty: as much as they like. */
  signupLimits: readonly RateLimit[];
  /** Asks a site for its robots.txt. Undefined: we ask nobody. */
  fetchRobots: FetchRobots | undefined;
  /** Reads what a site serves for crawlers. Undefined: we ask nobody. */
  visitSite: VisitSite | undefined;
  /** What one client may have fetched. */
  fetchLimits: readonly RateLimit[];
  /** The site's public address: pages there may call. */
  siteUrl: URL;
  /** Proxies whose `X-Forwarded-For` is believed. */
  isTrusted: IsTrusted;
  count: Pick<Metrics, "signedUp" | "refused">;
  log: Log;
}

/** Everything under `/api`. Every refusal is one sentence of JSON, in the caller's language. */
export function createApi(services: ApiServices): Hono<ApiEnv> {
  const { waitlist, signupLimits, fetchRobots, visitSite, fetchLimits } = services;
  const { siteUrl, isTrusted, count, log } = services;
  const refusalOf = createRefusalOf(count, log);
  const routes: Record<ApiRoute, { limits?: readonly RateLimit[]; app: Hono<ApiEnv> }> = {
    "/api/waitlist": { limits: signupLimits, app: waitlistApi(createSignUp(waitlist, count)) },
    "/api/estimator": { app: estimatorApi() },
    "/api/robots-txt": { app: robotsTxtApi(fetchRobots, isTrusted, fetchLimits) },
    "/api/site-check": { app: siteCheckApi(visitSite, isTrusted, fetchLimits) },
  };
  const api = new Hono<ApiEnv>();
  api.onError((error, c) => refusalResponse(c, refusalOf(error)));
  api.post("/api/*", sameOrigin(siteUrl));
  for (const [path, { limits = [], app }] of Object.entries(routes)) {
    api.post(path, rateLimited(limits, isTrusted));
    api.route(path, app);
  }
  for (const path of ["/api", "/api/*"]) {
    api.all(path, () => {
      throw new Refusal("unknown");
    });
  }
  return api;
}
