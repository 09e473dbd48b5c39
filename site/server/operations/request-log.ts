import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Answered, Metrics } from "./metrics.ts";

/** Told of every request, whichever way it was answered. `started` is when, as `performance.now()` tells it. */
export type Observe = (request: Omit<Answered, "ms">, started: number) => void;

/** One line in the log and one count for each request. */
export function requestObserver(log: Pick<Logger, "info">, metrics: Pick<Metrics, "answered">): Observe {
  return ({ method, path, status }, started) => {
    const ms = Math.round((performance.now() - started) * 10) / 10;
    metrics.answered({ method, path, status, ms });
    log.info({ method, path: loggedPath(path), status, ms }, "request");
  };
}

export function observed(observe: Observe): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    observe({ method: c.req.method, path: c.req.path, status: c.res.status }, started);
  };
}

/** Short, and without any part of it that may be somebody's e-mail address. */
export function loggedPath(path: string): string {
  if (!/[@%＠﹫]/.test(path)) return path.slice(0, 200);
  const parts = path.split("/").map((part) => (decoded(part).includes("@") ? "…" : part));
  return parts.join("/").slice(0, 200);
}

/** As far as someone might have encoded it, in the plainest form of each character. */
function decoded(part: string): string {
  try {
    const once = decodeURIComponent(part);
    return once === part ? part.normalize("NFKC") : decoded(once);
  } catch {
    // Nobody knows what it says.
    return "@";
  }
}
