import { isUnlikelyPurge, retentionLimit, type Waitlist } from "../../domain/waitlist/waitlist.ts";
import { type Log, reasonOf } from "./log.ts";

const daily = 24 * 60 * 60 * 1_000;
const soon = 10 * 60 * 1_000;

type Expiring = Pick<Waitlist, "count" | "countExpired" | "purge">;

/**
 * Keeps what the privacy policy promises: forgets, at start and every day, whoever was last in contact too
 * long ago. A share that is unlikely is left for the operator: a clock that is years ahead must not delete
 * the list. Where storage is unavailable it tries again soon. Returns what stops it.
 */
export function startRetention(waitlist: Expiring, log: Log): () => Promise<void> {
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

async function purgeOnce(waitlist: Expiring, log: Log): Promise<boolean> {
  try {
    const limit = retentionLimit(new Date());
    const [expired, total] = await Promise.all([waitlist.countExpired(limit), waitlist.count()]);
    if (isUnlikelyPurge(expired, total)) {
      log.warn(
        { expired, total },
        "retention: nothing deleted, so many at once; check the clock, then run purge",
      );
      return true;
    }
    const purged = await waitlist.purge(limit);
    log.info({ purged }, "retention: expired waitlist entries deleted");
    return true;
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "retention: storage unavailable, will try again");
    return false;
  }
}
