import { createServerMetrics, type ServerMetrics } from "@octroi/web/operations/metrics";
import { routeAt } from "../../domain/access/paths.ts";
import { routes } from "../../domain/access/routes.ts";

/** What a path is called where others may read it: paths hold tokens, the secrets of keys and the ids of sites. */
export function routeName(path: string): string {
  if (path.startsWith("/assets/")) return "/assets/*";
  const match = routeAt(path);
  return match === undefined ? "*" : routes[match.id].path;
}

export type Metrics = ServerMetrics;

export function createMetrics(): Metrics {
  return createServerMetrics({ routeOf: routeName });
}
