import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

interface Answered {
  method: string;
  path: string;
  status: number;
  /** When it arrived, as `performance.now()` tells it. */
  started: number;
}

/** One line per request: what was asked and how it went. Never who asked, and never a query string. */
export function logRequest(log: Logger, { method, path, status, started }: Answered): void {
  const ms = Math.round((performance.now() - started) * 10) / 10;
  log.info({ method, path: path.slice(0, 200), status, ms }, "request");
}

export function requestLog(log: Logger): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    logRequest(log, { method: c.req.method, path: c.req.path, status: c.res.status, started });
  };
}
