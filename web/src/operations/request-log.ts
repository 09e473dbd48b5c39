import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { ServerMetrics } from "./metrics.ts";

/**
 * One line in the log and one count for each request: never who asked, and never a query string. `nameOf` says what
 * the log calls a path, where paths hold what nobody may read there.
 */
export function requestLog(
  log: Pick<Logger, "info">,
  metrics: Pick<ServerMetrics, "answered">,
  nameOf: (path: string) => string = loggedPath,
): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { method, path } = c.req;
    const { status } = c.res;
    metrics.answered({ method, path, status, ms });
    // The server in front asks every second, for each of ours: that all is well would be most of the log.
    if (path === "/healthz" && status === 200) return;
    log.info({ method, path: nameOf(path), status, ms }, "request");
  };
}

/** How much of a path is looked at, and how often it is decoded: a stranger does not choose how long we work. */
const maxPathLength = 1_000;
const maxDecodings = 5;

/** Short, and without any part of it that may be somebody's e-mail address. */
export function loggedPath(path: string): string {
  if (!/[@%＠﹫]/.test(path)) return path.slice(0, 200);
  const parts = path
    .slice(0, maxPathLength)
    .split("/")
    .map((part) => (decoded(part).includes("@") ? "…" : part));
  // The rest of the last part was not looked at.
  if (path.length > maxPathLength) parts[parts.length - 1] = "…";
  return parts.join("/").slice(0, 200);
}

/** As far as someone might have encoded it, in the plainest form of each character. */
function decoded(part: string, times = 0): string {
  if (times > maxDecodings) return "@";
  try {
    const once = decodeURIComponent(part);
    return once === part ? part.normalize("NFKC") : decoded(once, times + 1);
  } catch {
    // Undecodable: redacted.
    return "@";
  }
}
