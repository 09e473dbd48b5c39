import { hostname } from "node:os";
import type { MiddlewareHandler } from "hono";
import type { Line, LogOutput } from "./log-output.ts";
import type { Answered, Metrics } from "./metrics.ts";

/** Told of every request, whichever way it was answered. `started` is when, as `performance.now()` tells it. */
export type Observe = (request: Omit<Answered, "ms">, started: number) => void;

/** One line in the log, if there is one, and one count for each request. */
export function requestObserver(log: LogOutput | undefined, metrics: Pick<Metrics, "answered">): Observe {
  return ({ method, path, status }, started) => {
    const ended = performance.now();
    const answered = { method, path, status, ms: Math.round((ended - started) * 10) / 10 };
    metrics.answered(answered);
    log?.write(new RequestLine(answered, ended));
  };
}

/** Of the process, as pino prints it on every line. */
const origin = `"pid":${process.pid},"hostname":${JSON.stringify(hostname())}`;

/** As pino would print it, which takes twice as long. */
class RequestLine implements Line {
  readonly #request: Answered;
  readonly #ended: number;

  constructor(request: Answered, ended: number) {
    this.#request = request;
    this.#ended = ended;
  }

  toString(): string {
    // A method has no character to escape: node:http takes those it knows.
    const { method, path, status, ms } = this.#request;
    const time = Math.round(Date.now() - (performance.now() - this.#ended));
    const request = `"method":"${method}","path":${JSON.stringify(loggedPath(path))},"status":${status},"ms":${ms}`;
    return `{"level":30,"time":${time},${origin},${request},"msg":"request"}\n`;
  }
}

export function observed(observe: Observe): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    observe({ method: c.req.method, path: c.req.path, status: c.res.status }, started);
  };
}

/** How much of a path is looked at, and how often it is decoded: a stranger does not choose how long we work. */
const longestLooked = 1_000;
const mostDecoded = 5;

/** Short, and without any part of it that may be somebody's e-mail address. */
export function loggedPath(path: string): string {
  if (!/[@%＠﹫]/.test(path)) return path.slice(0, 200);
  const parts = path
    .slice(0, longestLooked)
    .split("/")
    .map((part) => (decoded(part).includes("@") ? "…" : part));
  // The rest of the last part was not looked at.
  if (path.length > longestLooked) parts[parts.length - 1] = "…";
  return parts.join("/").slice(0, 200);
}

/** As far as someone might have encoded it, in the plainest form of each character. */
function decoded(part: string, times = 0): string {
  if (times > mostDecoded) return "@";
  try {
    const once = decodeURIComponent(part);
    return once === part ? part.normalize("NFKC") : decoded(once, times + 1);
  } catch {
    // Nobody knows what it says.
    return "@";
  }
}
