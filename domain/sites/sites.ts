import type { Mode } from "../rules/mode.ts";
import type { Actor } from "../workspaces/workspaces.ts";
import type { Connector, Destination, DomainProof, Site } from "./site.ts";

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
  /**
   * `repeated`: the workspace has it already. Any number of workspaces may have one domain, each with its own key and
   * figures: whoever adds a domain learns nothing of others that have it, and keeps nobody out.
   */
  add(site: NewSite, by: Actor): Promise<AddedSite | "repeated">;
  find(id: string): Promise<Site | undefined>;
  list(workspaceId: string): Promise<Site[]>;
  change(id: string, change: SiteChange, by: Actor): Promise<void>;
  /** With its keys and its figures. */
  remove(id: string, by: Actor): Promise<void>;
  /**
   * Visits come, or the plugin was connected. A gate that says it enforces the rules protects the site, and one that says
   * it observes no longer does. A site behind the DNS connector is protected by its people, and not by a visit.
   */
  connect(id: string, mode?: Mode): Promise<void>;
  /**
   * The site's workspace has shown that the domain is theirs. A domain is proven in one workspace: the proof of another
   * one, which may have had the domain before, ends. A site behind the DNS connector is served from now on, and the one
   * that was served before it no longer.
   */
  markDomainProven(id: string, by: DomainProof): Promise<"proven" | "unknown">;
  /** Of all workspaces, the public site among them, for the operator. */
  all(): AsyncIterable<Site>;
  /** How many there are beside the public site. */
  count(): Promise<number>;
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

export interface SiteKeys {
  /** A new secret. The one before it stays valid until it is ended or replaced once more. */
  replace(siteId: string, by: Actor): Promise<string>;
  /** Those that are valid, latest first. */
  list(siteId: string): Promise<KeyOfSite[]>;
  /** A site without a key waits to be connected again. */
  end(siteId: string, keyId: string, by: Actor): Promise<void>;
  /** Ends the key of a connector that says so itself, or that never got it. `ended` also where it was before. */
  endSecret(siteId: string, secret: string, by: Actor): Promise<Exclude<KeyVerdict, "valid">>;
  verify(siteId: string, secret: string): Promise<KeyVerdict>;
}
