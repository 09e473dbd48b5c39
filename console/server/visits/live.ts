import { setTimeout as delay } from "node:timers/promises";
import { Refusal } from "@octroi/web/http/refusal";
import type { Handler } from "hono";
import type { RecentVisit, Visits } from "../../domain/visits/visits.ts";
import type { ConsoleEnv } from "../env.ts";

/** What those who look on may cost. */
const defaultLimits = {
  /** At once, in all and for one site. */
  readers: 1_000,
  readersPerSite: 50,
  /** Between two looks at the storage, while anybody reads: one query for all sites. */
  lookEveryMs: 1_000,
  /** Between two messages to a reader: less than the server waits for a byte. */
  heartbeatMs: 10_000,
  /** Then the browser connects again, and is asked again who it is. */
  maxDurationMs: 2 * 60_000,
  /** Visits in one message; whoever missed more has missed them. */
  visits: 100,
};

export interface LiveVisits {
  /** Sends the visits that come, from the one after a number on. Undefined where there is no place. */
  open(site: string, after: number | undefined): Response | undefined;
  /** Ends every connection, and takes no more. */
  close(): void;
}

interface Reader {
  site: string;
  controller: ReadableStreamDefaultController<Uint8Array>;
  until: number;
  /** The number of the last visit that it was sent; undefined until it is known where it begins. */
  lastNumber: number | undefined;
  lastMessageAt: number;
}

/** Visits as they come, by server-sent events. */
export function liveVisits(
  visits: Pick<Visits, "recent" | "lastNumbers">,
  limits: Partial<typeof defaultLimits> = {},
): LiveVisits {
  const { readers: maxReaders, readersPerSite, lookEveryMs, ...rest } = { ...defaultLimits, ...limits };
  const { heartbeatMs, maxDurationMs, visits: maxVisits } = rest;
  const readers = new Set<Reader>();
  const encoder = new TextEncoder();
  let looking = false;
  let closed = false;

  function end(reader: Reader): void {
    readers.delete(reader);
    reader.controller.close();
  }

  function send(reader: Reader, message: string): void {
    reader.controller.enqueue(encoder.encode(message));
    reader.lastMessageAt = performance.now();
  }

  async function update(site: string, of: readonly Reader[], last: number): Promise<void> {
    for (const reader of of) reader.lastNumber ??= last;
    const behind = of.filter(({ lastNumber = last }) => lastNumber < last);
    if (behind.length === 0) return;
    const from = Math.min(...behind.map(({ lastNumber = last }) => lastNumber));
    const newest = await visits.recent(site, maxVisits, from);
    for (const reader of behind) {
      // Whoever has not read the last message yet gets the next one, with what it missed.
      if ((reader.controller.desiredSize ?? 0) <= 0) continue;
      const { lastNumber = last } = reader;
      const unseen = newest.filter(({ number }) => number > lastNumber);
      const number = unseen[0]?.number;
      if (number === undefined) continue;
      reader.lastNumber = number;
      send(reader, `id: ${number}\ndata: ${JSON.stringify(unseen.map(liveVisit))}\n\n`);
    }
  }

  async function look(): Promise<void> {
    const bySite = Map.groupBy(readers, ({ site }) => site);
    const numbers = await visits.lastNumbers([...bySite.keys()]);
    for (const [site, of] of bySite) await update(site, of, numbers.get(site) ?? 0);
  }

  /** A message that says nothing: a browser that hears none for a while knows that the connection is gone. */
  function keepAlive(): void {
    const now = performance.now();
    for (const reader of [...readers]) {
      if (now > reader.until) end(reader);
      else if (now - reader.lastMessageAt >= heartbeatMs) send(reader, "event: beat\ndata: 1\n\n");
    }
  }

  async function run(): Promise<void> {
    looking = true;
    while (readers.size > 0) {
      // Storage that does not answer changes nothing: readers keep what they have.
      await look().catch(() => {});
      keepAlive();
      await delay(lookEveryMs, undefined, { ref: false });
    }
    looking = false;
  }

  function hasPlaceFor(site: string): boolean {
    if (closed || readers.size >= maxReaders) return false;
    return [...readers].filter((reader) => reader.site === site).length < readersPerSite;
  }

  return {
    open(site, after) {
      if (!hasPlaceFor(site)) return undefined;
      let reader: Reader | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const now = performance.now();
          reader = { site, controller, until: now + maxDurationMs, lastNumber: after, lastMessageAt: now };
          // Before anything is known: the browser then takes the connection for open.
          controller.enqueue(encoder.encode("retry: 1000\n\n"));
          readers.add(reader);
        },
        cancel() {
          if (reader) readers.delete(reader);
        },
      });
      if (!looking) run();
      return new Response(body, {
        headers: {
          "content-type": "text/event-stream; charset=utf-8",
          "cache-control": "private, no-store",
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

/** As the page shows it. */
export type LiveVisit = Pick<
  RecentVisit,
  "number" | "time" | "crawler" | "identity" | "decision" | "status" | "statusCode" | "path"
>;

function liveVisit({
  number,
  time,
  crawler,
  identity,
  decision,
  status,
  statusCode,
  path,
}: RecentVisit): LiveVisit {
  return { number, time, crawler, identity, decision, status, statusCode, path };
}

/** A browser that connects again says which visit it saw last; one that was asleep, in the address. */
export function liveHandler(live: LiveVisits): Handler<ConsoleEnv> {
  return (c) => {
    const after = Number(c.req.header("last-event-id") ?? c.req.query("after") ?? Number.NaN);
    const response = live.open(
      c.get("route").parameters.site ?? "",
      Number.isSafeInteger(after) && after >= 0 ? after : undefined,
    );
    if (response === undefined) throw new Refusal("busy", { headers: { "retry-after": "30" } });
    return response;
  };
}
