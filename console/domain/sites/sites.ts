import type { Actor } from "../workspaces/workspaces.ts";
import type { Connector, Destination, Site } from "./site.ts";

export interface NewSite {
  workspaceId: string;
  domain: string;
  connector: Connector;
  destination?: Destination | undefined;
}

export interface SiteChange {
  name: string | undefined;
  destination: Destination | undefined;
}

/** A site that was added, with its first secret, which nobody can be shown again. */
export interface AddedSite {
  site: Site;
  secret: string;
}

/** Every promise rejects when the storage is unavailable. */
export interface Sites {
  /** `repeated`: the workspace has it already; `taken`: it is connected in another one. */
  add(site: NewSite, by: Actor): Promise<AddedSite | "repeated" | "taken">;
  find(id: string): Promise<Site | undefined>;
  list(workspaceId: string): Promise<Site[]>;
  change(id: string, change: SiteChange, by: Actor): Promise<void>;
  /** With its keys and its figures. */
  remove(id: string, by: Actor): Promise<void>;
  /** The first visit came, or the plugin was connected. `taken`: another workspace's was first. */
  connect(id: string): Promise<"connected" | "taken">;
  /** Of all workspaces, oldest first, for the operator. */
  all(): AsyncIterable<Site>;
  count(): Promise<number>;
}

export interface KeyOfSite {
  id: string;
  createdAt: string;
  lastUsedAt: string | undefined;
}

export interface SiteKeys {
  /** A new secret. The one before it stays valid until it is ended or replaced once more. */
  replace(siteId: string, by: Actor): Promise<string>;
  /** Those that are valid, latest first. */
  list(siteId: string): Promise<KeyOfSite[]>;
  end(siteId: string, keyId: string, by: Actor): Promise<void>;
  /** `gone`: the site was removed. */
  verify(siteId: string, secret: string): Promise<"valid" | "wrong" | "gone">;
}
