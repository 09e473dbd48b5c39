import { type EventStreamLimits, eventStream } from "@octroi/web/http/event-stream";
import type { LedgerView } from "./ledger-view.ts";

/** Whoever comes on top asks for `/ledger.json` now and then instead. */
const defaultLimits: EventStreamLimits<"client"> = {
  readers: 100,
  readersPer: { client: 5 },
  lookEveryMs: 2_000,
  heartbeatMs: 10_000,
  maxDurationMs: 10 * 60_000,
};

export interface LedgerStream {
  /** Sends the report, and again whenever it changes. Undefined where there is no place for this client. */
  open(client: string): Response | undefined;
  /** Ends every connection, and takes no more. */
  close(): void;
}

/** The ledger while one looks, by server-sent events. */
export function ledgerStream(
  view: LedgerView,
  limits: Partial<EventStreamLimits<"client">> = {},
): LedgerStream {
  const stream = eventStream<string, "client">({
    limits: { ...defaultLimits, ...limits },
    retryMs: 5_000,
    heartbeat: ":\n\n",
    async look(readers) {
      const report = JSON.stringify(await view());
      for (const reader of readers) {
        // Whoever has not read the last one yet gets the one after.
        if (report === reader.position || !reader.isReady()) continue;
        reader.position = report;
        reader.send(`data: ${report}\n\n`);
      }
    },
  });
  return { open: (client) => stream.open({ client }, ""), close: stream.close };
}
