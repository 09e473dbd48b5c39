import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { addressOf } from "@octroi/web/settings";
import type { ReverseProxy } from "./proxy.ts";
import { isWebSocket } from "./visits/upgrade.ts";

export interface VisitServer {
  address: string;
  /** How many connections are open. */
  connections(): Promise<number>;
  /** Goes on for `afterMs`, then takes no new visits and lets those on their way end within `withinMs`. */
  stop(options: { afterMs?: number; withinMs: number }): Promise<void>;
}

interface ListenOptions {
  host: string;
  port: number;
  /** Without a byte in either direction. */
  silenceMs: number;
}

/** The server that Caddy passes visits on to. A request may take as long as it goes on: uploads are large. */
export async function listenForVisits(
  proxy: ReverseProxy,
  { host, port, silenceMs }: ListenOptions,
): Promise<VisitServer> {
  let isStopping = false;
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 0,
    // More than the server in front waits, so that it is the one to close a connection that both think is open.
    keepAliveTimeout: 120_000,
    maxHeaderSize: 64 * 1024,
    noDelay: true,
    shouldUpgradeCallback: isWebSocket,
  });
  server.timeout = silenceMs;
  server.maxConnections = 20_000;
  for (const event of ["request", "checkContinue"] as const) {
    server.on(event, (request, response) => {
      if (isStopping) response.shouldKeepAlive = false;
      proxy.visit(request, response);
    });
  }
  server.on("upgrade", (request, socket, head) => {
    if (isWebSocket(request)) proxy.upgrade(request, socket, head);
    // Where Node does not ask before it switches, before version 24.9.
    else socket.end("HTTP/1.1 501 Not Implemented\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
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
    address: addressOf(host, actualPort),
    connections: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    async stop({ afterMs = 0, withinMs }) {
      isStopping = true;
      await delay(afterMs);
      await new Promise<void>((resolve) => {
        const deadline = setTimeout(() => {
          proxy.closeTunnels();
          server.closeAllConnections();
        }, withinMs);
        // A connection that is kept alive becomes idle when its last answer is out.
        const sweep = setInterval(() => server.closeIdleConnections(), 50);
        server.close(() => {
          clearTimeout(deadline);
          clearInterval(sweep);
          resolve();
        });
      });
    },
  };
}
