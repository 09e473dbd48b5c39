import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";
import { processVariables } from "../environment.ts";
import { nextMiddleware } from "../next-visit.ts";

/**
 * The gate as Next's `proxy.ts` (16) or `middleware.ts` (15). The default export is set by the environment alone. Next
 * does not tell the visitor's address: off Vercel, name the header in which your proxy puts it (`addressHeader`).
 *
 * @example
 * import { octroi } from "@octroi/edge/next";
 * import policy from "./octroi.policy.json";
 *
 * export const proxy = octroi({ policy });
 * export const config = { matcher: ["/((?!_next/static|_next/image|favicon.ico).*)"] };
 */
export function octroi(options: AdapterOptions = {}) {
  return nextMiddleware(lazyGate(options, defaults));
}

const defaults = {
  adapter: "next",
  // `next start` passes on the header that a visitor sends; Vercel puts its own in its place.
  get addressHeader() {
    return processVariables()["VERCEL"] ? "x-forwarded-for" : undefined;
  },
};

export default octroi();
