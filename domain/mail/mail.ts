import { languages } from "@octroi/ui/language/language";
import { proPrice } from "@octroi/ui/words/plans";
import * as v from "valibot";
import { digestOf } from "../secrets/tokens.ts";

const language = v.picklist(languages);

/**
 * What the queue of mails holds: an address and ids. Names are looked up when the mail is written, and secrets derived,
 * so that neither waits here.
 */
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
    /** Left out of those of the operator. */
    inviterId: v.optional(v.string()),
    expiresAt: v.string(),
  }),
  v.object({
    about: v.literal("pro"),
    to: v.string(),
    language,
    /** In cents a month. Those of before invitations named one are of the price that everybody was told. */
    price: v.optional(v.number(), proPrice * 100),
    expiresAt: v.string(),
  }),
  v.object({
    about: v.literal("dns-through"),
    to: v.string(),
    language,
    siteId: v.string(),
    domain: v.string(),
    expiresAt: v.string(),
  }),
  /** To whoever opens a company’s account by a domain: no person’s. */
  v.object({
    about: v.literal("company"),
    to: v.string(),
    language,
    proofId: v.string(),
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
    expiresAt: v.string(),
  }),
  v.object({
    about: v.literal("history"),
    to: v.string(),
    language,
    workspaceId: v.string(),
    /** When what the free plan does not keep is deleted. */
    expiresAt: v.string(),
  }),
  /** To the owners of a workspace: a month was closed. */
  v.object({
    about: v.literal("statement"),
    to: v.string(),
    language,
    workspaceId: v.string(),
    statementId: v.string(),
    expiresAt: v.string(),
  }),
  /** To the owners of a workspace: the bank took what is paid to them. */
  v.object({
    about: v.literal("payout-sent"),
    to: v.string(),
    language,
    workspaceId: v.string(),
    /** The number of the file that it left in. */
    file: v.number(),
    expiresAt: v.string(),
  }),
  /** To the owners of a workspace that may join a new agreement. */
  v.object({
    about: v.literal("agreement"),
    to: v.string(),
    language,
    workspaceId: v.string(),
    agreementId: v.string(),
    expiresAt: v.string(),
  }),
  /** To the owners of a workspace: the bank sent back what was paid to them. */
  v.object({
    about: v.literal("payout-returned"),
    to: v.string(),
    language,
    workspaceId: v.string(),
    /** The number of the file that it left in. */
    file: v.number(),
    expiresAt: v.string(),
  }),
  /** To the owners of a workspace, whoever of them changed where it is paid. */
  v.object({
    about: v.literal("bank-details"),
    to: v.string(),
    language,
    workspaceId: v.string(),
    masked: v.string(),
    expiresAt: v.string(),
  }),
  /** To the owners of a workspace, whoever of them changed where its offers are paid. */
  v.object({
    about: v.literal("payee"),
    to: v.string(),
    language,
    workspaceId: v.string(),
    /** Left out where a way was removed. */
    shown: v.optional(v.string()),
    expiresAt: v.string(),
  }),
  /** To the owners of a workspace, whoever of its people made a token. */
  v.object({
    about: v.literal("token"),
    to: v.string(),
    language,
    workspaceId: v.string(),
    tokenId: v.string(),
    expiresAt: v.string(),
  }),
  /** To the owners of a workspace: an endpoint was turned off, since nothing reached it. */
  v.object({
    about: v.literal("webhook-disabled"),
    to: v.string(),
    language,
    workspaceId: v.string(),
    webhookId: v.string(),
    expiresAt: v.string(),
  }),
]);

export type Mail = v.InferOutput<typeof mail>;
export type MailAbout<About extends Mail["about"]> = Extract<Mail, { about: About }>;

export const mailKind = "mail";

/** One mail, and the ids of whom and what it is about, with any of which it is deleted. */
function mailJob(key: string, payload: Mail, about: readonly (string | undefined)[]) {
  return {
    kind: mailKind,
    key,
    payload,
    about: [addressId(payload.to), ...about].filter((id) => id !== undefined),
    expiresAt: new Date(payload.expiresAt),
  };
}

/** By which a job is found that has an address, also where that is no person's yet. */
export function addressId(email: string): string {
  return digestOf(email);
}

/** Of whom a mail is, beside what its schema has. */
interface Recipient {
  email: string;
  personId: string;
}

type Fields<About extends Mail["about"]> = Omit<MailAbout<About>, "about" | "to">;

export function codeMail({
  email,
  personId,
  ...rest
}: Fields<"code"> & { email: string; personId: string | undefined }) {
  return mailJob(`code ${rest.challengeId}`, { about: "code", to: email, ...rest }, [personId]);
}

export function companyMail({ email, ...rest }: Fields<"company"> & { email: string }) {
  return mailJob(`company ${rest.proofId}`, { about: "company", to: email, ...rest }, [rest.proofId]);
}

export function addressChangedMail(
  key: string,
  { email, personId, ...rest }: Fields<"address-changed"> & Recipient,
) {
  return mailJob(`address ${key}`, { about: "address-changed", to: email, ...rest }, [personId]);
}

export function workspaceDeletionMail({
  email,
  personId,
  ...rest
}: Fields<"workspace-deletion"> & Recipient) {
  const { workspaceId, expiresAt } = rest;
  const payload: Mail = { about: "workspace-deletion", to: email, ...rest };
  const key = `workspace-deletion ${workspaceId} ${personId} ${expiresAt}`;
  return mailJob(key, payload, [personId, workspaceId]);
}

export function invitationMail({
  email,
  workspaceId,
  ...rest
}: Fields<"invitation"> & { email: string; workspaceId: string }) {
  const payload: Mail = { about: "invitation", to: email, ...rest };
  return mailJob(`invitation ${rest.invitationId}`, payload, [rest.invitationId, workspaceId]);
}

export function dnsRoutedMail({ email, personId, ...rest }: Fields<"dns-through"> & Recipient) {
  const payload: Mail = { about: "dns-through", to: email, ...rest };
  return mailJob(`dns-through ${rest.siteId} ${personId}`, payload, [personId, rest.siteId]);
}

/** One for each invitation; `at` is when it was made. */
export function proMail(at: Date, { email, ...rest }: Fields<"pro"> & { email: string }) {
  return mailJob(`pro ${digestOf(email)} ${at.toISOString()}`, { about: "pro", to: email, ...rest }, []);
}

/** `at` is when the workspace left Pro. */
export function historyMail(at: Date, { email, personId, ...rest }: Fields<"history"> & Recipient) {
  const payload: Mail = { about: "history", to: email, ...rest };
  const key = `history ${rest.workspaceId} ${personId} ${at.toISOString()}`;
  return mailJob(key, payload, [personId, rest.workspaceId]);
}

export function statementMail({ email, personId, ...rest }: Fields<"statement"> & Recipient) {
  const payload: Mail = { about: "statement", to: email, ...rest };
  return mailJob(`statement ${rest.statementId} ${personId}`, payload, [personId, rest.workspaceId]);
}

export function payoutSentMail({ email, personId, ...rest }: Fields<"payout-sent"> & Recipient) {
  const payload: Mail = { about: "payout-sent", to: email, ...rest };
  const key = `payout-sent ${rest.file} ${rest.workspaceId} ${personId}`;
  return mailJob(key, payload, [personId, rest.workspaceId]);
}

export function agreementMail({ email, personId, ...rest }: Fields<"agreement"> & Recipient) {
  const payload: Mail = { about: "agreement", to: email, ...rest };
  const key = `agreement ${rest.agreementId} ${rest.workspaceId} ${personId}`;
  return mailJob(key, payload, [personId, rest.workspaceId]);
}

export function payoutReturnedMail({ email, personId, ...rest }: Fields<"payout-returned"> & Recipient) {
  const payload: Mail = { about: "payout-returned", to: email, ...rest };
  const key = `payout-returned ${rest.file} ${rest.workspaceId} ${personId}`;
  return mailJob(key, payload, [personId, rest.workspaceId]);
}

/** `change` is the id of the change, so that each is told. */
export function bankDetailsMail(
  change: string,
  { email, personId, ...rest }: Fields<"bank-details"> & Recipient,
) {
  const payload: Mail = { about: "bank-details", to: email, ...rest };
  return mailJob(`bank-details ${change} ${personId}`, payload, [personId, rest.workspaceId]);
}

/** `change` is the id of the change, so that each is told. */
export function payeeMail(change: string, { email, personId, ...rest }: Fields<"payee"> & Recipient) {
  const payload: Mail = { about: "payee", to: email, ...rest };
  return mailJob(`payee ${change} ${personId}`, payload, [personId, rest.workspaceId]);
}

export function tokenMail({ email, personId, ...rest }: Fields<"token"> & Recipient) {
  const payload: Mail = { about: "token", to: email, ...rest };
  return mailJob(`token ${rest.tokenId} ${personId}`, payload, [personId, rest.workspaceId]);
}

/** `at` is when it was turned off: it may be turned on, and off again. */
export function webhookDisabledMail(
  at: Date,
  { email, personId, ...rest }: Fields<"webhook-disabled"> & Recipient,
) {
  const payload: Mail = { about: "webhook-disabled", to: email, ...rest };
  const key = `webhook-disabled ${rest.webhookId} ${personId} ${at.toISOString()}`;
  return mailJob(key, payload, [personId, rest.workspaceId]);
}
