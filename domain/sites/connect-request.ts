import { type DomainFault, parseDomain } from "./domain-name.ts";

/** What the plugin's **Connect** button opens the console with. */
export interface ConnectRequest {
  origin: string;
  domain: string;
  /** SHA-256 of a secret of the site, base64url (RFC 7636, S256): who knows the secret is the site. */
  challenge: string;
}

/**
 * `incomplete`: not what the plugin sends. `private-name`: the console can reach no such host. `plain-http`: a key sent
 * there could be read on its way.
 */
export type ConnectRequestFault = "incomplete" | "private-name" | "plain-http";

export function parseConnectRequest(
  query: URLSearchParams,
): ConnectRequest | { fault: ConnectRequestFault; domain?: string } {
  const origin = query.get("origin") ?? "";
  const challenge = query.get("challenge") ?? "";
  const url = URL.parse(origin);
  const isOrigin = url !== null && url.origin === origin && /^https?:$/.test(url.protocol);
  if (!isOrigin || !/^[\w-]{43}$/.test(challenge)) return { fault: "incomplete" };
  // Sites on a port of their own are as little in public as those on a machine's name.
  if (url.port !== "") return { fault: "private-name" };
  const found = parseDomain(url.hostname);
  if ("fault" in found) return { fault: isPrivate(found.fault) ? "private-name" : "incomplete" };
  const { domain } = found;
  return url.protocol === "https:" ? { origin, domain, challenge } : { fault: "plain-http", domain };
}

function isPrivate(fault: DomainFault): boolean {
  return fault === "not-public" || fault === "address";
}
