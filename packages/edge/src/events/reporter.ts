import { withTimeout } from "../with-timeout.ts";
import type { Deliver } from "./deliver.ts";
import type { VisitEvent } from "./event.ts";

/** Keeps a request's instance alive until the work is done, where the runtime would otherwise stop it. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** A runtime's own, where it has one: asking for its context throws on others. */
export function waitUntilIn(context: () => { waitUntil: WaitUntil }): WaitUntil | undefined {
  try {
    const found = context();
    return found.waitUntil.bind(found);
  } catch {
    return undefined;
  }
}

export interface Reporter {
  add(event: VisitEvent, waitUntil?: WaitUntil): void;
  /** Sends what is waiting, now, and waits for what is being sent: for a server that is about to stop. */
  flush(): Promise<void>;
}

/** In milliseconds, and events. */
const defaults = {
  every: 5000,
  batch: 500,
  /** What is kept while a collector is down; beyond it the oldest go. */
  maxWaiting: 5000,
  timeout: 10_000,
  firstPause: 10_000,
  maxPause: 300_000,
};

/** Sends events in batches, after the response. Whatever the collector does, nothing of it reaches the site. */
export function createReporter(
  deliver: Deliver,
  failed: (error: unknown) => void,
  options: Partial<typeof defaults> = {},
): Reporter {
  const { every, batch: batchSize, maxWaiting, timeout, firstPause, maxPause } = { ...defaults, ...options };
  const waiting: VisitEvent[] = [];
  /** Those under way: a server that is about to stop waits for them. */
  const sends = new Set<Promise<void>>();
  let round: { readonly begun: number } | undefined;
  let sending = false;
  let pause = 0;
  let pausedUntil = 0;

  function send(): Promise<void> {
    const sent = sendWaiting();
    sends.add(sent);
    void sent.then(() => sends.delete(sent));
    return sent;
  }

  async function sendWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize);
      try {
        const late = `The collector took over ${timeout} ms.`;
        const signal = AbortSignal.timeout(timeout);
        await withTimeout(timeout, late, () => deliver(batch, signal));
        pause = 0;
      } catch (error) {
        waiting.unshift(...batch);
        dropOldest();
        pause = Math.min(pause * 2 || firstPause, maxPause);
        pausedUntil = performance.now() + pause;
        failed(error);
        return;
      }
    }
  }

  /** A full batch does not wait: in a rush, what waits would be dropped before its time has come. */
  async function sendFull(): Promise<void> {
    sending = true;
    await send();
    sending = false;
  }

  function dropOldest(): void {
    const lost = waiting.length - maxWaiting;
    if (lost <= 0) return;
    waiting.splice(0, lost);
    failed(new Error("The collector cannot be reached; the oldest events were dropped."));
  }

  async function sendLater(): Promise<void> {
    const mine = { begun: performance.now() };
    round = mine;
    await delay(every);
    await send();
    if (round === mine) round = undefined;
  }

  /** A runtime may stop an instance in the middle of a round and go on with it later. */
  function isUnderWay(now: number): boolean {
    return round !== undefined && now - round.begun < every + 2 * timeout;
  }

  return {
    add(event, waitUntil) {
      waiting.push(event);
      dropOldest();
      const now = performance.now();
      if (now < pausedUntil) return;
      const isFull = waiting.length >= batchSize && !sending;
      if (!isFull && isUnderWay(now)) return;
      const sent = isFull ? sendFull() : sendLater();
      waitUntil?.(sent);
    },
    async flush() {
      await Promise.all([...sends, send()]);
    },
  };
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    // A report that waits is no reason to keep a process running; elsewhere than in Node, a timer is a number.
    setTimeout(resolve, milliseconds).unref?.();
  });
}
