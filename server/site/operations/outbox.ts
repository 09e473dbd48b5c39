import { type Pace, startWorker } from "@octroi/database/worker";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Outbox } from "../../../site/store/outbox.ts";
import { deliver, type Webhook } from "./webhook.ts";

/**
 * Delivers what the outbox owes the webhook, for as long as it takes: a notice leaves the outbox when the
 * receiver has said yes, or with the person it is about. Returns what stops it.
 */
export function startOutbox(outbox: Outbox, webhook: Webhook, log: Log, pace?: Pace): () => Promise<void> {
  return startWorker({
    queue: outbox,
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
