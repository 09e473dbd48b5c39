import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";
import type { WaitUntil } from "../events/reporter.ts";
import type { Gate } from "../gate.ts";

/**
 * The gate in front of a Cloudflare Worker. Options may depend on the Worker's bindings.
 *
 * @example
 * export default { fetch: octroi({ policy }, (request) => fetch(request)) };
 */
export function octroi<Env extends object, Context extends { waitUntil: WaitUntil }>(
  options: AdapterOptions | ((env: Env) => AdapterOptions),
  site: (request: Request, env: Env, context: Context) => Response | Promise<Response>,
) {
  let gate: Gate | undefined;
  return (request: Request, env: Env, context: Context): Promise<Response> => {
    const chosen = typeof options === "function" ? () => options(env) : options;
    gate ??= lazyGate(chosen, defaults)(Object.fromEntries(Object.entries(env)));
    const waitUntil = context.waitUntil.bind(context);
    return gate.protect(request, { waitUntil }, () => site(request, env, context));
  };
}

const defaults = { adapter: "cloudflare", addressHeader: "cf-connecting-ip", policyStore: "off" };
