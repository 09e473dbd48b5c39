import type { Person } from "../accounts/person.ts";
import type { Site } from "../sites/site.ts";
import type { Workspace } from "../workspaces/workspace.ts";
import type { MailChoice } from "./mail-lists.ts";

/** A person, one of their sites, and what they get about it. */
export interface Subscription {
  person: Person;
  site: Site;
  workspace: Workspace;
  /** As it is chosen: nothing comes while all is stopped. */
  choice: MailChoice;
  /** Whether they stopped everything, for all sites. */
  isStopped: boolean;
  /** The Monday of the last weekly report of the workspace that went to them; days since 1970. */
  reportedDay: number | undefined;
}

export interface Planned {
  /** How many mails are newly owed. */
  mails: number;
}
