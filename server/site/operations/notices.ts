import { type Pace, startWorker } from "@octroi/database/worker";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { WaitlistNotices } from "../../../store/waitlist-notices.ts";
import { deliver, type Webhook } from "./webhook.ts";

/**
 * Delivers the notices that are owed to the webhook, for as long as it takes: a notice is gone when the
 * receiver has said yes, or with the person it is about. Returns what stops it.
 */
export function startNotices(
  queue: WaitlistNotices,
  webhook: Webhook,
  log: Log,
  pace?: Pace,
): () => Promise<void> {
  return startWorker({
    queue,
    async attempt(notice, { deadline, stopping }) {
      const outcome = await deliver(webhook, notice, AbortSignal.any([deadline, stopping]));
      return outcome === "delivered" ? { outcome: "done" } : { outcome: "postponed", reason: outcome };
    },
    ...(pace !== undefined && { pace }),
    onPostponed: ({ attempts }, outcome) =>
      log.warn({ attempts, outcome }, "webhook: notice not delivered, will try again"),
    onError: (error) => log.warn({ reason: reasonOf(error) }, "webhook: storage unavailable, will try again"),
  });
}
