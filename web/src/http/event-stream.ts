import { setTimeout as delay } from "node:timers/promises";

/** What those who look on may cost. */
export interface EventStreamLimits {
  /** At once, in all and for one owner. */
  readers: number;
  readersPerOwner: number;
  /** Between two looks at the storage, while anybody reads. */
  lookEveryMs: number;
  /** Between two messages to a reader: less than the server waits for a byte. */
  heartbeatMs: number;
  /** Then the browser connects again: places do not stay taken, and who asks is checked again. */
  maxDurationMs: number;
}

export interface EventReader<Position> {
  /** Whose place it takes, such as a client or a site. */
  readonly owner: string;
  /** What it was sent last. */
  position: Position;
  /** Whether it has read the last message. */
  isReady(): boolean;
  send(message: string): void;
}

interface Options<Position> {
  limits: EventStreamLimits;
  /** How long a browser waits before it connects again. */
  retryMs: number;
  /** The message that says nothing: a browser that hears none for a while knows that the connection is gone. */
  heartbeat: string;
  /** Sends what is new to those who read. */
  look: (readers: readonly EventReader<Position>[]) => Promise<void>;
}

export interface EventStream<Position> {
  /** An answer that goes on with what comes after a position. Undefined where the owner has no place left. */
  open(owner: string, position: Position): Response | undefined;
  /** Ends every connection, and takes no more. */
  close(): void;
}

interface OpenReader<Position> extends EventReader<Position> {
  until: number;
  lastMessageAt: number;
  end(): void;
}

/** Server-sent events: one look at the storage for all who read, and none while nobody does. */
export function eventStream<Position>({
  limits,
  retryMs,
  heartbeat,
  look,
}: Options<Position>): EventStream<Position> {
  const readers = new Set<OpenReader<Position>>();
  const encoder = new TextEncoder();
  let looking = false;
  let closed = false;

  function addReader(
    owner: string,
    position: Position,
    controller: ReadableStreamDefaultController<Uint8Array>,
  ): OpenReader<Position> {
    const now = performance.now();
    const reader: OpenReader<Position> = {
      owner,
      position,
      until: now + limits.maxDurationMs,
      lastMessageAt: now,
      isReady: () => (controller.desiredSize ?? 0) > 0,
      send(message) {
        controller.enqueue(encoder.encode(message));
        reader.lastMessageAt = performance.now();
      },
      end() {
        readers.delete(reader);
        controller.close();
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

  function hasPlaceFor(owner: string): boolean {
    if (closed || readers.size >= limits.readers) return false;
    return [...readers].filter((reader) => reader.owner === owner).length < limits.readersPerOwner;
  }

  return {
    open(owner, position) {
      if (!hasPlaceFor(owner)) return undefined;
      let reader: OpenReader<Position> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const added = addReader(owner, position, controller);
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
