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
  /** Since when the domain is known to lead here for this site; undefined before that, and once another has proven it. */
  servedSince: string | undefined;
  /** When our servers last asked for something in its name, to the hour: they do as long as its visits come to them. */
  heardAt: string | undefined;
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
  /**
   * The domain leads here by its addresses, and nobody else has or had it: its people alone can have made it so. Says
   * whether it still is nobody else's.
   */
  serveUnclaimed(siteId: string): Promise<boolean>;
  /** Whether the domain is known to lead here for a site of another workspace. */
  isServedElsewhere(siteId: string): Promise<boolean>;
  /** Our servers ask for something in the name of a site. */
  markHeard(siteId: string): Promise<void>;
  heardAt(siteId: string): Promise<string | undefined>;
  /** Says whether it is protected now: a site is that is served. */
  protect(siteId: string, by: Actor): Promise<boolean>;
  unprotect(siteId: string, by: Actor): Promise<void>;
  /** Owes its people a mail that the domain is through: once for each site. */
  oweThroughMail(siteId: string): Promise<void>;
  /**
   * Sites whose visits may come to us. One that is served stays so until another proves the domain: adding it is
   * anybody's. A domain that nobody is served for yet, and that several workspaces have, or that was another's, is
   * served once one of them has proven it: its record may lead to us for somebody else.
   */
  servedSites(): Promise<ServedSite[]>;
}
