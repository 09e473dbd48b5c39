import { type IncomingMessage, type RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Inspection } from "@octroi/edge";
import { type IsTrusted, visitorAddress } from "@octroi/web/http/client-address";
import type { OriginFault } from "@octroi/web/origin/origin-error";
import type { Site } from "./site.ts";
import type { Sites } from "./sites.ts";
import { forward } from "./visits/forward.ts";
import { isLoop, namesSeveralHosts } from "./visits/headers.ts";
import { ProxiedRequest } from "./visits/proxied-request.ts";
import { sendRefusal } from "./visits/refusal.ts";
import { forwardRobots, isRobotsVisit } from "./visits/robots.ts";
import { sendText } from "./visits/send-text.ts";
import { forwardUpgrade } from "./visits/upgrade.ts";
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
  /** Hears of what went wrong in the proxy itself. */
  failed(error: unknown): void;
}

export interface ReverseProxy {
  visit: RequestListener;
  /** For requests that want to become a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends the WebSockets that are open, or wait to be: they have no end of their own. */
  closeUpgraded(): void;
}

/** The gate as a reverse proxy: a visit, the policy of its host, then the host's own server. */
export function createProxy(services: ProxyServices): ReverseProxy {
  const { sites, isTrusted, limits, answered, refused, failed } = services;
  /** Of requests to become a WebSocket, and of those that have. */
  const upgraded = new Set<Duplex>();

  function receive(request: IncomingMessage, response: ServerResponse, pass: (visit: Visit) => void): void {
    try {
      const site = sites.get(hostOf(request));
      // Until it has a list, the server in front takes it for one that is away, and asks another.
      if (sites.count() === undefined) sendText(response, 503, "Not ready yet. Try again in a moment.\n");
      else if (site === undefined) sendText(response, 421, "This name is not served here.\n");
      // A whole address as the target could name another host than the one that was looked up, and so could a second one.
      else if (!/^[/*]/.test(request.url ?? "") || namesSeveralHosts(request.rawHeaders))
        sendText(response, 400, "Malformed request.\n");
      else admit(visitOf(site, request, response), pass);
    } catch (error) {
      fail(response, error);
    }
  }

  /** What goes wrong in one visit ends that visit: those of all sites are in this process. */
  function fail(response: ServerResponse, error: unknown): void {
    failed(error);
    if (response.headersSent) response.destroy();
    else sendText(response, 500, "Something went wrong here. Try again in a moment.\n");
  }

  function visitOf(site: Site, request: IncomingMessage, response: ServerResponse): Visit {
    const { host } = site;
    const { headers } = request;
    const { "x-forwarded-for": forwardedFor, "x-forwarded-proto": protocol } = headers;
    const peer = visitorAddress(request.socket.remoteAddress, undefined, isTrusted);
    const isFront = peer !== undefined && isTrusted(peer);
    const visitor = visitorAddress(peer?.toString(), forwardedFor, isTrusted);
    const address = visitor?.toString();
    return {
      site,
      request,
      response,
      address,
      // Who has one address of IPv6 often has a whole /48 of them.
      client:
        visitor !== undefined && "parts" in visitor ? visitor.parts.slice(0, 3).join() : (address ?? ""),
      isUpload: "transfer-encoding" in headers || (headers["content-length"] ?? "0") !== "0",
      protocol: isFront && protocol === "https" ? "https" : "http",
      inspection: undefined,
      refuse(fault) {
        refused(host, fault);
        sendRefusal(fault, host, request, response);
      },
      fail: (error) => fail(response, error),
    };
  }

  function admit(visit: Visit, pass: (visit: Visit) => void): void {
    const { site, request, address, client, isUpload, refuse } = visit;
    if (isLoop(request.rawHeaders, site.host)) refuse("loop");
    else if (!site.slots.take(client, isUpload, limits)) refuse("busy");
    else {
      leaveAtEnd(visit);
      if (site.gate === undefined) {
        pass(visit);
        return;
      }
      const inspection = site.gate.inspect(new ProxiedRequest(request), { address });
      if (inspection instanceof Promise)
        inspection.then((found) => decide(visit, found, pass)).catch(visit.fail);
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

  /** Its place is left when the response is out or, where the visit has become a WebSocket, when its connection ends. */
  function leaveAtEnd(visit: Visit): void {
    const { site, request, response, client, isUpload } = visit;
    const leave = () => {
      request.socket.off("close", leave);
      response.off("finish", finish);
      site.slots.leave(client, isUpload);
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
    visit: (request, response) =>
      receive(request, response, (visit) => (isRobotsVisit(visit) ? forwardRobots : forward)(visit, limits)),
    upgrade(request, socket, head) {
      const response = new ServerResponse(request);
      try {
        // A socket of Node's own server.
        response.assignSocket(socket as Socket);
      } catch {
        // An earlier request of the connection is still being answered. No browser and no server in front asks to
        // switch before that.
        socket.destroy();
        return;
      }
      response.shouldKeepAlive = false;
      // Nobody reads what the visitor still says, so that its end would not be noticed.
      response.once("finish", () => (socket as Socket).destroySoon());
      socket.on("error", () => socket.destroy());
      upgraded.add(socket);
      socket.once("close", () => upgraded.delete(socket));
      receive(request, response, (visit) => forwardUpgrade(visit, socket, head, limits));
    },
    closeUpgraded() {
      for (const socket of upgraded) socket.destroy();
    },
  };
}

/** Without a port and a final dot, in lower case. */
function hostOf({ headers: { host = "" } }: IncomingMessage): string {
  return host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
}
