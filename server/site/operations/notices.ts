import { createHmac } from "node:crypto";
import { type Pace, startWorker } from "@octroi/database/worker";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import type { Notice, WaitlistNotices } from "../../../store/waitlist.ts";

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

export interface Webhook {
  url: string;
  secret: string;
}

const answerWithinMs = 10_000;

/**
 * One signed POST, after the Standard Webhooks specification (https://www.standardwebhooks.com), so that
 * receivers can verify it with an existing library: the secret is used as it is written ("raw").
 * Returns `delivered`, or why it was not.
 */
export async function deliver(webhook: Webhook, notice: Notice, signal: AbortSignal): Promise<string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const body = JSON.stringify({
    type: "waitlist.joined",
    timestamp: notice.entry.createdAt,
    data: notice.entry,
  });
  try {
    const response = await fetch(webhook.url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": notice.id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${signature(webhook.secret, `${notice.id}.${timestamp}.${body}`)}`,
      },
      body,
      // A redirect would carry someone's details to an address the operator never named.
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
    });
    await response.body?.cancel();
    return response.ok ? "delivered" : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "timeout" : "unreachable";
  }
}

function signature(secret: string, content: string): string {
  return createHmac("sha256", secret).update(content).digest("base64");
}
