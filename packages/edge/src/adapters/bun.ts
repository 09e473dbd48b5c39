import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";

interface BunServer {
  requestIP(request: Request): { readonly address: string } | null;
}

/**
 * The gate in front of a Bun server. `flush` sends the reports that wait, for a server about to stop.
 *
 * @example
 * Bun.serve({ fetch: octroi({ policy }, () => new Response("Hello")) });
 */
export function octroi<Server extends BunServer, Page extends Response | undefined>(
  options: AdapterOptions,
  /** Undefined where it has made the connection a WebSocket. */
  site: (request: Request, server: Server) => Page | Promise<Page>,
) {
  const gate = lazyGate(options, { adapter: "bun" });
  const handler = (request: Request, server: Server): Promise<Response | Page> =>
    gate().protect(request, { address: () => server.requestIP(request)?.address }, () =>
      site(request, server),
    );
  return Object.assign(handler, { flush: () => gate().flush() });
}
