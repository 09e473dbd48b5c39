import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { hangUp } from "./hang-up.ts";
import { isOwedAnswer, stopsWhenFull } from "./one-at-a-time.ts";
import { dropSlowReaders } from "./slow-readers.ts";
import { inTurns } from "./turns.ts";

export interface Listening {
  address: string;
  /** How many connections are open. */
  connections(): Promise<number>;
  /** Finishes the requests in flight, then stops; goes on taking new ones for `afterMs` first. */
  stop(options?: { afterMs?: number }): Promise<void>;
}

/** How long a request in flight may take after the server has stopped taking new ones. */
const graceMs = 10_000;

/**
 * What one connection may cost. A visitor on a bad line gets through; whoever sends or reads a byte a second
 * to hold a place does not.
 */
export interface ConnectionLimits {
  /** For all headers to arrive, and for a first request to come at all. */
  headersMs: number;
  /** For a whole request to arrive. */
  requestMs: number;
  /** Between two requests. */
  keepAliveMs: number;
  /** Without a byte in either direction, unless it is our answer that is waited for. */
  stalledMs: number;
  /** With some of an answer unread, however steadily the rest is read. */
  behindMs: number;
  /** How often the above are looked at. */
  lookEveryMs: number;
  /** At once. What comes on top is hung up on. */
  connections: number;
}

const defaultLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 30_000,
  stalledMs: 20_000,
  behindMs: 120_000,
  lookEveryMs: 2_000,
  connections: 10_000,
};

interface ListenOptions {
  host: string;
  port: number;
  limits?: ConnectionLimits;
}

export async function listen(
  site: RequestListener,
  { host, port, limits = defaultLimits }: ListenOptions,
): Promise<Listening> {
  let stopping = false;
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.lookEveryMs,
    ...stopsWhenFull,
  });
  const answer: RequestListener = (request, response) => {
    // Whoever holds the connection learns that it ends here, before it is closed under them.
    if (stopping) response.shouldKeepAlive = false;
    site(request, response);
  };
  server.on("request", inTurns(server, answer, { isUrgent: (url) => url === "/healthz" }));
  server.timeout = limits.stalledMs;
  server.on("timeout", (socket) => {
    if (!isOwedAnswer(socket)) hangUp(socket);
  });
  server.maxConnections = limits.connections;
  dropSlowReaders(server, limits);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  // A TCP server's address is never a string.
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(":") ? `[${host}]` : host}:${actualPort}`,
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    async stop({ afterMs = 0 } = {}) {
      stopping = true;
      await delay(afterMs);
      await close(server);
    },
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
    // A connection kept alive becomes idle when its last answer is out, and would hold the server open.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}
