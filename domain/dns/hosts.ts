import { parse } from "tldts";
import type { ServedSite } from "./connections.ts";

/** A host as the list for proxies has it. */
interface ServedHost {
  host: string;
  /** The gate stands in front of a `protected` one; the visits of the others pass as they are. */
  status: "pending" | "protected";
  key: string;
  destination: { address: string; port: 80 | 443; certificateKey?: string };
}

/**
 * The hosts of a site. `www.example.com` is often an alias of `example.com`, or the other way round: both lead to us as
 * soon as one does, so both are served.
 */
export function servedHosts(site: ServedSite, key: string): ServedHost[] {
  const { domain, status, destination, certificateKey } = site;
  return [domain, ...twinOf(domain)].map((host) => ({
    host,
    status: status === "protected" ? "protected" : "pending",
    key,
    destination: {
      address: destination.ip,
      port: destination.port,
      ...(certificateKey !== undefined && { certificateKey }),
    },
  }));
}

function twinOf(domain: string): string[] {
  const { domain: registered, subdomain } = parse(domain);
  if (registered === null) return [];
  if (subdomain === "www") return [registered];
  return subdomain === "" ? [`www.${domain}`] : [];
}
