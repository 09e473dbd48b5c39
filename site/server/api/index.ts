import { Hono } from "hono";
import type { Waitlist } from "../../domain/waitlist/waitlist.ts";
import type { RateLimit } from "../../store/database/rate-limit.ts";
import { framesOf, type Log, reasonOf, sparingly } from "../operations/log.ts";
import type { Metrics } from "../operations/metrics.ts";
import type { FetchRobots } from "../reading/fetch-robots.ts";
import { proxyList } from "./client-address.ts";
import { estimatorApi } from "./estimator.ts";
import { rateLimited } from "./rate-limited.ts";
import { type ApiEnv, answer, Refusal } from "./refusal.ts";
import { robotsTxtApi } from "./robots-txt.ts";
import { sameOrigin } from "./same-origin.ts";
import { isSignupForm, type SignupPage, signupForm } from "./signup-form.ts";
import { siteCheckApi, type VisitSite } from "./site-check.ts";
import { waitlistApi } from "./waitlist.ts";

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
  /** Proxies whose `X-Forwarded-For` is believed: addresses or ranges. */
  trustProxy: readonly string[];
  count: Pick<Metrics, "signedUp" | "refused">;
  log: Log;
}

/**
 * Everything under `/api`. Every refusal is one sentence, in the caller's language: as JSON, and as a page to
 * whoever posted the waitlist's form without script.
 */
export function createApi(services: ApiServices, signupPage?: SignupPage) {
  const { waitlist, signupLimits, fetchRobots, visitSite, fetchLimits, siteUrl, trustProxy, count, log } =
    services;
  const trusted = proxyList(trustProxy);
  const storageUnavailable = sparingly((more, reason) =>
    log.warn({ reason, ...(more > 0 && { more }) }, "storage unavailable"),
  );
  const form = signupPage && signupForm(signupPage);
  const api = new Hono<ApiEnv>();
  api.onError((error, c) => {
    const refusal = error instanceof Refusal ? error : new Refusal("broken", { cause: error });
    count.refused(refusal.kind);
    if (refusal.kind === "unavailable") storageUnavailable(reasonOf(refusal));
    if (refusal.kind === "broken") log.error({ reason: reasonOf(error), at: framesOf(error) }, "api failed");
    return form && isSignupForm(c) ? form.refused(c, refusal) : answer(c, refusal);
  });
  api.post("*", sameOrigin(siteUrl));
  api.post("/waitlist", rateLimited(signupLimits, trusted));
  api.route("/waitlist", waitlistApi(waitlist, count, form));
  api.route("/estimator", estimatorApi());
  api.post("/robots-txt", rateLimited(fetchLimits, trusted));
  api.route("/robots-txt", robotsTxtApi(fetchRobots));
  api.post("/site-check", rateLimited(fetchLimits, trusted));
  api.route("/site-check", siteCheckApi(visitSite));
  api.all("*", () => {
    throw new Refusal("unknown");
  });
  return api;
}
