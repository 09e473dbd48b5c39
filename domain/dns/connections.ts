import type { Destination, Status } from "../sites/site.ts";
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
  lastSeenAt: string | undefined;
}

/** A site that proxies are to serve. */
export interface ServedSite {
  id: string;
  domain: string;
  status: Status;
  destination: Destination;
  certificateKey: string | undefined;
}
