import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";
import { toResponse } from "../answers/gate-response.ts";
import type { WaitUntil } from "../events/reporter.ts";

/**
 * The gate as Next's `proxy.ts` (16) or `middleware.ts` (15). The default export is set by the environment alone.
 *
 * @example
 * import { octroi } from "@octroi/edge/next";
 * import policy from "./octroi.policy.json";
 *
 * export const proxy = octroi({ policy });
 * export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico).*)"] };
 */
export function octroi(options: AdapterOptions = {}) {
  const gate = lazyGate(options, { adapter: "next", addressHeader: "x-forwarded-for" });
  return async (request: Request, event?: { waitUntil: WaitUntil }): Promise<Response> => {
    const waitUntil = event?.waitUntil.bind(event);
    const { answer, headers, done } = await gate().inspect(request, { waitUntil });
    done(answer?.status ?? null);
    return answer ? toResponse(answer) : new Response(null, { headers: { ...headers, ...goOn } });
  };
}

/** How Next and Vercel are told to go on to the page. */
const goOn = { "x-middleware-next": "1" };

export default octroi();
