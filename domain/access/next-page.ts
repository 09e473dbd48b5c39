import { routeAt } from "./paths.ts";
import { type Route, routes } from "./routes.ts";

/** Where to go after a sign-in or a proof: a page of ours, or nowhere in particular. */
export function nextPage(next: unknown): string | undefined {
  if (typeof next !== "string" || next.length > 500) return undefined;
  const path = /^(\/[^?#\\]*)(?:\?[\w%&=.~+-]*)?$/.exec(next)?.[1];
  const match = path === undefined ? undefined : routeAt(path);
  if (match === undefined) return undefined;
  const route: Route = routes[match.id];
  return route.answers === "page" && route.get !== undefined ? next : undefined;
}

/** The address of a page that leads on to another. */
export function withNext(path: string, next: string | undefined): string {
  return next === undefined ? path : `${path}?${new URLSearchParams({ next })}`;
}
