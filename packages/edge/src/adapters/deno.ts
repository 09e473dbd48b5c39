import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";

interface ServeInfo {
  /** Absent for sockets that are not of the network. */
  readonly remoteAddr: { readonly hostname?: string };
}

/**
 * The gate in front of a Deno server. `flush` sends the reports that wait, for a server about to stop.
 *
 * @example
 * Deno.serve(octroi({ policy }, () => new Response("Hello")));
 */
export function octroi<Info extends ServeInfo>(
  options: AdapterOptions,
  site: (request: Request, info: Info) => Response | Promise<Response>,
) {
  const gate = lazyGate(options, { adapter: "deno" });
  const handler = (request: Request, info: Info): Promise<Response> =>
    gate().protect(request, { address: () => info.remoteAddr.hostname }, () => site(request, info));
  return Object.assign(handler, { flush: () => gate().flush() });
}
