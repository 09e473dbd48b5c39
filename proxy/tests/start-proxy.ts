import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { proxyList } from "@octroi/web/http/client-address";
import type { OriginLimits } from "@octroi/web/origin/origin-agent";
import type { OriginFault } from "@octroi/web/origin/origin-error";
import type { Network } from "@octroi/web/reading/network";
import type { ProxiedHost } from "../src/hosts/hosts-document.ts";
import { listenForVisits, type VisitServer } from "../src/listen-for-visits.ts";
import { createProxy } from "../src/proxy.ts";
import { createSites, type Sites } from "../src/sites.ts";
import type { VisitLimits } from "../src/visits/visit.ts";

export interface RunningProxy extends AsyncDisposable {
  url: string;
  sites: Sites;
  /** Each visit that was refused in place of a site's own server. */
  refusals: { host: string; fault: OriginFault }[];
  gateFailures: string[];
  /** What went wrong in the proxy itself. */
  failures: string[];
  /** Of each answer that was sent whole. */
  statuses: number[];
  connections: VisitServer["connections"];
  stop: VisitServer["stop"];
}

interface Options {
  network: Network;
  hosts: readonly ProxiedHost[];
  limits?: Partial<OriginLimits & VisitLimits>;
  ownAddresses?: readonly string[];
  /** One of its own, where absent. */
  policyFolder?: string;
}

/** Generous, so that a busy machine passes; tests that are about a limit set it. */
const defaultLimits = {
  connectMs: 30_000,
  idleMs: 30_000,
  connections: 100,
  headersMs: 60_000,
  silenceMs: 60_000,
  continueMs: 60_000,
  bodyMs: 60_000,
  visits: 100,
  clientVisits: 1_000,
  uploads: 1_000,
  clientUploads: 1_000,
};

/** The proxy on a free port, in a network of the test's own. */
export async function startProxy({
  network,
  hosts,
  ownAddresses = [],
  ...options
}: Options): Promise<RunningProxy> {
  const limits = { ...defaultLimits, ...options.limits };
  const refusals: RunningProxy["refusals"] = [];
  const gateFailures: string[] = [];
  const failures: string[] = [];
  const statuses: number[] = [];
  const folder = await mkdtemp(join(tmpdir(), "octroi-policies-"));
  const sites = createSites({
    policyFolder: options.policyFolder ?? folder,
    network,
    ownAddresses,
    limits,
    gateFailed: (_host, error) => gateFailures.push(String(error)),
  });
  sites.apply(hosts);
  const proxy = createProxy({
    sites,
    isTrusted: proxyList(["127.0.0.1"]),
    limits,
    answered: (status) => statuses.push(status),
    refused: (host, fault) => refusals.push({ host, fault }),
    failed: (error) => failures.push(String(error)),
  });
  const server = await listenForVisits(proxy, { host: "127.0.0.1", port: 0, silenceMs: limits.silenceMs });
  return {
    url: server.address,
    sites,
    refusals,
    gateFailures,
    failures,
    statuses,
    connections: server.connections,
    stop: server.stop,
    async [Symbol.asyncDispose]() {
      await server.stop({ withinMs: 0 });
      await sites.close();
      // A policy may be on its way to the disk.
      await rm(folder, { recursive: true, maxRetries: 10 });
    },
  };
}

/** A key that leads to no console: for tests in which nothing is reported. */
const unusedKey = `http://site:secret@127.0.0.1:1/${"A".repeat(43)}`;

export function proxiedHost(members: Partial<ProxiedHost> = {}): ProxiedHost {
  return {
    host: "example.com",
    status: "pending",
    key: unusedKey,
    destination: { address: "127.0.0.1", port: 80 },
    ...members,
  };
}
