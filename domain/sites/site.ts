import type { DestinationPort } from "@octroi/web/origin/destination";
import type { SiteZones } from "../visits/site-zones.ts";

/** The ways in, in the order in which they are shown. */
export const connectors = ["wordpress", "middleware", "dns"] as const;
export type Connector = (typeof connectors)[number];
/** Those that are set up with the site's key. A proxy of ours has one of its own. */
export type KeyConnector = Exclude<Connector, "dns">;

/**
 * As the guides name them: nothing came yet; visits come; a gate with the site's key enforces its rules, or the DNS
 * connector stands in front.
 */
export const statuses = ["pending", "connected", "protected"] as const;
export type Status = (typeof statuses)[number];

/**
 * What showed that a domain belongs to whoever added it: a page that only the console asked for was reported with the
 * site's key; the plugin of its WordPress answered; a record of the domain holds what the console gave.
 */
export const domainProofs = ["gate", "plugin", "dns-record"] as const;
export type DomainProof = (typeof domainProofs)[number];

/** Where the DNS connector finds the server that hosts the site. */
export interface Destination {
  ip: string;
  port: DestinationPort;
}

export interface Site {
  id: string;
  workspaceId: string;
  domain: string;
  /** What its people call it; its domain, unless they named it. */
  name: string | undefined;
  connector: Connector;
  /** Of the DNS connector alone. */
  destination: Destination | undefined;
  status: Status;
  /**
   * Undefined while nobody, or another workspace, has shown that the domain is theirs. Figures need no proof, since
   * they are what the site's own key reported; what acts at the domain itself does.
   */
  proof: { by: DomainProof; at: string } | undefined;
  createdAt: string;
  connectedAt: string | undefined;
  /** Whether its rules are the house's. */
  followsHouse: boolean;
  /** By whose clocks its days are. */
  zones: SiteZones;
  /** Whether people whom assistants send to it are counted. */
  countsPeople: boolean;
}

export const maxSiteNameLength = 80;

export function isConnector(value: unknown): value is Connector {
  return connectors.some((connector) => connector === value);
}

export function isDomainProof(value: unknown): value is DomainProof {
  return domainProofs.some((proof) => proof === value);
}
