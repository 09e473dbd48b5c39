import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { LedgerView } from "./ledger-view.ts";

/** What those who look on may cost. */
const usual = {
  /** At once. Whoever comes on top asks for `/ledger.json` now and then instead. */
  readers: 100,
  /** Between two looks at the storage, while anybody reads. */
  lookEveryMs: 2_000,
  /** Between two words to a reader: less than the server waits for a byte. */
  heartbeatMs: 10_000,
  /** Then the browser connects again: places do not stay taken. */
  longestMs: 10 * 60_000,
};

export interface LedgerStream {
  /** Sends the report, and again whenever it changes. */
  open(request: IncomingMessage, response: ServerResponse): void;
  /** Ends every connection, and takes no more. */
  close(): void;
}

interface Reader {
  response: ServerResponse;
  until: number;
  /** The last report that it was sent. */
  seen: string;
  lastWordAt: number;
}

/** The ledger while one looks, by server-sent events. */
export function ledgerStream(
  view: LedgerView,
  headers: Readonly<Record<string, string>>,
  changed: Partial<typeof usual> = {},
): LedgerStream {
  const { readers: most, lookEveryMs, heartbeatMs, longestMs } = { ...usual, ...changed };
  const readers = new Set<Reader>();
  let looking = false;
  let closed = false;

  function tell(reader: Reader, text: string | undefined): void {
    const { response, until } = reader;
    const now = performance.now();
    if (now > until) {
      end(reader);
      return;
    }
    // Who has not read the last one yet gets the one after.
    if (response.writableLength > 0) return;
    const isNew = text !== undefined && text !== reader.seen;
    if (!isNew && now - reader.lastWordAt < heartbeatMs) return;
    response.write(isNew ? `data: ${text}\n\n` : ":\n\n");
    reader.lastWordAt = now;
    if (isNew) reader.seen = text;
  }

  function end(reader: Reader): void {
    readers.delete(reader);
    reader.response.end();
  }

  async function look(): Promise<void> {
    looking = true;
    while (readers.size > 0) {
      // Storage that does not answer changes nothing: readers keep what they have.
      const text = await view().then(JSON.stringify, () => undefined);
      for (const reader of [...readers]) tell(reader, text);
      await delay(lookEveryMs, undefined, { ref: false });
    }
    looking = false;
  }

  return {
    open(request, response) {
      if (closed || readers.size >= most) {
        response.writeHead(503, { ...headers, "retry-after": "30", "content-length": "0" }).end();
        return;
      }
      response.writeHead(200, {
        ...headers,
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      });
      // Before anything is known: the browser then takes the connection for open.
      response.write("retry: 5000\n\n");
      const now = performance.now();
      const reader = { response, until: now + longestMs, seen: "", lastWordAt: now };
      readers.add(reader);
      request.socket.setNoDelay();
      response.once("close", () => readers.delete(reader));
      if (!looking) look();
    },
    close() {
      closed = true;
      for (const reader of [...readers]) end(reader);
    },
  };
}
