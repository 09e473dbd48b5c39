import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Env, Hono } from "hono";
import { limitRequests, type RequestLimits } from "./request-limits.ts";
import { pathOf } from "./request-path.ts";
import { securityHeadersFor } from "./security-headers.ts";

/** What handlers know of a request beside the `Request`. Absent where an app is called without a server. */
export interface NodeEnv {
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse };
}

/**
 * An app that routes by the path as it was sent. A `Request` has its dots resolved: `/api/../pricing` would be
 * `/pricing`, and no client that we serve sends it.
 */
export function createNodeApp<E extends Env & NodeEnv>(): Hono<E> {
  return new Hono<E>({
    getPath(request, options) {
      // Hono types the bindings of every runtime alike.
      const { incoming } = (options?.env ?? {}) as NodeEnv["Bindings"];
      return incoming ? (pathOf(incoming.url ?? "") ?? "*") : new URL(request.url).pathname;
    },
  });
}

interface ListenerOptions {
  limits?: Partial<RequestLimits>;
  /** Called for each request that is refused before the app, as too many are being answered. */
  onBusy?: () => void;
}

/** The app as a listener of node:http. */
export function requestListener<E extends Env>(
  app: Hono<E>,
  siteUrl: URL,
  { limits = {}, onBusy = () => {} }: ListenerOptions = {},
): RequestListener {
  const headers = { ...securityHeadersFor(siteUrl), "content-type": "text/plain; charset=utf-8" };
  const handle = getRequestListener(app.fetch, {
    // A balancer's check may come without a Host.
    hostname: siteUrl.host,
    // A target or a Host of which no address can be made. What fails in the app is answered by it.
    errorHandler: () => new Response("Malformed request.\n", { status: 400, headers }),
  });
  return limitRequests(handle, {
    limits,
    refuse(request, response) {
      onBusy();
      // The rest of a body is not worth reading.
      const ends = request.method === "GET" || request.method === "HEAD" ? {} : { connection: "close" };
      response.writeHead(503, { ...headers, ...ends, "retry-after": "5" });
      response.end(request.method === "HEAD" ? undefined : tooManyRequests);
    },
  });
}

const tooManyRequests =
  "Trop de visites à la fois. Réessayez dans un instant.\nToo many visits at once. Please try again in a moment.\n";
