import { parse } from "tldts";

/** Why something typed is no domain that a site can have. */
export type DomainFault = "empty" | "malformed" | "address" | "not-public" | "suffix";

/** The name of a host on the public web, in ASCII: `example.com`, `www.example.com`, `xn--bcher-kva.example`. */
export type DomainResult = { domain: string } | { fault: DomainFault };

/** Names that no public DNS answers, beside those of the public suffix list that are private. */
const reserved = /(^|\.)(localhost|local|internal|invalid|test|onion|home\.arpa|alt)$/;

/**
 * Reads a domain as people give it: with or without a scheme, `www`, a path, a dot at its end; in any script. What
 * stays is the name alone.
 */
export function parseDomain(typed: string): DomainResult {
  const trimmed = typed.trim();
  if (trimmed === "") return { fault: "empty" };
  if (trimmed.length > 2_048 || /[\s\p{Cc}\p{Cf}@]/u.test(trimmed)) return { fault: "malformed" };
  const url = URL.parse(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || url.port !== "") return { fault: "malformed" };
  const host = url.hostname.replace(/\.$/, "");
  const { isIp, domain, isIcann, publicSuffix } = parse(host, { allowPrivateDomains: false });
  if (isIp) return { fault: "address" };
  if (reserved.test(host)) return { fault: "not-public" };
  // A label with a character that no certificate and no DNS zone takes, such as an underscore.
  if (!host.split(".").every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label)) || host.length > 253) {
    return { fault: "malformed" };
  }
  if (host === publicSuffix && host.includes(".")) return { fault: "suffix" };
  if (domain === null || !host.includes(".")) return { fault: "not-public" };
  // `.example` is reserved for documentation, and what our own tests and pages use.
  if (isIcann !== true && !/(^|\.)example$/.test(host)) return { fault: "not-public" };
  return { domain: host };
}

/** What makes two domains one site: `www.example.com` is `example.com`. */
export function bareDomain(domain: string): string {
  return domain.replace(/^www\.(?=[^.]+\.)/, "");
}

/** In the script that its owner reads: `xn--bcher-kva.example` is `bücher.example`. */
export { domainToUnicode as readableDomain } from "node:url";
