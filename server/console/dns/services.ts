import { brand } from "@octroi/ui/brand/brand";
import type { Log } from "@octroi/web/operations/log";
import type { Network } from "@octroi/web/reading/network";
import type { Handler } from "hono";
import type { PageServices } from "../../../console/app/page/context.ts";
import { claimRecord } from "../../../domain/dns/claim.ts";
import { targetName } from "../../../domain/dns/target.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import type { SiteKeys, Store } from "../../../store/store.ts";
import { withProxyKeys } from "../../connectors/proxy-keys.ts";
import type { ConsoleEnv } from "../env.ts";
import { countAgainst } from "../rate-limits.ts";
import { hostsHandler } from "./hosts.ts";
import { type DnsTester, dnsTester } from "./test-dns.ts";
import { startDnsWatch } from "./watch.ts";

export interface DnsSettings {
  /** Every name in it leads to the proxies; each site gets one. */
  zone: string;
  /** What proxies send. Without one they get no list of hosts. */
  proxyToken: string | undefined;
  /** Whom to ask what a domain leads to, beside its own name servers. */
  resolvers: readonly string[];
}

interface DnsContext {
  store: Store;
  secrets: Secrets;
  settings: DnsSettings;
  network: Network;
  siteUrl: URL;
  rateLimit: boolean;
  keyAddress: PageServices["keyAddress"];
  log: Log;
}

export interface DnsServices {
  pages: PageServices["dns"];
  proxyHosts: Handler<ConsoleEnv>;
  /** Knows the keys of proxies too. */
  siteKeys: Pick<SiteKeys, "verify">;
  /** Ends what looks at domains. */
  stop(): Promise<void>;
}

/** What the console does for the DNS connector. Starts looking at the domains that are awaited. */
export function startDns(context: DnsContext): DnsServices {
  const { store, secrets, settings, network, siteUrl, keyAddress, log } = context;
  const { jobs, sites, siteKeys, dnsConnections: connections } = store;
  const { zone, resolvers } = settings;
  const userAgent = `${brand.name} (+${siteUrl.href})`;
  const tester = dnsTester({ connections, sites, secrets, zone, resolvers, network, userAgent });
  return {
    pages: {
      connections,
      isPublic: network.isPublic,
      test: limitedTest(context, tester),
      targetOf: ({ targetLabel }) => targetName(targetLabel, zone),
      claimRecordOf: ({ domain, workspaceId }) => claimRecord(domain, workspaceId, secrets.claimSecret),
    },
    proxyHosts: hostsHandler({
      connections,
      token: settings.proxyToken,
      keyOf: (site) => keyAddress(site, secrets.proxySecretOf(site)),
    }),
    siteKeys: withProxyKeys({ siteKeys, sites, connections, secrets }),
    stop: startDnsWatch({ jobs, sites, connections, tester, log }),
  };
}

/** More tests than somebody needs who sets a domain up, fewer than would bother anybody's server. */
const testAllowance = { requests: 40, seconds: 10 * 60 };

function limitedTest({ store, rateLimit }: DnsContext, tester: DnsTester): PageServices["dns"]["test"] {
  const limits = rateLimit ? [store.rateLimit("dns-test-10min", testAllowance)] : [];
  return async (site) =>
    (await countAgainst(limits, { address: site.id, network: undefined })) ?? (await tester.test(site));
}
