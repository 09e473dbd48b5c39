import { type Expiring, type Purge, startRetention } from "@octroi/database/retention";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import { retentionLimit } from "../../../site/domain/waitlist/waitlist.ts";

/** Keeps what the privacy policy promises: forgets whoever was last in contact too long ago. */
export function startWaitlistRetention(waitlist: Expiring, log: Log): () => Promise<void> {
  return startRetention(waitlist, retentionLimit, logPurge("waitlist entries", log));
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
