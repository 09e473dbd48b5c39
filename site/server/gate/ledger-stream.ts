import { setTimeout as delay } from "node:timers/promises";
import type { LedgerView } from "./ledger-view.ts";

/** What those who look on may cost. */
const defaultLimits = {
  /** At once. Whoever comes on top asks for `/ledger.json` now and then instead. */
  readers: 100,
  readersPerClient: 5,
  /** Between two looks at the storage, while anybody reads. */
  lookEveryMs: 2_000,
  /** Between two messages to a reader: less than the server waits for a byte. */
  heartbeatMs: 10_000,
  /** Then the browser connects again: places do not stay taken. */
  maxDurationMs: 10 * 60_000,
};

export interface LedgerStream {
  /** Sends the report, and again whenever it changes. Undefined where there is no place for this client. */
  open(client: string): Response | undefined;
  /** Ends every connection, and takes no more. */
  close(): void;
}

interface Reader {
  client: string;
  controller: ReadableStreamDefaultController<Uint8Array>;
  until: number;
  /** The last report that it was sent. */
  lastReport: string;
  lastMessageAt: number;
}

/** The ledger while one looks, by server-sent events. */
export function ledgerStream(view: LedgerView, limits: Partial<typeof defaultLimits> = {}): LedgerStream {
  const { readers: maxReaders, readersPerClient, ...times } = { ...defaultLimits, ...limits };
  const { lookEveryMs, heartbeatMs, maxDurationMs } = times;
  const readers = new Set<Reader>();
  const encoder = new TextEncoder();
  let looking = false;
  let closed = false;

  function update(reader: Reader, report: string | undefined): void {
    const { controller, until } = reader;
    const now = performance.now();
    if (now > until) {
      end(reader);
      return;
    }
    // Who has not read the last one yet gets the one after.
    if ((controller.desiredSize ?? 0) <= 0) return;
    const isNew = report !== undefined && report !== reader.lastReport;
    if (!isNew && now - reader.lastMessageAt < heartbeatMs) return;
    controller.enqueue(encoder.encode(isNew ? `data: ${report}\n\n` : ":\n\n"));
    reader.lastMessageAt = now;
    if (isNew) reader.lastReport = report;
  }

  function end(reader: Reader): void {
    readers.delete(reader);
    reader.controller.close();
  }

  async function look(): Promise<void> {
    looking = true;
    while (readers.size > 0) {
      // Storage that does not answer changes nothing: readers keep what they have.
      const report = await view().then(JSON.stringify, () => undefined);
      for (const reader of [...readers]) update(reader, report);
      await delay(lookEveryMs, undefined, { ref: false });
    }
    looking = false;
  }

  function hasPlaceFor(client: string): boolean {
    if (closed || readers.size >= maxReaders) return false;
    return [...readers].filter((reader) => reader.client === client).length < readersPerClient;
  }

  return {
    open(client) {
      if (!hasPlaceFor(client)) return undefined;
      let reader: Reader | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const now = performance.now();
          reader = { client, controller, until: now + maxDurationMs, lastReport: "", lastMessageAt: now };
          // Before anything is known: the browser then takes the connection for open.
          controller.enqueue(encoder.encode("retry: 5000\n\n"));
          readers.add(reader);
        },
        cancel() {
          if (reader) readers.delete(reader);
        },
      });
      if (!looking) look();
      return new Response(body, {
        headers: {
          "content-type": "text/event-stream; charset=utf-8",
          "cache-control": "no-store",
          "x-accel-buffering": "no",
        },
      });
    },
    close() {
      closed = true;
      for (const reader of [...readers]) end(reader);
    },
  };
}
