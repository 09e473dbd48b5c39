import type { TooMany } from "../accounts/accounts.ts";
import type { Client } from "../accounts/caller.ts";
import type { ConnectRequest } from "./connect-request.ts";

/** Why a plugin that asked for it was not connected. Each but the last two is a case for a key that is pasted. */
export const connectFailures = [
  /** The name leads to no public address. */
  "private-name",
  /** Nothing answered, or no certificate that counts. */
  "unreachable",
  /** A password, or a firewall, stands in front of the site. */
  "closed",
  /** Something else than the plugin answered. */
  "unexpected",
  /** The site knows no such challenge: it is over, was used, or is another site's. */
  "not-begun",
  /** The site proved itself, then did not take the key. */
  "key-not-taken",
] as const;
export type ConnectFailure = (typeof connectFailures)[number];

export interface PluginOwner {
  workspaceId: string;
  /** The workspace's. */
  timeZone: string;
  personId: string;
  client: Client;
}

/** Asks a site for the proof that its administrator wants to connect it, and hands it a key. */
export type ConnectPlugin = (
  request: ConnectRequest,
  owner: PluginOwner,
) => Promise<{ site: string } | { failure: ConnectFailure } | TooMany>;
