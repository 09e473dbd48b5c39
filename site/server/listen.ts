import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";

export interface Listening {
  address: string;
  /** Finishes the requests in flight, then stops. */
  stop(): Promise<void>;
}

/** How long a request in flight may take after the server was told to stop. */
const graceMs = 10_000;

export async function listen(app: Hono, { host, port }: { host: string; port: number }): Promise<Listening> {
  // Without TLS the adaptor makes a plain HTTP server.
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
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
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
