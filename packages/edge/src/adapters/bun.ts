import { gateOnce } from "../gate-once.ts";
import type { GateOptions } from "../options.ts";

interface BunServer {
  requestIP(request: Request): { readonly address: string } | null;
}

/**
 * The gate in front of a Bun server.
 *
 * @example
 * Bun.serve({ fetch: octroi({ policy }, () => new Response("Hello")) });
 */
export function octroi<Server extends BunServer>(
  options: GateOptions,
  site: (request: Request, server: Server) => Response | Promise<Response>,
) {
  const gate = gateOnce(options);
  return (request: Request, server: Server): Promise<Response> =>
    gate().pass(request, { address: () => server.requestIP(request)?.address }, () => site(request, server));
}
