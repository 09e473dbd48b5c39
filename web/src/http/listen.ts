import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { addressOf } from "../settings.ts";
import { StartError } from "../start-error.ts";

export interface Listening {
  address: string;
  /** How many connections are open. */
  connections(): Promise<number>;
  /** Finishes the requests in flight, then stops; goes on taking new ones for `afterMs` first. */
  stop(options?: { afterMs?: number }): Promise<void>;
}

/** How long a request in flight may take after the server has stopped taking new ones. */
const graceMs = 10_000;

/** What one connection may cost, by Node's own limits. A flood is the business of the proxy in front. */
export interface ConnectionLimits {
  /** For all headers to arrive, and for a first request to come at all. */
  headersMs: number;
  /** For a whole request to arrive. */
  requestMs: number;
  /** Between two requests. */
  keepAliveMs: number;
  /** Without a byte in either direction. More than the slowest answer takes: a check-up, twelve seconds. */
  silenceMs: number;
  /** How often the first two are looked at. */
  checkEveryMs: number;
  headerBytes: number;
  requestsPerConnection: number;
  /** At once. The server hangs up on what comes on top. */
  connections: number;
}

const defaultLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  keepAliveMs: 30_000,
  silenceMs: 30_000,
  checkEveryMs: 2_000,
  headerBytes: 16 * 1024,
  requestsPerConnection: 1_000,
  connections: 5_000,
};

interface ListenOptions {
  host: string;
  port: number;
  limits?: Partial<ConnectionLimits>;
}

export async function listen(site: RequestListener, options: ListenOptions): Promise<Listening> {
  const { host, port } = options;
  const limits = { ...defaultLimits, ...options.limits };
  let stopping = false;
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      maxHeaderSize: limits.headerBytes,
    },
    (request, response) => {
      // Tells the client that the connection ends here, before it is closed.
      if (stopping) response.shouldKeepAlive = false;
      site(request, response);
    },
  );
  server.timeout = limits.silenceMs;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.maxConnections = limits.connections;
  const address = await bind(server, host, port);
  return {
    address,
    connections: () => connectionsOf(server),
    async stop({ afterMs = 0 } = {}) {
      stopping = true;
      if (afterMs > 0) await delay(afterMs);
      await close(server, { withinMs: graceMs });
    },
  };
}

/** Listens, and says under which address. */
export async function bind(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      reject(isTaken ? new StartError(`Another program listens at ${addressOf(host, port)}.`) : error);
    };
    server.once("error", fail);
    server.listen(port, host, () => {
      server.off("error", fail);
      resolve();
    });
  });
  // A TCP server's address is never a string.
  const { port: actualPort } = server.address() as AddressInfo;
  return addressOf(host, actualPort);
}

export function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

/** Lets the requests in flight end, and ends what is left of them after `withinMs`. */
export function close(
  server: Server,
  { withinMs, onDeadline }: { withinMs: number; onDeadline?: () => void },
): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => {
      onDeadline?.();
      server.closeAllConnections();
    }, withinMs);
    // A connection kept alive becomes idle when its last answer is out, and would hold the server open.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}
