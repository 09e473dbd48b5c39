import type { Language } from "@octroi/ui/language/language";
import type { Person } from "../accounts/person.ts";
import type { Change } from "./changes.ts";
import type { Invitation, Member, Membership, Plan, Role, Workspace } from "./workspace.ts";

/** Who does it: a person, or the operator by the command line. */
export type Actor = string | undefined;

export interface NewInvitation {
  email: string;
  role: Role;
  /** In which the mail is written. */
  language: Language;
}

/** What a workspace of one's own is called, and when its Monday begins, where they said so. */
export interface OwnWorkspace {
  name: string | undefined;
  timeZone: string | undefined;
}

/** Every promise rejects when the storage is unavailable. */
export interface Workspaces {
  /** Where the person is now: where they were last, else the first of theirs, else a new one of their own. */
  currentOf(person: Person, own?: OwnWorkspace): Promise<Membership>;
  of(personId: string): Promise<Membership[]>;
  find(id: string): Promise<Workspace | undefined>;
  roleOf(personId: string, workspaceId: string): Promise<Role | undefined>;
  /** Makes one of the person's workspaces their current one. */
  enter(personId: string, workspaceId: string): Promise<void>;
  /** `gone`, here and below: it was deleted meanwhile. */
  rename(id: string, name: string, by: Actor): Promise<"changed" | "gone">;
  setTimeZone(id: string, timeZone: string, by: Actor): Promise<"changed" | "gone">;
  /** From Pro to free, its owners are owed a mail that says until when their history is there. */
  setPlan(id: string, plan: Plan, by: Actor): Promise<"changed" | "gone">;
  /** Nobody in it sees or changes anything, and it gets no mails, until it is resumed. Its gates go on as before. */
  setSuspended(id: string, isSuspended: boolean, by: Actor): Promise<void>;

  /** In a week, with its sites. Everyone in it is told by mail. */
  planDeletion(id: string, by: Actor): Promise<void>;
  keep(id: string, by: Actor): Promise<void>;
  /** Deletes those whose day has come, and says how many. */
  eraseDue(): Promise<number>;

  members(id: string): Promise<Member[]>;
  changeRole(
    id: string,
    personId: string,
    role: Role,
    by: Actor,
  ): Promise<"changed" | "last-owner" | "unknown">;
  /** Also of oneself. */
  removeMember(id: string, personId: string, by: Actor): Promise<"removed" | "last-owner" | "unknown">;

  /** Resolves once it is kept and its mail is owed. Whoever was invited before is invited anew. */
  invite(id: string, invitation: NewInvitation, by: Actor): Promise<Invitation | "member">;
  invitations(id: string): Promise<Invitation[]>;
  /** One that is still open. */
  findInvitation(id: string): Promise<Invitation | undefined>;
  withdraw(id: string, invitationId: string, by: Actor): Promise<void>;
  /** By the person with that address, once. */
  accept(invitationId: string, person: Person): Promise<"joined" | "over" | "other-address">;

  /** Latest first; all of them, where no limit is given. */
  changes(id: string, limit?: number): Promise<Change[]>;
}
