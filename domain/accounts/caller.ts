import type { Share } from "../shares/share.ts";
import type { Site } from "../sites/site.ts";
import type { Membership } from "../workspaces/workspace.ts";
import type { Person } from "./person.ts";
import type { Session } from "./session.ts";

/** Who asks, and about what, as far as it is known. */
export interface Caller {
  person: Person | undefined;
  session: Session | undefined;
  /** The workspace that the path names, or the site's, with the person's role in it. Where there is neither, none. */
  membership: Membership | undefined;
  /** The site that the path names, where the person belongs to its workspace. */
  site: Site | undefined;
  /** The shared dashboard that the path names. */
  share: Share | undefined;
}

export const nobody: Caller = {
  person: undefined,
  session: undefined,
  membership: undefined,
  site: undefined,
  share: undefined,
};

/** Whoever may be one of many, for counting how often they ask. */
export interface Client {
  address: string;
  network: string | undefined;
}
