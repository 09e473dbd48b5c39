import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { FastPath } from "./fast-path.ts";

export interface Listening {
  address: string;
  /** Finishes the requests in flight, then stops. */
  stop(): Promise<void>;
}

/** How long a request in flight may take after the server was told to stop. */
const graceMs = 10_000;

interface ListenOptions {
  host: string;
  port: number;
  /** Asked first; what it does not answer goes to the app. */
  fast: FastPath;
}

export async function listen(app: Hono, { host, port, fast }: ListenOptions): Promise<Listening> {
  const listener = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (!fast(request, response)) listener(request, response);
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 30_000;
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
    stop: () => stop(server),
  };
}

function stop(server: Server): Promise<void> {
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
