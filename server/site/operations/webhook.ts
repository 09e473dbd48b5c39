import { createHmac } from "node:crypto";
import type { Notice } from "../../../store/waitlist-notices.ts";

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
