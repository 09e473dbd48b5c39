import { checkerAgent } from "@octroi/check/places";
import type { Log } from "@octroi/web/operations/log";
import type { Network } from "@octroi/web/reading/network";
import type { PageServices } from "../../../console/app/page/context.ts";
import type { Store } from "../../../store/store.ts";
import { countAgainst } from "../rate-limits.ts";
import { filesReader } from "./read-files.ts";
import { startFilesWatch } from "./watch.ts";

interface FilesContext {
  store: Store;
  network: Network;
  siteUrl: URL;
  rateLimit: boolean;
  /** Whether sites may be looked at without being asked to. */
  isWatching: boolean;
  log: Log;
}

/** More looks than somebody needs who puts a file in place, fewer than would bother anybody's server. */
const allowance = { requests: 20, seconds: 10 * 60 };

/** What the console does about the files of sites. Starts reading those that are due. */
export function startFiles({ store, network, siteUrl, rateLimit, isWatching, log }: FilesContext): {
  read: PageServices["readFiles"];
  stop(): Promise<void>;
} {
  const userAgent = checkerAgent(new URL("/free-tools/site-check", siteUrl));
  const readFiles = filesReader({ ...store, network, userAgent });
  const limits = rateLimit ? [store.rateLimit("files-10min", allowance)] : [];
  return {
    async read(site) {
      const tooMany = await countAgainst(limits, { address: site.id, network: undefined });
      if (tooMany === undefined) await readFiles(site);
      return tooMany;
    },
    stop: isWatching ? startFilesWatch({ ...store, readFiles, log }) : async () => {},
  };
}
