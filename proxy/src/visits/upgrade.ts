import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { faultOf } from "@octroi/web/origin/origin-error";
import { headersDeadline, openRequest, passOn } from "./forward.ts";
import { pairsOf } from "./headers.ts";
import type { Visit, VisitLimits } from "./visit.ts";

/**
 * Whether a request may become something else than HTTP. WebSockets alone: over another protocol, such as HTTP/2 in
 * clear, requests would reach the site past the gate. And none with a body: the server would take the length that was
 * announced from the next request on the connection.
 */
export function isWebSocket({ method, httpVersion, headers }: IncomingMessage): boolean {
  return (
    headers.upgrade?.trim().toLowerCase() === "websocket" &&
    method === "GET" &&
    httpVersion === "1.1" &&
    headers["transfer-encoding"] === undefined &&
    (headers["content-length"] ?? "0") === "0"
  );
}

/** Opens a WebSocket to the site's own server. `head` is what the visitor has said already. */
export function forwardUpgrade(visit: Visit, socket: Duplex, head: Buffer, limits: VisitLimits): void {
  const { response } = visit;
  const outgoing = openRequest(visit, limits, { upgrade: "websocket" });
  const deadline = headersDeadline(outgoing, limits.headersMs);
  outgoing.once("upgrade", (answer, origin, first) => {
    clearTimeout(deadline());
    response.detachSocket(socket as Socket);
    socket.write(switchingHead(answer));
    connectBoth(socket, head, origin, first, limits.silenceMs);
  });
  // The server does not switch: its answer is an answer.
  outgoing.once("response", (answer) => {
    clearTimeout(deadline());
    // What a server makes of such a request that it does not grant differs: no other may follow on the connection.
    outgoing.shouldKeepAlive = false;
    passOn(answer, visit);
  });
  outgoing.on("error", (error) => {
    clearTimeout(deadline());
    if (response.headersSent || socket.destroyed) socket.destroy();
    else visit.refuse(faultOf(error));
  });
  socket.once("close", () => outgoing.destroy());
  outgoing.end();
}

function switchingHead({ statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = pairsOf(rawHeaders).map(([name, value]) => `${name}: ${value}`);
  return `${[`HTTP/1.1 101 ${statusMessage}`, ...lines].join("\r\n")}\r\n\r\n`;
}

/** Each is sent what the other says. */
function connectBoth(visitor: Duplex, head: Buffer, origin: Duplex, first: Buffer, silenceMs: number): void {
  const close = () => {
    visitor.destroy();
    origin.destroy();
  };
  if (first.length > 0) visitor.write(first);
  if (head.length > 0) origin.write(head);
  join(visitor, origin);
  join(origin, visitor);
  // Both are sockets, of Node's server and of the agent.
  for (const end of [visitor, origin] as Socket[]) end.setTimeout(silenceMs, close);
}

/** What has been said is still delivered where one end closes after its last word; where it breaks, the other does too. */
function join(from: Duplex, to: Duplex): void {
  from.pipe(to);
  from.on("error", () => to.destroy());
  from.on("close", () => (from.readableEnded ? to.end() : to.destroy()));
}
