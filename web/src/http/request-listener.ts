import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Env, Hono } from "hono";
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

/** The app as a listener of node:http. */
export function requestListener<E extends Env>(app: Hono<E>, siteUrl: URL): RequestListener {
  const malformed = { ...securityHeadersFor(siteUrl), "content-type": "text/plain; charset=utf-8" };
  return getRequestListener(app.fetch, {
    // A balancer's check may come without a Host.
    hostname: siteUrl.host,
    // A target or a Host of which no address can be made. What fails in the app is answered by it.
    errorHandler: () => new Response("Malformed request.\n", { status: 400, headers: malformed }),
  });
}
