import { type IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Inspection } from "@octroi/edge";
import { type IsTrusted, visitorAddress } from "@octroi/web/http/client-address";
import type { OriginFault } from "@octroi/web/origin/origin-error";
import type { Site } from "./site.ts";
import type { Sites } from "./sites.ts";
import { forward } from "./visits/forward.ts";

import { isLoop } from "./visits/headers.ts";
import { ProxiedRequest } from "./visits/proxied-request.ts";
import { sendRefusal } from "./visits/refusal.ts";
import { forwardUpgrade, type Tunnel } from "./visits/upgrade.ts";
import type { Visit, VisitLimits } from "./visits/visit.ts";

export interface ProxyServices {
  sites: Sites;
  /** Whether a peer is the server in front of us, whose word on visitors is taken. */
  isTrusted: IsTrusted;
  limits: VisitLimits;
  /** Hears of each answer that is out. */
  answered(status: number): void;
  /** Hears of each visit that the site's own server did not answer. */
  refused(host: string, fault: OriginFault): void;
}

export interface ReverseProxy {
  visit: RequestListener;
  /** For requests that want to become a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends the WebSockets that are open: they have no end of their own. */
  closeTunnels(): void;
}

/** The gate as a reverse proxy: a visit, the policy of its host, then the host's own server. */
export function createProxy({ sites, isTrusted, limits, answered, refused }: ProxyServices): ReverseProxy {
  const tunnels = new Set<Tunnel>();

  function receive(request: IncomingMessage, response: ServerResponse, pass: (visit: Visit) => void): void {
    const site = sites.get(hostOf(request));
    if (site === undefined) sendText(response, 421, "This name is not served here.\n");
    // A whole address as the target could name another host than the one that was looked up.
    else if (!/^[/*]/.test(request.url ?? "")) sendText(response, 400, "Malformed request.\n");
    else admit(visitOf(site, request, response), pass);
  }

  function visitOf(site: Site, request: IncomingMessage, response: ServerResponse): Visit {
    const { host } = site;
    const { "x-forwarded-for": forwardedFor, "x-forwarded-proto": protocol } = request.headers;
    const peer = visitorAddress(request.socket.remoteAddress, undefined, isTrusted);
    const isFront = peer !== undefined && isTrusted(peer);
    return {
      site,
      request,
      response,
      address: visitorAddress(peer?.toString(), forwardedFor, isTrusted)?.toString(),
      protocol: isFront && protocol === "https" ? "https" : "http",
      inspection: undefined,
      refuse(fault) {
        refused(host, fault);
        sendRefusal(fault, host, request, response);
      },
    };
  }

  function admit(visit: Visit, pass: (visit: Visit) => void): void {
    const { site, request, address, refuse } = visit;
    if (isLoop(request.rawHeaders, site.host)) refuse("loop");
    else if (site.visits >= limits.visits) refuse("busy");
    else {
      count(visit);
      if (site.gate === undefined) {
        pass(visit);
        return;
      }
      const inspection = site.gate.inspect(new ProxiedRequest(request), { address });
      if (inspection instanceof Promise) inspection.then((found) => decide(visit, found, pass));
      else decide(visit, inspection, pass);
    }
  }

  function decide(visit: Visit, inspection: Inspection, pass: (visit: Visit) => void): void {
    const { response } = visit;
    // While the gate was looking, the visitor may have left.
    if (response.destroyed) return;
    visit.inspection = inspection;
    const { answer } = inspection;
    if (answer === undefined) pass(visit);
    else response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  /** Until the response is out or, where the visit has become a WebSocket, until its connection ends. */
  function count(visit: Visit): void {
    const { site, request, response } = visit;
    site.visits += 1;
    const leave = () => {
      request.socket.off("close", leave);
      response.off("finish", finish);
      site.visits -= 1;
    };
    const finish = () => {
      leave();
      answered(response.statusCode);
      visit.inspection?.done(response.statusCode);
    };
    request.socket.once("close", leave);
    response.once("finish", finish);
  }

  return {
    visit: (request, response) => receive(request, response, (visit) => forward(visit, limits)),
    upgrade(request, socket, head) {
      const response = new ServerResponse(request);
      // A socket of Node's own server.
      response.assignSocket(socket as Socket);
      response.shouldKeepAlive = false;
      response.once("finish", () => socket.end());
      socket.on("error", () => socket.destroy());
      receive(request, response, (visit) =>
        forwardUpgrade(visit, socket, head, limits, (tunnel) => {
          tunnels.add(tunnel);
          socket.once("close", () => tunnels.delete(tunnel));
        }),
      );
    },
    closeTunnels() {
      for (const tunnel of tunnels) tunnel.close();
    },
  };
}

/** Without a port and a final dot, in lower case. */
function hostOf({ headers: { host = "" } }: IncomingMessage): string {
  return host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end(text);
}
