import { type Language, languages } from "@octroi/ui/language/language";
import * as v from "valibot";
import { roles } from "../workspaces/workspace.ts";

const language = v.picklist(languages);

/** What the queue of mails holds: whom, what about, and never a secret, which is derived when the mail is written. */
export const mail = v.variant("about", [
  v.object({
    about: v.literal("code"),
    to: v.string(),
    language,
    challengeId: v.string(),
    /** Where an address is to take the place of another, the code of the one that goes. */
    isForOldAddress: v.optional(v.boolean()),
    /** There is no use in a code that came too late. */
    expiresAt: v.string(),
  }),
  v.object({
    about: v.literal("invitation"),
    to: v.string(),
    language,
    invitationId: v.string(),
    workspace: v.string(),
    inviter: v.string(),
    role: v.picklist(roles),
    expiresAt: v.string(),
  }),
  v.object({ about: v.literal("pro"), to: v.string(), language, expiresAt: v.string() }),
  v.object({
    about: v.literal("dns-through"),
    to: v.string(),
    language,
    siteId: v.string(),
    domain: v.string(),
    expiresAt: v.string(),
  }),
  /** To the address that was the person's until now. */
  v.object({ about: v.literal("address-changed"), to: v.string(), language, expiresAt: v.string() }),
  /** To everyone in a workspace that is to be deleted then. */
  v.object({
    about: v.literal("workspace-deletion"),
    to: v.string(),
    language,
    workspaceId: v.string(),
    workspace: v.string(),
    expiresAt: v.string(),
  }),
  v.object({
    about: v.literal("history"),
    to: v.string(),
    language,
    /** Left out of those that wait since before links named it. */
    workspaceId: v.optional(v.string()),
    workspace: v.string(),
    /** When what the free plan does not keep is deleted. */
    expiresAt: v.string(),
  }),
]);

export type Mail = v.InferOutput<typeof mail>;
export type MailAbout<About extends Mail["about"]> = Extract<Mail, { about: About }>;

export const mailKind = "mail";

export interface MailJob {
  kind: typeof mailKind;
  key: string;
  payload: Mail;
}

type CodeMail = Omit<MailAbout<"code">, "about" | "to"> & { email: string };

export function codeMail({ email, ...rest }: CodeMail): MailJob {
  return { kind: mailKind, key: `code ${rest.challengeId}`, payload: { about: "code", to: email, ...rest } };
}

type Notice = { email: string; language: Language; expiresAt: string };

export function addressChangedMail(key: string, { email, ...rest }: Notice): MailJob {
  return { kind: mailKind, key: `address ${key}`, payload: { about: "address-changed", to: email, ...rest } };
}

export function workspaceDeletionMail(
  key: string,
  { email, ...rest }: Notice & { workspaceId: string; workspace: string },
): MailJob {
  return {
    kind: mailKind,
    key: `workspace-deletion ${key}`,
    payload: { about: "workspace-deletion", to: email, ...rest },
  };
}

type InvitationMail = Omit<MailAbout<"invitation">, "about" | "to"> & { email: string };

export function invitationMail({ email, ...rest }: InvitationMail): MailJob {
  return {
    kind: mailKind,
    key: `invitation ${rest.invitationId}`,
    payload: { about: "invitation", to: email, ...rest },
  };
}

type DnsThroughMail = Omit<MailAbout<"dns-through">, "about" | "to"> & { personId: string; email: string };

export function dnsThroughMail({ personId, email, ...rest }: DnsThroughMail): MailJob {
  return {
    kind: mailKind,
    key: `dns-through ${rest.siteId} ${personId}`,
    payload: { about: "dns-through", to: email, ...rest },
  };
}

type ProMail = Omit<MailAbout<"pro">, "about" | "to"> & { email: string; digest: string };

/** One for each address, ever. */
export function proMail({ email, digest, ...rest }: ProMail): MailJob {
  return { kind: mailKind, key: `pro ${digest}`, payload: { about: "pro", to: email, ...rest } };
}

type HistoryMail = Omit<MailAbout<"history">, "about" | "to"> & { key: string; email: string };

export function historyMail({ key, email, ...rest }: HistoryMail): MailJob {
  return { kind: mailKind, key: `history ${key}`, payload: { about: "history", to: email, ...rest } };
}
