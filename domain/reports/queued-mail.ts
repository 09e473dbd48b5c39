import { createHash } from "node:crypto";
import * as v from "valibot";
import { msPerHour } from "../visits/day.ts";
import type { Morning } from "./time-zone.ts";

export const reportKind = "report";
export const alertKind = "alert";

/** How late a mail may be. What is older is not sent any more: after days away, nobody needs a heap of old news. */
export const maxDelayMs = { [reportKind]: 48 * msPerHour, [alertKind]: 6 * msPerHour } as const;

/** What the queue holds of a report or an alert: for whom and about what, and no address. */
export const queuedMail = v.object({
  personId: v.string(),
  siteId: v.string(),
  /** When it was due. What it says is of the days that were over then, however late it is sent. */
  dueAt: v.string(),
  /** Of an alert: when the look before it was due; null where there was none. */
  previousAt: v.optional(v.nullable(v.string()), null),
});
export type QueuedMail = v.InferOutput<typeof queuedMail>;

/** One person, site and day: two jobs of one key are one. */
export function queueKey(
  { personId, siteId }: Pick<QueuedMail, "personId" | "siteId">,
  { day }: Morning,
): string {
  return `${siteId} ${personId} ${day}`;
}

/** Of a mail of this kind and key: the same whoever sends it, and however often. */
export function messageIdOf(kind: string, key: string, host: string): string {
  return `<${createHash("sha256").update(`${kind} ${key}`).digest("hex").slice(0, 40)}@${host}>`;
}
