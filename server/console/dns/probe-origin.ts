import { type IncomingMessage, request as sendRequest } from "node:http";
import type { Destination } from "@octroi/web/origin/destination";
import { OriginAgent } from "@octroi/web/origin/origin-agent";
import { faultOf, OriginError } from "@octroi/web/origin/origin-error";
import type { Network } from "@octroi/web/reading/network";
import type { Reachability } from "../../../domain/dns/reachability.ts";

export interface Probe {
  domain: string;
  destination: Destination;
  /** Of our proxies. */
  ownAddresses: readonly string[];
  network: Network;
  userAgent: string;
  timeoutMs?: number;
}

/** Asks a site's own server for its home page over the connection that the proxy makes, and follows nothing. */
export async function probeOrigin(probe: Probe): Promise<Reachability> {
  const { domain, destination, ownAddresses, network, timeoutMs = 8_000 } = probe;
  const limits = { connectMs: timeoutMs, idleMs: timeoutMs, connections: 1 };
  const agent = new OriginAgent(domain, destination, network, ownAddresses, limits);
  try {
    return reachabilityOf(await answerTo(probe, agent, timeoutMs), probe);
  } catch (error) {
    return reachabilityOnError(error);
  } finally {
    agent.destroy();
  }
}

function answerTo({ domain, userAgent }: Probe, agent: OriginAgent, ms: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = sendRequest({
      agent,
      path: "/",
      headers: {
        host: domain,
        "user-agent": userAgent,
        accept: "text/html,*/*;q=0.1",
        // As the proxy sends it: a server that is ours answers that this is a loop.
        "x-forwarded-proto": "https",
        "x-forwarded-host": domain,
        "octroi-hop": domain,
      },
    });
    const deadline = setTimeout(() => request.destroy(new OriginError("timeout")), ms);
    request.on("response", (answer) => {
      clearTimeout(deadline);
      answer.on("error", () => {}).destroy();
      resolve(answer);
    });
    request.on("error", (error) => {
      clearTimeout(deadline);
      reject(error);
    });
    request.end();
  });
}

function reachabilityOf({ statusCode = 0, headers }: IncomingMessage, probe: Probe): Reachability {
  if (statusCode === 508) return { state: "loop" };
  const to = URL.parse(headers.location ?? "", `http://${probe.domain}`);
  const leadsHere = to?.protocol === "https:" && to.hostname === probe.domain && to.pathname === "/";
  if (probe.destination.port === 80 && statusCode >= 300 && statusCode < 400 && leadsHere) {
    return { state: "redirects-to-https" };
  }
  return { state: "answered", status: statusCode };
}

function reachabilityOnError(error: unknown): Reachability {
  const fault = faultOf(error);
  switch (fault) {
    case "certificate": {
      const certificate = error instanceof OriginError ? error.certificate : undefined;
      return { state: "certificate", reason: certificate?.reason ?? "untrusted", key: certificate?.key };
    }
    case "busy":
      return { state: "broken" };
    default:
      return { state: fault };
  }
}
