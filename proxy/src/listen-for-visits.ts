import { createServer } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { bind, close, connectionsOf } from "@octroi/web/http/listen";
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
  server.on("request", (request, response) => {
    // What came with a request whose upgrade is not granted, Node does not read on.
    if (isStopping || request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    proxy.visit(request, response);
  });
  server.on("checkContinue", (request, response) => {
    // A visitor who is answered without being asked for the body may send it or not: nothing can follow it.
    response.shouldKeepAlive = false;
    proxy.visit(request, response);
  });
  server.on("upgrade", (request, socket, head) => {
    if (isWebSocket(request)) proxy.upgrade(request, socket, head);
    // Where Node does not ask before it switches, before version 24.9.
    else socket.end("HTTP/1.1 501 Not Implemented\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  const address = await bind(server, host, port);
  return {
    address,
    connections: () => connectionsOf(server),
    async stop({ afterMs = 0, withinMs }) {
      isStopping = true;
      await delay(afterMs);
      await close(server, { withinMs, onDeadline: proxy.closeUpgraded });
    },
  };
}
