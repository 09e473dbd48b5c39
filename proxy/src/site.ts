import { join } from "node:path";
import { createGate, type Gate } from "@octroi/edge";
import { OriginAgent, type OriginLimits } from "@octroi/web/origin/origin-agent";
import type { Network } from "@octroi/web/reading/network";
import type { ProxiedHost } from "./hosts/hosts-document.ts";
import { policyFile } from "./hosts/policy-file.ts";
import { VisitSlots } from "./visits/slots.ts";

/** A host that visits come for: its gate, and the connections to its own server. */
export interface Site {
  readonly host: string;
  readonly agent: OriginAgent;
  /** Undefined where the gate is not in front of it. */
  readonly gate: Gate | undefined;
  /** Of the visits that are on their way. */
  readonly slots: VisitSlots;
}

export interface SiteSettings {
  network: Network;
  /** The public addresses of our own proxies. */
  ownAddresses: readonly string[];
  limits: OriginLimits;
  /** Keeps the policies that were published last, a file for each host. */
  policyFolder: string;
  /** Hears what went wrong in a gate. */
  gateFailed(host: string, error: unknown): void;
}

export function createSite({ host, status, key, destination }: ProxiedHost, settings: SiteSettings): Site {
  const { network, ownAddresses, limits } = settings;
  return {
    host,
    agent: new OriginAgent(host, destination, network, ownAddresses, limits),
    gate: status === "protected" ? gateOf(host, key, settings) : undefined,
    slots: new VisitSlots(),
  };
}

/** Follows the policy that the console publishes for the site. Whatever fails in it, the visit passes. */
function gateOf(host: string, key: string, { policyFolder, gateFailed }: SiteSettings): Gate {
  return createGate({
    key,
    hosts: [host],
    adapter: "dns",
    policyStore: policyFile(join(policyFolder, `${host}.jws`)),
    failed: (error) => gateFailed(host, error),
  });
}

/** For a host that is no longer ours or has changed: visits on their way go on, connections that wait are closed. */
export async function retireSite({ agent, gate }: Site): Promise<void> {
  agent.retire();
  await gate?.flush();
}
