import type { Connector, Destination, Site } from "./site.ts";

export interface NewSite {
  workspaceId: string;
  domain: string;
  connector: Connector;
  destination?: Destination | undefined;
  /** By whose clocks its days are; UTC, where nobody says. */
  timeZone?: string | undefined;
}

export interface SiteChange {
  name: string | undefined;
  destination: Destination | undefined;
  /** As before, where nothing is said. */
  countsPeople?: boolean | undefined;
}

/** A site that was added, with its first secret, which nobody can be shown again. */
export interface AddedSite {
  site: Site;
  secret: string;
}

export interface KeyOfSite {
  id: string;
  createdAt: string;
  lastUsedAt: string | undefined;
}

/**
 * What a connector's key is worth. `ended`: another has taken its place; `gone`: the site was removed, or disconnected by
 * ending its last key.
 */
export type KeyVerdict = "valid" | "ended" | "wrong" | "gone";
