/** The ways in, in the order in which they are shown. */
export const connectors = ["wordpress", "middleware", "dns"] as const;
export type Connector = (typeof connectors)[number];

/** As the guides name them: nothing came yet; visits come; the DNS connector stands in front. */
export const statuses = ["pending", "connected", "protected"] as const;
export type Status = (typeof statuses)[number];

/** Where the DNS connector finds the server that hosts the site. */
export interface Destination {
  ip: string;
  port: number;
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
  createdAt: string;
  connectedAt: string | undefined;
}

export const maxSiteNameLength = 80;

export function isConnector(value: unknown): value is Connector {
  return connectors.some((connector) => connector === value);
}
