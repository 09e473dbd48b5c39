import type { Database } from "./database.ts";

/**
 * Tries again and again to take what was deleted out of the database's files. Where another process was reading
 * when somebody was erased, the person is still in SQLite's log, and nobody else would come back to it. Returns what
 * stops it.
 */
export function startScrubbing<Schema>(
  database: Pick<Database<Schema>, "retryScrub">,
  everyMs = 60_000,
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    // Storage that does not answer is for the readiness check to report.
    running = database.retryScrub().then(
      () => {},
      () => {},
    );
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
