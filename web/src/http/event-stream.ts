import { setTimeout as delay } from "node:timers/promises";

/** What those who look on may cost. */
export interface EventStreamLimits<Owner extends string = string> {
  /** At once, in all and for each of those whose places they take. */
  readers: number;
  readersPer: Readonly<Record<Owner, number>>;
  /** Between two looks at the storage, while anybody reads. */
  lookEveryMs: number;
  /** Between two messages to a reader: less than the server waits for a byte. */
  heartbeatMs: number;
  /** Then the browser connects again: places do not stay taken, and who asks is checked again. */
  maxDurationMs: number;
}

export interface EventReader<Position, Owner extends string = string> {
  /** Whose places it takes, such as a client’s, or a site’s and a person’s. */
  readonly owners: Readonly<Record<Owner, string>>;
  /** What it was sent last. */
  position: Position;
  /** Whether it has read the last message. */
  isReady(): boolean;
  send(message: string): void;
  end(): void;
}

interface Options<Position, Owner extends string> {
  limits: EventStreamLimits<Owner>;
  /** How long a browser waits before it connects again. */
  retryMs: number;
  /** The message that says nothing: a browser that hears none for a while knows that the connection is gone. */
  heartbeat: string;
  /** Sends what is new to those who read. */
  look: (readers: readonly EventReader<Position, Owner>[]) => Promise<void>;
}

export interface EventStream<Position, Owner extends string> {
  /** An answer that goes on with what comes after a position. Undefined where an owner has no place left. */
  open(owners: Readonly<Record<Owner, string>>, position: Position): Response | undefined;
  /** Ends every connection, and takes no more. */
  close(): void;
}

interface OpenReader<Position, Owner extends string> extends EventReader<Position, Owner> {
  until: number;
  lastMessageAt: number;
}

/** Server-sent events: one look at the storage for all who read, and none while nobody does. */
export function eventStream<Position, Owner extends string>({
  limits,
  retryMs,
  heartbeat,
  look,
}: Options<Position, Owner>): EventStream<Position, Owner> {
  const readers = new Set<OpenReader<Position, Owner>>();
  const encoder = new TextEncoder();
  let looking = false;
  let closed = false;

  function addReader(
    owners: OpenReader<Position, Owner>["owners"],
    position: Position,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): OpenReader<Position, Owner> {
    const now = performance.now();
    const reader: OpenReader<Position, Owner> = {
      owners,
      position,
      until: now + limits.maxDurationMs,
      lastMessageAt: now,
      isReady: () => (controller.desiredSize ?? 0) > 0,
      send(message) {
        controller.enqueue(encoder.encode(message));
        reader.lastMessageAt = performance.now();
      },
      end() {
        // Whoever has hung up in the meantime was closed by that.
        if (readers.delete(reader)) controller.close();
      },
    };
    readers.add(reader);
    return reader;
  }

  function keepAlive(): void {
    const now = performance.now();
    for (const reader of [...readers]) {
      if (now > reader.until) reader.end();
      else if (now - reader.lastMessageAt >= limits.heartbeatMs && reader.isReady()) reader.send(heartbeat);
    }
  }

  async function run(): Promise<void> {
    looking = true;
    while (readers.size > 0) {
      // Storage that does not answer changes nothing: readers keep what they have.
      await look([...readers]).catch(() => {});
      keepAlive();
      await delay(limits.lookEveryMs, undefined, { ref: false });
    }
    looking = false;
  }

  function hasPlaceFor(owners: OpenReader<Position, Owner>["owners"]): boolean {
    if (closed || readers.size >= limits.readers) return false;
    // Object.keys forgets the keys' type.
    return (Object.keys(limits.readersPer) as Owner[]).every(
      (kind) =>
        [...readers].filter((reader) => reader.owners[kind] === owners[kind]).length <
        limits.readersPer[kind],
    );
  }

  return {
    open(owners, position) {
      if (!hasPlaceFor(owners)) return undefined;
      let reader: OpenReader<Position, Owner> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const added = addReader(owners, position, controller);
          // Before anything is known: the browser then takes the connection for open.
          added.send(`retry: ${retryMs}\n\n`);
          reader = added;
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
      for (const reader of [...readers]) reader.end();
    },
  };
}
