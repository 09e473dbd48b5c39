import { Refusal } from "@octroi/web/http/refusal";
import type { Context, MiddlewareHandler } from "hono";
import { accessFor, decide, type Visitor } from "../../domain/access/decide.ts";
import { withNext } from "../../domain/access/next-page.ts";
import { pathTo, type RouteMatch } from "../../domain/access/paths.ts";
import { type Route, routes } from "../../domain/access/routes.ts";
import type { ConsoleEnv } from "./env.ts";

/** What is known of whoever asks, in the workspace that the route is about. */
export type VisitorOf = (c: Context<ConsoleEnv>, route: RouteMatch) => Promise<Visitor>;

/** Lets through whom the table of routes lets through. Everyone else is led to the sign-in, or refused. */
export function accessGuard(visitorOf: VisitorOf): MiddlewareHandler<ConsoleEnv> {
  return async (c, next) => {
    const match = c.get("route");
    const route: Route = routes[match.id];
    const decision = decide(route, c.req.method, await visitorOf(c, match));
    switch (decision) {
      case "allow":
        return next();
      case "wrong-method":
        throw new Refusal("method", { headers: { allow: allowedMethods(route) } });
      case "not-found":
        throw new Refusal("unknown");
      case "conflict":
        throw new Refusal("conflict");
      case "forbidden":
      case "suspended":
        throw new Refusal(decision);
      case "sign-in":
      case "welcome":
      case "prove":
        // A file that somebody asks for by a link is theirs after the proof, as a page is.
        if (route.answers === "data" && !(decision === "prove" && c.req.method === "GET"))
          throw new Refusal(decision === "sign-in" ? "unauthorized" : "forbidden");
        return c.redirect(withNext(stepBefore[decision], pageAskedFor(c)), 303);
    }
  };
}

/** What comes before the page that was asked for. */
const stepBefore = {
  "sign-in": pathTo("signIn"),
  welcome: pathTo("welcome"),
  prove: pathTo("proof"),
} as const;

/** Where to go afterwards. A form that was sent is not sent again: the page it was on is shown. */
function pageAskedFor(c: Context<ConsoleEnv>): string | undefined {
  const { pathname, search } = new URL(c.req.url);
  return pathname === "/" ? undefined : pathname + search;
}

function allowedMethods(route: Route): string {
  const reading = accessFor(route, "GET") === undefined ? [] : ["GET", "HEAD"];
  const writing = ["POST", "PUT"].filter((method) => accessFor(route, method) !== undefined);
  return [...reading, ...writing].join(", ");
}
