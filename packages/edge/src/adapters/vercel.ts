/**
 * The gate as Vercel's routing middleware, in `middleware.ts` at the root of any framework's project. It goes on
 * to the page as Next's does, and Vercel sets the same header with the visitor's address.
 *
 * @example
 * import { octroi } from "@octroi/edge/vercel";
 * import policy from "./octroi.policy.json";
 *
 * export default octroi({ policy });
 */
export { default, octroi } from "./next.ts";
