import { type Log, reasonOf } from "@octroi/web/operations/log";
import { msPerDay } from "../../domain/visits/day.ts";
import type { Visits } from "../../domain/visits/visits.ts";

const retryAfterMs = 10 * 60_000;

/** Deletes, at start and every day, what each site's plan no longer keeps. Returns what stops it. */
export function startVisitRetention(visits: Pick<Visits, "purge">, log: Log): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = run();

  async function run(): Promise<void> {
    const succeeded = await purgeOnce(visits, log);
    if (stopped) return;
    timer = setTimeout(
      () => {
        running = run();
      },
      succeeded ? msPerDay : retryAfterMs,
    ).unref();
  }

  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}

async function purgeOnce(visits: Pick<Visits, "purge">, log: Log): Promise<boolean> {
  try {
    const purge = await visits.purge(new Date());
    if (purge.outcome === "purged")
      log.info({ rows: purge.rows, sites: purge.sites }, "retention: expired visits deleted");
    else log.warn(purge, "retention: no visits deleted, as the clock seems wrong; set it, then restart");
    return true;
  } catch (error) {
    log.warn({ reason: reasonOf(error) }, "retention: storage unavailable, will try again");
    return false;
  }
}
