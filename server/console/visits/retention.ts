import { runDaily } from "@octroi/database/rounds";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Store } from "../../../store/store.ts";

type Visits = Pick<Store["visits"], "purge">;

/**
 * Deletes every day, on one of the servers, what each site’s plan no longer keeps: of ten thousand sites that takes minutes.
 * Returns what stops it.
 */
export function startVisitRetention(
  { visits, rounds }: Pick<Store, "rounds"> & { visits: Visits },
  log: Log,
): () => Promise<void> {
  return runDaily({
    rounds,
    name: "visits",
    task: (stopping) => purgeOnce(visits, log, stopping),
    onError: (error) => logUnavailable(error, log),
  });
}

async function purgeOnce(visits: Visits, log: Log, stopping: AbortSignal): Promise<"done" | "postponed"> {
  try {
    const purge = await visits.purge(new Date(), stopping);
    if (purge.outcome !== "purged") {
      log.warn(purge, "retention: no visits deleted, as the clock seems wrong; set it");
      return "postponed";
    }
    const { rows, sites, failures } = purge;
    log.info({ rows, sites: sites - failures.length }, "retention: expired visits deleted");
    if (failures.length > 0) throw failures[0];
    return "done";
  } catch (error) {
    logUnavailable(error, log);
    return "postponed";
  }
}

function logUnavailable(error: unknown, log: Log): void {
  log.warn({ reason: reasonOf(error) }, "retention: storage unavailable, will try again");
}
