import { ledgerLimit } from "../../domain/ledger/ledger.ts";
import { isUnlikelyPurge, retentionLimit, type Waitlist } from "../../domain/waitlist/waitlist.ts";
import { type Log, reasonOf } from "./log.ts";

const daily = 24 * 60 * 60 * 1_000;
const retryAfterMs = 10 * 60 * 1_000;

type Expiring = Pick<Waitlist, "count" | "countExpired" | "purge">;

/** What is kept, and up to which moment it has expired. */
const kinds = {
  waitlist: { entries: "waitlist entries", limit: retentionLimit },
  ledger: { entries: "ledger entries", limit: ledgerLimit },
};

/**
 * Keeps what the privacy policy promises: forgets, at start and every day, whoever was last in contact too
 * long ago, or what was counted too long ago. A share that is unlikely is left for the operator: a clock that is
 * years ahead must not delete the list. Where storage is unavailable it tries again soon. Returns what stops it.
 */
export function startRetention(
  list: Expiring,
  log: Log,
  kind: keyof typeof kinds = "waitlist",
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = purge();

  async function purge(): Promise<void> {
    const succeeded = await purgeOnce(list, log, kinds[kind]);
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = purge();
      },
      succeeded ? daily : retryAfterMs,
    ).unref();
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

async function purgeOnce(
  list: Expiring,
  log: Log,
  { entries, limit: limitAt }: (typeof kinds)[keyof typeof kinds],
): Promise<boolean> {
  try {
    const limit = limitAt(new Date());
    const [expired, total] = await Promise.all([list.countExpired(limit), list.count()]);
    if (isUnlikelyPurge(expired, total)) {
      log.warn(
        { expired, total },
        `retention: no ${entries} deleted, so many at once; check the clock, then run purge`,
      );
      return true;
    }
    const purged = await list.purge(limit);
    log.info({ purged }, `retention: expired ${entries} deleted`);
    return true;
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "retention: storage unavailable, will try again");
    return false;
  }
}
