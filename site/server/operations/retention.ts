import { retentionLimit, type Waitlist } from "../../domain/waitlist.ts";
import { type Log, reasonOf } from "./log.ts";

const daily = 24 * 60 * 60 * 1_000;
const soon = 10 * 60 * 1_000;

/**
 * Keeps what the privacy policy promises: forgets, at start and every day, whoever was last in contact too
 * long ago. Where storage is unavailable it tries again soon. Returns what stops it.
 */
export function startRetention(waitlist: Pick<Waitlist, "purge">, log: Log): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = purge();

  async function purge(): Promise<void> {
    const succeeded = await purgeOnce(waitlist, log);
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = purge();
      },
      succeeded ? daily : soon,
    ).unref();
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

async function purgeOnce(waitlist: Pick<Waitlist, "purge">, log: Log): Promise<boolean> {
  try {
    const purged = await waitlist.purge(retentionLimit(new Date()));
    log.info({ purged }, "retention: expired waitlist entries deleted");
    return true;
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "retention: storage unavailable, will try again");
    return false;
  }
}
