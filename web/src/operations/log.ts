import type { Logger } from "pino";

/** What the server's parts need of a logger. No line ever holds an e-mail address or a full IP address. */
export type Log = Pick<Logger, "info" | "warn" | "error">;

/** Why something failed, without the values involved: a database's messages may quote a person's data. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("errstr" in error && typeof error.errstr === "string") return error.errstr;
  if ("code" in error && typeof error.code === "string") return error.code;
  // What `pg` reports without a code. The message itself is not repeated, whatever it is.
  // Waiting for a connection is another trouble than waiting for an answer on it: the pool, or the query.
  if (/timeout/i.test(error.message))
    return /connect/i.test(error.message) ? "connection timeout" : "timeout";
  if (/connection (terminated|error)|not queryable|client was closed/i.test(error.message)) {
    return "connection lost";
  }
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name;
}

/** Where it failed: the stack without the message above it. */
export function framesOf(error: Error): string[] {
  const lines = (error.stack ?? "").split("\n").map((line) => line.trim());
  return lines.filter((line) => line.startsWith("at ")).slice(0, 10);
}

/** Logs what may happen a thousand times a second: at once, then every so often with how many more there were. */
export function throttleLog(log: (more: number, reason: string) => void, everyMs = 10_000) {
  let more = 0;
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (reason: string): void => {
    if (performance.now() < quietUntil) {
      more += 1;
      return;
    }
    log(more, reason);
    more = 0;
    quietUntil = performance.now() + everyMs;
  };
}
