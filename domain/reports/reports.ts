import type { Person } from "../accounts/person.ts";
import type { Site } from "../sites/site.ts";
import type { Workspace } from "../workspaces/workspace.ts";
import type { MailChoice, MailList } from "./mail-lists.ts";

/** A person, one of their sites, and what they get about it. */
export interface Subscription {
  person: Person;
  site: Site;
  workspace: Workspace;
  /** As it is chosen: nothing comes while all is stopped. */
  choice: MailChoice;
  /** Whether they stopped everything, for all sites. */
  isStopped: boolean;
}

export interface Planned {
  /** How many mails are newly owed. */
  mails: number;
}

/** Every promise rejects when the storage is unavailable. */
export interface Reports {
  /** Those of a person, by workspace and domain. */
  subscriptionsOf(personId: string): Promise<Subscription[]>;
  /** Those about a site, by when people joined. */
  subscriptionsTo(siteId: string): Promise<Subscription[]>;
  /** Undefined where the person does not belong to the site's workspace. */
  find(personId: string, siteId: string): Promise<Subscription | undefined>;
  /** Nothing happens for a site that is not theirs. */
  choose(personId: string, siteId: string, choice: MailChoice): Promise<void>;
  stop(personId: string, siteId: string, list: MailList): Promise<void>;
  /** For all sites, those to come included, until `resumeAll`. */
  stopAll(personId: string): Promise<void>;
  resumeAll(personId: string): Promise<void>;
  /** Owes the reports whose Monday morning has come, each once, however often and by however many it is asked. */
  planReports(now: Date): Promise<Planned>;
  /** Owes a look, for whoever wants alerts, at each morning that has come. */
  planAlerts(now: Date): Promise<Planned>;
}
