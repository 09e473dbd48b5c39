import type { Network } from "@octroi/web/reading/network";
import { type ClaimDecision, claimRecord, decideClaim } from "../../../domain/dns/claim.ts";
import type { DnsTest } from "../../../domain/dns/dns-test.ts";
import type { Reachability } from "../../../domain/dns/reachability.ts";
import { judgeRedirection, type Redirection } from "../../../domain/dns/redirection.ts";
import { targetName } from "../../../domain/dns/target.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import type { Site } from "../../../domain/sites/site.ts";
import type { DnsConnections, Sites } from "../../../store/store.ts";
import { type NameServers, nameServers } from "./name-servers.ts";
import { probeOrigin } from "./probe-origin.ts";

interface DnsServices {
  connections: DnsConnections;
  sites: Pick<Sites, "markDomainProven">;
  secrets: Pick<Secrets, "claimSecret">;
  /** Every name in it leads to our proxies. */
  zone: string;
  resolvers: readonly string[];
  network: Network;
  userAgent: string;
  now?: () => Date;
}

export interface DnsTester {
  /** What *Test configuration* does: both checks, and whether the domain may be this workspace's. Keeps what it saw. */
  test(site: Site): Promise<DnsTest | undefined>;
  /** The check of the redirection alone. */
  look(site: Site): Promise<Redirection>;
}

/** For all questions of a test. */
const questionsMs = 12_000;

/** As authorities that our proxies ask call themselves in CAA records. */
const authorities = ["letsencrypt.org"];

export function dnsTester(services: DnsServices): DnsTester {
  const {
    connections,
    sites,
    secrets,
    zone,
    resolvers,
    network,
    userAgent,
    now = () => new Date(),
  } = services;
  const asking = () => nameServers({ resolvers, network }, network.deadline(questionsMs));

  async function redirectionOf(site: Site, from: NameServers, ownAddresses: readonly string[]) {
    const { targetLabel } = await connections.open(site.id);
    const [answers, caa] = await Promise.all([from.answersOn(site.domain), from.caaOf(site.domain)]);
    return judgeRedirection({
      target: targetName(targetLabel, zone),
      targetAddresses: ownAddresses,
      originAddresses: site.destination === undefined ? [] : [site.destination.ip],
      answers,
      caa,
      authorities,
    });
  }

  async function addressesOfTarget(site: Site, from: NameServers): Promise<readonly string[]> {
    const { targetLabel } = await connections.open(site.id);
    return from.addressesOf(targetName(targetLabel, zone));
  }

  /** A domain that names this site's target is proven; one that leads to us by addresses alone may be anybody's. */
  async function claimFor(site: Site, redirection: Redirection, from: NameServers): Promise<ClaimDecision> {
    const [{ servedSince }, { isTaken, wasKnown }] = await Promise.all([
      connections.open(site.id),
      connections.claimOf(site.id),
    ]);
    const isServed = servedSince !== undefined;
    const record = claimRecord(site.domain, site.workspaceId, secrets.claimSecret);
    const isRouted = redirection.state === "through";
    const namesTarget = isRouted && redirection.namesTarget;
    const needsRecord = !namesTarget && !isServed && (isTaken || wasKnown);
    const found = needsRecord ? await from.textsOf(record.name) : [];
    const claim = decideClaim({ isServed, namesTarget, isTaken, wasKnown, found, record });
    if (claim === "proven") await sites.markDomainProven(site.id, "dns-record");
    if (claim !== "free" || !isRouted) return claim;
    return (await connections.serveUnclaimed(site.id)) ? "served" : "needs-record";
  }

  return {
    async test(site) {
      const { destination } = site;
      if (destination === undefined) return undefined;
      const from = asking();
      const { certificateKey } = await connections.open(site.id);
      const ownAddresses = await addressesOfTarget(site, from);
      const [redirection, reachability]: [Redirection, Reachability] = await Promise.all([
        redirectionOf(site, from, ownAddresses),
        probeOrigin({
          domain: site.domain,
          destination: { address: destination.ip, port: destination.port, certificateKey },
          ownAddresses,
          network,
          userAgent,
        }),
      ]);
      const claim = await claimFor(site, redirection, from);
      const test = { at: now().toISOString(), destination, redirection, reachability, claim };
      await connections.saveTest(site.id, test);
      return test;
    },

    async look(site) {
      const from = asking();
      const redirection = await redirectionOf(site, from, await addressesOfTarget(site, from));
      if (redirection.state === "through") await claimFor(site, redirection, from);
      return redirection;
    },
  };
}
