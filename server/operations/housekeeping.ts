import { runPeriodically } from "@octroi/database/periodic";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Store } from "../../store/store.ts";

const everyMs = 60 * 60_000;

/** Deletes what is over, at start and every hour. Returns what stops it. */
export function startHousekeeping(
  { forgetExpired, background }: Pick<Store, "forgetExpired" | "background">,
  log: Log,
): () => Promise<void> {
  return runPeriodically(async () => {
    for (const task of [forgetExpired, background.workspaces.eraseDue]) {
      try {
        await task();
      } catch (error) {
        // What is over is refused anyway; the next hour deletes it. What keeps one of the two keeps not the other.
        log.warn({ reason: reasonOf(error) }, "housekeeping failed");
      }
    }
    return everyMs;
  });
}
