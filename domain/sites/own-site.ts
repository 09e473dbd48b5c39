import type { Person } from "../accounts/person.ts";

/**
 * The public site, the console's first customer, and the workspace that it is in. Their ids are the same everywhere, so
 * that however many servers start there is one of each.
 */
export const ownSiteId = "thepublicwebsite";
export const ownWorkspaceId = "00000000-0000-4000-8000-000000000001";

export interface OwnSite {
  /** Makes the site where there is none yet, with a public dashboard; else sees that its domain is this one. */
  ensure(domain: string): Promise<void>;
  /** `missing` until a server was started. */
  addOwner(person: Pick<Person, "id" | "email">): Promise<"added" | "missing">;
}
