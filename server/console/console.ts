import { isUnavailable } from "@octroi/database/unavailable";
import { resourceResponse } from "@octroi/web/http/content-negotiation";
import { Refusal } from "@octroi/web/http/refusal";
import { refusalHeaders } from "@octroi/web/http/refusal-headers";
import { createRefusalOf } from "@octroi/web/http/refusal-of";
import { createNodeApp } from "@octroi/web/http/request-listener";
import { isMalformed } from "@octroi/web/http/request-path";
import type { Resource } from "@octroi/web/http/resource";
import { sameOrigin } from "@octroi/web/http/same-origin";
import { securityHeaders } from "@octroi/web/http/security-headers";
import type { Log } from "@octroi/web/operations/log";
import { type MetricsPage, metricsPage } from "@octroi/web/operations/metrics-page";
import { requestLog } from "@octroi/web/operations/request-log";
import { version } from "@octroi/web/version";
import type { Context, Handler, Hono } from "hono";
import { type RouteMatch, routeAt } from "../../domain/access/paths.ts";
import { type Route, type RouteId, routes } from "../../domain/access/routes.ts";
import { type Metrics, routeName } from "../operations/metrics.ts";
import { accessGuard, type VisitorOf } from "./access.ts";
import { Problem, problemResponse, refusalProblem } from "./api/problem.ts";
import type { ConsoleEnv } from "./env.ts";
import { type Pages, refusalText } from "./pages/pages.ts";

export interface ConsoleServices {
  /** Where people reach the console. */
  url: URL;
  /** The built files, by their address. */
  files: ReadonlyMap<string, Resource>;
  /** What is known of whoever asks. */
  visitorOf: VisitorOf;
  /** The header that hands a browser its session's next token. */
  sessionCookie: (token: string) => string;
  /** What answers each route that is no page. Whoever asks may: that was checked. */
  handlers: Partial<Record<RouteId, Handler<ConsoleEnv>>>;
  pages: Pages;
  /** Whether storage answers. */
  ready: () => Promise<boolean>;
  /** Whether the server is about to end. Left out, it is not. */
  isStopping?: () => boolean;
  /** The counters, for whoever knows the token. Left out, nobody sees them. */
  metricsPage?: MetricsPage | undefined;
  metrics: Pick<Metrics, "answered" | "refused">;
  log: Log;
}

/** The whole console as a value: give it requests, get answers. It listens to nothing and owns nothing. */
export function createConsole(services: ConsoleServices): Hono<ConsoleEnv> {
  const { url, files, pages, ready, isStopping = () => false, metrics, log } = services;
  const refusalOf = createRefusalOf(metrics, log, isUnavailable);
  const handlers: ConsoleServices["handlers"] = {
    ...services.handlers,
    // A server that is stopping still answers, and says so: a balancer takes whoever comes next elsewhere.
    health: (c) => (isStopping() ? c.json({ ok: false, version }, 503) : c.json({ ok: true, version })),
    readiness: async (c) => ((await ready()) ? c.json({ ok: true }) : c.json({ ok: false }, 503)),
    metrics: services.metricsPage ? metricsPage(services.metricsPage) : notFound,
  };
  const app = createNodeApp<ConsoleEnv>();

  app.use(requestLog(log, metrics, routeName));
  app.use(securityHeaders(url));
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", "private, no-store");
  });
  app.use(async (c, next) => {
    if (isMalformed(c.req.path)) throw new Refusal("malformed");
    await next();
  });
  const checkOrigin = sameOrigin(url);
  app.use(async (c, next) => (isReading(c) || isForPrograms(c) ? next() : checkOrigin(c, next)));

  app.get("*", async (c, next) => {
    const file = files.get(c.req.path);
    return file === undefined ? next() : resourceResponse(c.req.raw, file);
  });
  app.use(async (c, next) => {
    const match = routeAt(c.req.path);
    if (match !== undefined) c.set("route", match);
    await next();
  });
  app.use(async (c, next) => {
    await next();
    const token = c.get("nextToken");
    if (token === undefined) return;
    const cookie = services.sessionCookie(token);
    const name = cookie.slice(0, cookie.indexOf("=") + 1);
    // A sign-in or sign-out sets the cookie itself, which counts.
    const isSet = c.res.headers.getSetCookie().some((other) => other.startsWith(name));
    if (!isSet) c.res.headers.append("set-cookie", cookie);
  });
  app.use(async (c, next) => {
    if (c.get("route") !== undefined) return next();
    // Whoever is signed in keeps the navigation on the page that says there is none, if the storage answers.
    await services.visitorOf(c, { id: "account", parameters: {} }).catch(() => {});
    notFound();
  });
  app.use(accessGuard(services.visitorOf));
  app.all("*", async (c, next) => {
    const handler = handlers[c.get("route").id];
    return handler === undefined ? pages.answer(c) : handler(c, next);
  });

  app.onError(async (error, c) => {
    if (error instanceof Problem) return withRateLimit(c, problemResponse(error));
    const refusal = refusalOf(error);
    const headers = refusalHeaders(refusal, c.req.raw);
    const route = routeAt(c.req.path);
    if (isForApi(c.req.path, route)) {
      return withRateLimit(c, refusalProblem(refusal, headers, isAtMarket(c.req.path)));
    }
    if (route !== undefined && routes[route.id].answers === "data") {
      return c.json({ error: wordFor(refusal, c) }, refusal.status, headers);
    }
    const inTwoSentences = () => c.text(refusalText(refusal), refusal.status, headers);
    // A page that says so would be one more to render.
    if (refusal.kind === "busy") return inTwoSentences();
    return pages.refused(c, refusal).catch(inTwoSentences);
  });
  return app;
}

/** What a program is told; clients of the license server know the words of RFC 6749 and of RSL alone. */
function wordFor({ kind, status }: Refusal, { req }: Context): string {
  if (!req.path.startsWith("/olp/")) return kind;
  return status < 500 ? "invalid_request" : "server_error";
}

function isReading({ req }: Context): boolean {
  return req.method === "GET" || req.method === "HEAD";
}

/** Of connectors and mail programs: what they may is in the key or the path that they send, and in no cookie. */
function isForPrograms({ req }: Context): boolean {
  const match = routeAt(req.path);
  const route: Route | undefined = match && routes[match.id];
  return /^\/(?:v1|olp)\//.test(req.path) || isForTokens(route) || route?.isForMailPrograms === true;
}

function isForTokens(route: Route | undefined): boolean {
  return route !== undefined && [route.get, route.post, route.put].includes("token");
}

/** Whether a program of somebody's is to be told what went wrong: also at an address that is none. */
function isForApi(path: string, match: RouteMatch | undefined): boolean {
  const route: Route | undefined = match && routes[match.id];
  return route === undefined ? path.startsWith("/v1/") : isForTokens(route) || isAtMarket(path);
}

function isAtMarket(path: string): boolean {
  return path.startsWith("/v1/market/");
}

/** What is left to ask for is said with every answer, also with one that an error made. */
function withRateLimit(c: Context<ConsoleEnv>, response: Response): Response {
  for (const name of ["ratelimit", "ratelimit-policy"]) {
    const value = c.res.headers.get(name);
    if (value !== null) response.headers.set(name, value);
  }
  return response;
}

function notFound(): never {
  throw new Refusal("unknown");
}
