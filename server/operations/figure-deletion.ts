import { runPeriodically } from "@octroi/database/periodic";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Store } from "../../store/store.ts";

const everyMs = 30_000;

/** Deletes the figures of sites that were removed, soon after. Returns what stops it. */
export function startFigureDeletion(
  { deleteFigures }: Pick<Store, "deleteFigures">,
  log: Log,
): () => Promise<void> {
  return runPeriodically(async (stopping) => {
    try {
      const { sites, rows, failures } = await deleteFigures(stopping);
      if (sites > failures.length)
        log.info({ sites: sites - failures.length, rows }, "figures of removed sites deleted");
      if (failures.length > 0) throw failures[0];
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, "figures of removed sites could not be deleted, will try again");
    }
    return everyMs;
  });
}
