import { setTimeout as delay } from "node:timers/promises";
import type { Notice, Outbox } from "../../store/outbox.ts";
import { type Log, reasonOf } from "./log.ts";
import { deliver, type Webhook } from "./webhook.ts";

const batchSize = 10;
/** Longer than a delivery may take, so that a notice is never under way twice. */
const leaseMs = 60_000;

interface Pace {
  /** Between two looks at an empty outbox. */
  idleMs: number;
  firstRetryMs: number;
  maxRetryMs: number;
}

const defaultPace: Pace = { idleMs: 2_000, firstRetryMs: 5_000, maxRetryMs: 15 * 60_000 };

/**
 * Delivers what the outbox owes the webhook, for as long as it takes: a notice leaves the outbox when the
 * receiver has said yes, or with the person it is about. Returns what stops it.
 */
export function startOutbox(
  outbox: Outbox,
  webhook: Webhook,
  log: Log,
  pace: Pace = defaultPace,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;

  async function deliverOrPostpone(notice: Notice): Promise<void> {
    const outcome = await deliver(webhook, notice, signal);
    if (outcome === "delivered") return outbox.delivered(notice.id);
    const { attempts } = notice;
    log.warn({ attempts, outcome }, "webhook: notice not delivered, will try again");
    await outbox.postpone(notice.id, backoff(attempts, pace));
  }

  /** Whether there was anything to do. */
  async function round(): Promise<boolean> {
    try {
      const notices = await outbox.claim(batchSize, leaseMs);
      await Promise.all(notices.map(deliverOrPostpone));
      return notices.length > 0;
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, "webhook: storage unavailable, will try again");
      return false;
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const busy = await round();
      if (!busy) await delay(pace.idleMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Doubles each time, and strays by up to a fifth so that many notices do not return all at once. */
function backoff(attempts: number, { firstRetryMs, maxRetryMs }: Pace): number {
  const doubled = Math.min(firstRetryMs * 2 ** Math.min(attempts - 1, 30), maxRetryMs);
  return doubled * (0.9 + Math.random() * 0.2);
}
