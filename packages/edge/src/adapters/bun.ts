import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";

interface BunServer {
  requestIP(request: Request): { readonly address: string } | null;
}

/**
 * The gate in front of a Bun server.
 *
 * @example
 * Bun.serve({ fetch: octroi({ policy }, () => new Response("Hello")) });
 */
export function octroi<Server extends BunServer, Page extends Response | undefined>(
  options: AdapterOptions,
  /** Undefined where it has made the connection a WebSocket. */
  site: (request: Request, server: Server) => Page | Promise<Page>,
) {
  const gate = lazyGate(options);
  return (request: Request, server: Server): Promise<Response | Page> =>
    gate().pass(request, { address: () => server.requestIP(request)?.address }, () => site(request, server));
}
