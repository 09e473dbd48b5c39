import { type AdapterOptions, lazyGate } from "../adapter-gate.ts";
import { nextMiddleware } from "../next-visit.ts";

/**
 * The gate as Vercel's routing middleware, in `middleware.ts` at the root of any framework's project.
 *
 * @example
 * import { octroi } from "@octroi/edge/vercel";
 * import policy from "./octroi.policy.json";
 *
 * export default octroi({ policy });
 */
export function octroi(options: AdapterOptions = {}) {
  return nextMiddleware(lazyGate(options, { adapter: "next", addressHeader: "x-forwarded-for" }));
}

export default octroi();
