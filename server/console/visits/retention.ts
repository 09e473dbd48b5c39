import { runDaily } from "@octroi/database/periodic";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Visits } from "../../../store/store.ts";

/** Deletes, at start and every day, what each site's plan no longer keeps. Returns what stops it. */
export function startVisitRetention(visits: Pick<Visits, "purge">, log: Log): () => Promise<void> {
  return runDaily((stopping) => purgeOnce(visits, log, stopping));
}

async function purgeOnce(
  visits: Pick<Visits, "purge">,
  log: Log,
  stopping: AbortSignal,
): Promise<"done" | "unavailable"> {
  try {
    const purge = await visits.purge(new Date(), stopping);
    if (purge.outcome === "purged") {
      const { rows, sites, failures } = purge;
      log.info({ rows, sites: sites - failures.length }, "retention: expired visits deleted");
      if (failures.length > 0) throw failures[0];
    } else log.warn(purge, "retention: no visits deleted, as the clock seems wrong; set it, then restart");
    return "done";
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "retention: storage unavailable, will try again");
    return "unavailable";
  }
}
