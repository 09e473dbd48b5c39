import type { Language } from "@octroi/ui/language/language";
import type { Role } from "./workspace.ts";

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
