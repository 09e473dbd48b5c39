import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Morning } from "../time-zone.ts";
import { msPerHour } from "../visits/day.ts";

export const digestKind = "digest";
/** Of one site: what was owed before a workspace had one report for all its sites. */
export const reportKind = "report";
export const alertKind = "alert";
/** Of what was found on a site, as it happens. */
export const instantAlertKind = "instant-alert";

/** How late a mail may be. What is older is not sent any more: after days away, nobody needs a heap of old news. */
export const maxDelayMs = {
  [digestKind]: 48 * msPerHour,
  [alertKind]: 6 * msPerHour,
  [instantAlertKind]: 6 * msPerHour,
} as const;

/** What the queue holds of an alert: for whom and about what, and no address. */
export const queuedMail = v.object({
  personId: v.string(),
  siteId: v.string(),
  /** When it was due. What it says is of the days that were over then, however late it is sent. */
  dueAt: v.string(),
  /** Of an alert: when the look before it was due; null where there was none. */
  previousAt: v.optional(v.nullable(v.string()), null),
});
export type QueuedMail = v.InferOutput<typeof queuedMail>;

/** The same of the weekly report. Which sites it is about is looked up when it is written. */
export const queuedDigest = v.object({
  personId: v.string(),
  workspaceId: v.string(),
  /** The Monday that it was planned for; days since 1970. */
  day: v.number(),
  dueAt: v.string(),
});
export type QueuedDigest = v.InferOutput<typeof queuedDigest>;

/** What the queue holds of an alert that is told as it happens. */
export const queuedInstantAlert = v.object({ personId: v.string(), siteId: v.string(), alertId: v.string() });
export type QueuedInstantAlert = v.InferOutput<typeof queuedInstantAlert>;

/** One person, site or workspace, and day: two jobs of one key are one. */
export function queueKey(about: string, personId: string, { day }: Pick<Morning, "day">): string {
  return `${about} ${personId} ${day}`;
}

/** Of a mail of this kind and key: the same whoever sends it, and however often. */
export function messageIdOf(kind: string, key: string, host: string): string {
  return `<${createHash("sha256").update(`${kind} ${key}`).digest("hex").slice(0, 40)}@${host}>`;
}
