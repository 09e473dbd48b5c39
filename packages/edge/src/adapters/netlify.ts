import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";
import type { WaitUntil } from "../events/reporter.ts";

interface NetlifyContext {
  readonly ip: string;
  next(): Promise<Response>;
  waitUntil?: WaitUntil;
}
declare const Netlify: { readonly env: { toObject(): Record<string, string> } };

/**
 * The gate as a Netlify edge function, in `netlify/edge-functions/octroi.ts`.
 *
 * @example
 * export default octroi({ policy });
 * export const config = { path: "/*", onError: "bypass" };
 */
export function octroi(options: AdapterOptions = {}) {
  const gate = lazyGate(options, { adapter: "netlify", policyStore: "off" });
  return (request: Request, context: NetlifyContext): Promise<Response> => {
    const variables = typeof Netlify === "undefined" ? undefined : Netlify.env.toObject();
    const seen = { address: context.ip, waitUntil: context.waitUntil?.bind(context) };
    return gate(variables).protect(request, seen, () => context.next());
  };
}

export default octroi();
