import type { Site } from "../sites/site.ts";
import type { Plan } from "../workspaces/workspace.ts";

/** What whoever opens a shared dashboard sees beside the figures, and where. */
export interface ShareSettings {
  showsRules: boolean;
  /** Whether search engines may list it. Only a public one: the address of a link is a secret. */
  isIndexed: boolean;
  /** The one origin whose pages may show it in a frame: `https://example.com`. */
  embedder: string | undefined;
}

/** A dashboard as whoever has its address finds it. */
export interface Share extends ShareSettings {
  id: string;
  site: Pick<Site, "id" | "domain" | "name" | "zones">;
  /** What the workspace is on: how far back figures are kept. */
  plan: Plan;
}

/** A link as the people of the workspace see it. */
export interface ShareLink extends ShareSettings {
  id: string;
  name: string;
  createdAt: string;
  /** Undefined where the person has left. */
  by: string | undefined;
}

export interface NewShareLink extends Pick<ShareSettings, "showsRules" | "embedder"> {
  id: string;
  /** What its address ends with. It is derived from the id, so that people can be shown it again; its digest is kept. */
  token: string;
  name: string;
}

export const maxLinkNameLength = 80;
/** More than a site has readers to tell apart. */
export const maxLinksPerSite = 50;
