import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Store } from "../../store/store.ts";

const everyMs = 60 * 60_000;
/** Addresses that were typed and never proven leave the files within a day: PostgreSQL rewrites its tables for it. */
const runsPerScrub = 24;

/** Deletes what is over, at start and every hour. Returns what stops it. */
export function startHousekeeping(
  { forgetExpired, workspaces, scrubDeleted }: Pick<Store, "forgetExpired" | "workspaces" | "scrubDeleted">,
  log: Log,
): () => Promise<void> {
  let runs = 0;
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, everyMs).unref();

  async function run(): Promise<void> {
    try {
      await forgetExpired();
      await workspaces.eraseDue();
      runs += 1;
      if (runs % runsPerScrub === 0) await scrubDeleted();
    } catch (error) {
      // What is over is refused anyway; the next hour deletes it.
      log.warn({ reason: reasonOf(error) }, "housekeeping failed");
    }
  }

  return async () => {
    clearInterval(timer);
    await running;
  };
}
