import { createHmac } from "node:crypto";

/** The record that proves a domain to be a workspace's: a TXT record of this name, with this value. */
export interface ClaimRecord {
  name: string;
  value: string;
}

/** What is known of a domain that a workspace wants to put behind the DNS connector. */
export interface Claim {
  /** Whether it is known to lead here for this site: it stays so until another proves it. */
  isServed: boolean;
  /** Whether the domain itself names the site's own target, which nobody else knows. */
  namesTarget: boolean;
  /** Whether another workspace has a site with this domain. */
  isTaken: boolean;
  /** Whether it was a site of any workspace before, and is not any more: its record may still lead to us. */
  wasKnown: boolean;
  /** The values of the TXT records at the claim's name; undefined where the name servers did not answer. */
  found: readonly string[] | undefined;
  record: ClaimRecord;
}

/**
 * - `free`: nobody else has or had it
 * - `served`: it has led here for this site, and nobody else has proven it since
 * - `proven`: the domain names the site's own target, or the record is there
 * - `needs-record`: it is not, or not yet
 * - `not-answered`: the name servers did not say; nothing is decided
 */
export const claimDecisions = ["free", "served", "proven", "needs-record", "not-answered"] as const;
export type ClaimDecision = (typeof claimDecisions)[number];

/** The same workspace and domain have the same record each time, which is stored nowhere. */
export function claimRecord(domain: string, workspaceId: string, secret: Uint8Array): ClaimRecord {
  const digest = createHmac("sha256", secret).update(`${workspaceId} ${domain}`).digest("base64url");
  return { name: `_octroi.${domain}`, value: `octroi-domain=${digest.slice(0, 32)}` };
}

/** Whether a workspace may have a domain: one that is new to it, and is or was another's, is proven. */
export function decideClaim(claim: Claim): ClaimDecision {
  const { isServed, namesTarget, isTaken, wasKnown, found, record } = claim;
  if (namesTarget) return "proven";
  if (isServed) return "served";
  if (!isTaken && !wasKnown) return "free";
  if (found === undefined) return "not-answered";
  return found.some((value) => value.trim() === record.value) ? "proven" : "needs-record";
}
