import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Store } from "../../store/store.ts";

const everyMs = 60 * 60_000;

/** Deletes what is over, at start and every hour. Returns what stops it. */
export function startHousekeeping(
  { forgetExpired }: Pick<Store, "forgetExpired">,
  log: Log,
): () => Promise<void> {
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, everyMs).unref();

  async function run(): Promise<void> {
    try {
      await forgetExpired();
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
