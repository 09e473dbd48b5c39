import { runPeriodically } from "@octroi/database/periodic";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Store } from "../../store/store.ts";

const everyMs = 60 * 60_000;

/**
 * Deletes what is over, ends prices that nobody paid in time, and joins new sites to the agreements that their workspace’s rule names, at start and every hour.
 * Returns what stops it.
 */
export function startHousekeeping(
  { forgetExpired, background }: Pick<Store, "forgetExpired" | "background">,
  log: Log,
): () => Promise<void> {
  return runPeriodically(async () => {
    const { workspaces, agreements, orders } = background;
    const tasks = [forgetExpired, workspaces.eraseDue, () => agreements.applyRules(), () => orders.expire()];
    for (const task of tasks) {
      try {
        await task();
      } catch (error) {
        // What is over is refused anyway; the next hour deletes it. What keeps one of them keeps no other.
        log.warn({ reason: reasonOf(error) }, "housekeeping failed");
      }
    }
    return everyMs;
  });
}
