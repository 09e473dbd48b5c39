import { type Purge, startRetention } from "@octroi/database/retention";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import { retentionLimit } from "../../../site/domain/waitlist/waitlist.ts";
import type { Store } from "../../../store/store.ts";

/** Keeps what the privacy policy promises: forgets whoever was last in contact too long ago. */
export function startWaitlistRetention(
  { waitlist, rounds }: Pick<Store, "waitlist" | "rounds">,
  log: Log,
): () => Promise<void> {
  return startRetention({
    list: waitlist,
    rounds,
    name: "waitlist",
    limitAt: retentionLimit,
    onPurge: logPurge("waitlist entries", log),
  });
}

function logPurge(entries: string, log: Log) {
  return (purge: Purge): void => {
    if (purge.outcome === "purged") {
      log.info({ purged: purge.purged }, `retention: expired ${entries} deleted`);
    } else if (purge.outcome === "unlikely") {
      const { expired, total } = purge;
      log.warn(
        { expired, total },
        `retention: no ${entries} deleted, so many at once; check the clock, then run purge`,
      );
    } else {
      log.warn({ reason: reasonOf(purge.error) }, "retention: storage unavailable, will try again");
    }
  };
}
