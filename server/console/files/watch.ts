import type { Lease } from "@octroi/database/leases";
import { type Attempt, type Pace, startWorker } from "@octroi/database/worker";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Site } from "../../../domain/sites/site.ts";
import type { SiteFiles, Sites } from "../../../store/store.ts";

interface WatchOptions {
  siteFiles: SiteFiles;
  sites: Pick<Sites, "find">;
  readFiles: (site: Site) => Promise<void>;
  log: Log;
  pace?: Pace;
}

const defaultPace: Pace = { idleMs: 20_000, firstRetryMs: 60_000, maxRetryMs: 60 * 60_000 };

/** Reads the files of sites that are due. Two at a time: nobody waits for them. Returns what stops it. */
export function startFilesWatch({
  siteFiles,
  sites,
  readFiles,
  log,
  pace = defaultPace,
}: WatchOptions): () => Promise<void> {
  async function attempt({ id }: Lease): Promise<Attempt> {
    const site = await sites.find(id);
    // A domain that nothing has come from may be anybody's: nobody asks it day after day.
    if (site !== undefined && site.status !== "pending") await readFiles(site);
    return { outcome: "done" };
  }

  return startWorker<Lease>({
    queue: siteFiles,
    attempt,
    batchSize: 2,
    pace,
    onPostponed: () => {},
    onError: (error) => log.warn({ reason: reasonOf(error) }, "the files of a site could not be looked at"),
  });
}
