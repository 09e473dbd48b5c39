import { runPeriodically } from "@octroi/database/periodic";
import { type Pace, startWorker } from "@octroi/database/worker";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import { lastSeenAt } from "../../../domain/reports/load.ts";
import { findingsOn } from "../../../domain/reports/watch.ts";
import { type Watch, watchEveryMs } from "../../../store/reports/watch.ts";
import type { Store } from "../../../store/store.ts";

interface WatcherOptions {
  store: Pick<Store, "reports" | "sites" | "visits" | "siteKeys" | "dnsConnections">;
  log: Log;
  pace?: Pace;
  now?: () => Date;
}

/** How many sites are looked at at once: whoever waits for a page reads from the same database. */
const atOnce = 2;

/**
 * Looks every minute at each site of which somebody wants to hear as it happens, and owes what is new there. Several
 * servers share the sites. Returns what stops it.
 */
export function startSiteWatcher({ store, log, pace, now = () => new Date() }: WatcherOptions) {
  const { reports } = store;
  const warn = (error: unknown) => log.warn({ reason: reasonOf(error) }, "sites could not be watched");

  const stopPlanning = runPeriodically(async () => {
    await reports.planWatch().catch(warn);
    return watchEveryMs;
  });
  const stopLooking = startWorker<Watch>({
    queue: {
      claim: reports.claimWatch,
      // A look is over with what it found, by `settleWatch`; what failed is looked at when its lease ends.
      complete: async () => {},
      postpone: async () => {},
    },
    async attempt(watch) {
      const site = await store.sites.find(watch.id);
      const watched = site && { ...watch, zones: site.zones, lastSeenAt: await lastSeenAt(store, watch.id) };
      const found = watched === undefined ? [] : await findingsOn(store.visits, watched, now());
      await reports.settleWatch(watch, found);
      return { outcome: "done" };
    },
    batchSize: atOnce,
    ...(pace && { pace }),
    onPostponed: ({ attempts }, reason) => log.warn({ attempts, reason }, "site looked at later"),
    onError: warn,
  });
  return async () => {
    await Promise.all([stopPlanning(), stopLooking()]);
  };
}
