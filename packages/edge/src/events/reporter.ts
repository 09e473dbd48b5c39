import { oncePerStreak } from "../failures.ts";
import { withTimeout } from "../with-timeout.ts";
import { CollectorError, type Deliver, isPeopleEvent } from "./deliver.ts";
import type { PeopleEvent, ReportedEvent } from "./event.ts";

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
  /** People are summed in what is gathered for one batch. */
  add(event: ReportedEvent, waitUntil?: WaitUntil): void;
  /** Sends what is waiting, now, and waits for what is being sent: for a server that is about to stop. */
  flush(): Promise<void>;
}

/** In milliseconds, and events. */
const defaults = {
  every: 5000,
  batch: 500,
  /** How many full batches are kept while a collector is down; beyond them the oldest go. */
  maxBatches: 10,
  timeout: 10_000,
  firstPause: 10_000,
  maxPause: 300_000,
};

/**
 * Sends events in batches, after the response. Whatever the collector does, nothing of it reaches the site. A batch
 * that has failed is sent again as it was: the collector may have kept it and its answer been lost, and knows it by its
 * id.
 */
export function createReporter(
  deliver: Deliver,
  failed: (error: unknown) => void,
  options: Partial<typeof defaults> = {},
): Reporter {
  const { every, batch: batchSize, maxBatches, timeout, firstPause, maxPause } = { ...defaults, ...options };
  /** The batch that is being gathered. */
  let gathered: ReportedEvent[] = [];
  /** Batches that are full or have failed, the oldest first. */
  const waiting: ReportedEvent[][] = [];
  /** Those under way: a server that is about to stop waits for them. */
  const sends = new Set<Promise<void>>();
  const problems = oncePerStreak(failed);
  let round: { readonly begun: number } | undefined;
  let sending = false;
  let pause = 0;
  let pausedUntil = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function send(): Promise<void> {
    const sent = sendWaiting();
    sends.add(sent);
    void sent.then(() => sends.delete(sent));
    return sent;
  }

  async function sendWaiting(): Promise<void> {
    while (true) {
      const batch = waiting.shift() ?? takeGathered();
      if (batch.length === 0) return;
      try {
        const late = `The collector took over ${timeout} ms.`;
        const signal = AbortSignal.timeout(timeout);
        await withTimeout(timeout, late, () => deliver(batch, signal));
        pause = 0;
        problems.end();
      } catch (error) {
        problems.tell(error);
        const { status = 0, retryAfter } = error instanceof CollectorError ? error : {};
        // Sent again, these would be refused again, and hold up those behind them.
        if (isUnreadable(status)) continue;
        if (status === gone) waiting.length = 0;
        else waiting.unshift(batch);
        dropOldest();
        pause = Math.min(retryAfter ?? (pause * 2 || firstPause), maxPause);
        pausedUntil = performance.now() + pause;
        clearTimeout(retry);
        // Nobody may visit for days: what waits is sent all the same.
        if (waiting.length > 0) retry = later(send, pause);
        return;
      }
    }
  }

  function gather(event: ReportedEvent): void {
    const at = isPeopleEvent(event) ? gathered.findIndex((each) => isSameSum(each, event)) : -1;
    const sum = gathered[at];
    if (sum === undefined || !isPeopleEvent(sum)) gathered.push(event);
    else gathered[at] = { ...sum, people: sum.people + 1 };
  }

  function takeGathered(): ReportedEvent[] {
    const batch = gathered;
    gathered = [];
    return batch;
  }

  /** A full batch does not wait: in a rush, what waits would be dropped before its time has come. */
  async function sendFull(): Promise<void> {
    sending = true;
    await send();
    sending = false;
  }

  function dropOldest(): void {
    if (waiting.length <= maxBatches) return;
    waiting.shift();
    failed(new Error("The collector takes no visits: the oldest are dropped."));
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
      gather(event);
      if (gathered.length >= batchSize) {
        waiting.push(takeGathered());
        dropOldest();
      }
      const now = performance.now();
      if (now < pausedUntil) return;
      const isFull = waiting.length > 0 && !sending;
      if (!isFull && isUnderWay(now)) return;
      const sent = isFull ? sendFull() : sendLater();
      waitUntil?.(sent);
    },
    async flush() {
      await Promise.all([...sends, send()]);
    },
  };
}

function isSameSum(each: ReportedEvent, { from, path }: PeopleEvent): boolean {
  return isPeopleEvent(each) && each.from === from && each.path === path;
}

/** The site is no longer known to the collector. */
const gone = 410;

/** Whether the collector could not read a batch, or found it too large. */
function isUnreadable(status: number): boolean {
  return status === 400 || status === 413;
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    later(resolve, milliseconds);
  });
}

function later(work: () => void, milliseconds: number): ReturnType<typeof setTimeout> {
  const timer = setTimeout(work, milliseconds);
  // A report that waits is no reason to keep a process running; elsewhere than in Node, a timer is a number.
  timer.unref?.();
  return timer;
}
