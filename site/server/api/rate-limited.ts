import type { RateLimit } from "@octroi/database/rate-limit";
import { createMiddleware } from "hono/factory";
import { clientAddress, type IsTrusted } from "../http/client-address.ts";
import { Refusal, unavailable } from "../http/refusal.ts";

/** Lets a client through as often as every one of the limits allows. */
export function rateLimited(limits: readonly RateLimit[], isTrusted: IsTrusted) {
  return createMiddleware(async (c, next) => {
    if (limits.length === 0) return next();
    const client = clientAddress(c, isTrusted);
    for (const limit of limits) {
      const verdict = await limit(client).catch(unavailable);
      if (!verdict.allowed) {
        throw new Refusal("tooMany", { headers: { "retry-after": String(verdict.retryAfterSeconds) } });
      }
    }
    await next();
  });
}
