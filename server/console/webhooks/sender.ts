import { type Pace, startWorker } from "@octroi/database/worker";
import { type Log, reasonOf } from "@octroi/web/operations/log";
import { type Followed, follower } from "@octroi/web/reading/follow";
import type { Network } from "@octroi/web/reading/network";
import type { Outcome } from "../../../console/app/content/webhooks.ts";
import type { Secrets } from "../../../domain/secrets/secrets.ts";
import { signatureHeaders } from "../../../domain/webhooks/payload.ts";
import { unsealFor } from "../../../domain/webhooks/sealed.ts";
import { webhookLimits } from "../../../domain/webhooks/webhook.ts";
import type { Deliveries } from "../../../store/store.ts";
import type { ClaimedDelivery, DeliveryResult } from "../../../store/webhooks/deliver.ts";
import { messageFor } from "./message.ts";

interface WebhookSenderOptions {
  deliveries: Deliveries;
  secrets: Pick<Secrets, "unseal">;
  network: Network;
  consoleUrl: URL;
  userAgent: string;
  log: Log;
  pace?: Pace;
  now?: () => Date;
}

/** Receivers are to answer first and to work afterwards. */
const answerWithinMs = 10_000;

/**
 * Sends the events that are owed, each to every endpoint that is told of it. A crash between an answer and its note sends the
 * event once more, under the same id. Returns what stops it.
 */
export function startWebhookSender(options: WebhookSenderOptions): () => Promise<void> {
  const { deliveries, secrets, network, consoleUrl, log, pace, now = () => new Date() } = options;
  const follow = follower(options.userAgent, network);

  async function send({ webhook, event, domain }: ClaimedDelivery, deadline: AbortSignal) {
    const startedAt = now();
    const address = unsealFor(secrets, webhook.id, "address", webhook.address);
    const keys = webhook.secrets.map((secret) => unsealFor(secrets, webhook.id, "secret", secret));
    const isAboutNothing = event?.site !== undefined && domain === undefined;
    if (event === undefined || isAboutNothing || address === undefined || keys.includes(undefined)) {
      return { ...resultOf("unreadable", undefined), startedAt };
    }
    const message = messageFor(webhook, event, { domain, consoleUrl });
    const headers =
      webhook.format === "signed"
        ? signatureHeaders(
            event.id,
            JSON.stringify(message),
            keys.filter((key) => key !== undefined),
            startedAt,
          )
        : {};
    const followed = await follow(new URL(address), {
      signal: AbortSignal.any([network.deadline(answerWithinMs), deadline]),
      maxBytes: webhookLimits.answerLength,
      // A redirect would carry it to an address that nobody named.
      redirects: 0,
      accept: "*/*",
      json: message,
      headers,
      readsErrors: true,
    });
    return { ...readResult(followed), startedAt };
  }

  return startWorker<ClaimedDelivery>({
    queue: {
      claim: deliveries.claim,
      // What became of an attempt is noted with its answer, by `settle`; what is not noted comes back with its lease.
      complete: async () => {},
      postpone: async () => {},
    },
    async attempt(delivery, { deadline }) {
      const result = await send(delivery, deadline);
      await deliveries.settle(delivery, result);
      return { outcome: "done" };
    },
    ...(pace && { pace }),
    onPostponed: ({ attempts }, reason) => log.warn({ attempts, reason }, "webhook postponed"),
    onError: (error) => log.warn({ reason: reasonOf(error) }, "webhook postponed"),
  });
}

type Result = Omit<DeliveryResult, "startedAt">;

function resultOf(outcome: Outcome, status: number | undefined, answer = ""): Result {
  return { outcome, isDelivered: outcome === "delivered", isGone: outcome === "gone", status, answer };
}

function readResult({ answer }: Followed): Result {
  if (typeof answer === "string") {
    const isRedirect = answer === "leads-elsewhere" || answer === "too-many-redirects";
    return resultOf(isRedirect ? "redirect" : answer, undefined);
  }
  const { status, body } = answer;
  const text = new TextDecoder().decode(body).replaceAll("\0", "");
  if (status >= 200 && status < 300) return resultOf("delivered", status, text);
  if (status >= 300 && status < 400) return resultOf("redirect", status, text);
  return resultOf(status === 410 ? "gone" : "status", status, text);
}
