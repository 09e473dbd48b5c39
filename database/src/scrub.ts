import type { Database } from "./database.ts";
import { runPeriodically } from "./periodic.ts";

/**
 * Takes what was deleted out of SQLite's log, which nobody waits for in a request: at start, and every minute, since
 * another process that reads keeps it there. Returns what stops it.
 */
export function startScrubbing<Schema>(
  database: Pick<Database<Schema>, "retryScrub">,
  everyMs = 60_000,
): () => Promise<void> {
  return runPeriodically(async () => {
    // Storage that does not answer is for the readiness check to report.
    await database.retryScrub().catch(() => {});
    return everyMs;
  });
}
