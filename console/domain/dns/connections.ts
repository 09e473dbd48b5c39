import type { Destination, Status } from "../sites/site.ts";
import type { Actor } from "../workspaces/workspaces.ts";
import type { Claim } from "./claim.ts";
import type { DnsTest } from "./dns-test.ts";

/** How a site stands with the DNS connector. */
export interface DnsConnection {
  /** The first part of the name that the site's domain is pointed at. */
  targetLabel: string;
  /** The public key of a certificate that no authority vouches for, which the owner has accepted. */
  certificateKey: string | undefined;
  lastTest: DnsTest | undefined;
}

/** A site that proxies are to serve. */
export interface ServedSite {
  id: string;
  domain: string;
  status: Status;
  destination: Destination;
  certificateKey: string | undefined;
}

/** Every promise rejects when the storage is unavailable. */
export interface DnsConnections {
  /** That of a site, which gets a target of its own the first time. From then on its domain is watched. */
  open(siteId: string): Promise<DnsConnection>;
  saveTest(siteId: string, test: DnsTest): Promise<void>;
  acceptCertificate(siteId: string, key: string, by: Actor): Promise<void>;
  /** What of a claim is known without asking name servers. */
  claimOf(siteId: string): Promise<Pick<Claim, "isTaken" | "wasKnown">>;
  protect(siteId: string, by: Actor): Promise<void>;
  unprotect(siteId: string, by: Actor): Promise<void>;
  /** Owes its people a mail that the domain is through: once for each site. */
  oweThroughMail(siteId: string): Promise<void>;
  /**
   * Sites whose visits may come to us. A domain that several workspaces have, or that was another's, is served once one
   * of them has proven it: its record may lead to us for somebody else.
   */
  servedSites(): Promise<ServedSite[]>;
}
