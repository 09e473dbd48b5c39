import { isDeepStrictEqual } from "node:util";
import type { ProxiedHost } from "./hosts/hosts-document.ts";
import { createSite, retireSite, type Site, type SiteSettings } from "./site.ts";

/** All hosts that visits may come for, as the console last said. */
export interface Sites {
  /** Undefined for a host that is not ours. */
  get(host: string): Site | undefined;
  /** How many there are; undefined until a list has been applied. */
  count(): number | undefined;
  /** Puts a list in the place of the one before. A host that has not changed keeps its gate and its connections. */
  apply(hosts: readonly ProxiedHost[]): void;
  /** Sends the reports that wait, and closes the connections that do. */
  close(): Promise<void>;
}

export function createSites(settings: SiteSettings): Sites {
  let sites: ReadonlyMap<string, { entry: ProxiedHost; site: Site }> | undefined;
  return {
    get: (host) => sites?.get(host)?.site,
    count: () => sites?.size,
    apply(hosts) {
      const before = sites ?? new Map();
      sites = new Map(
        hosts.map((entry) => {
          const known = before.get(entry.host);
          const isSame = known !== undefined && isDeepStrictEqual(known.entry, entry);
          return [entry.host, isSame ? known : { entry, site: createSite(entry, settings) }];
        }),
      );
      for (const [host, { site }] of before) if (sites.get(host)?.site !== site) retireSite(site);
    },
    async close() {
      await Promise.all([...(sites?.values() ?? [])].map(({ site }) => retireSite(site)));
    },
  };
}
