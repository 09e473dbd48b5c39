import { createMiddleware } from "hono/factory";
import { type Client, clientAddress, type IsTrusted } from "./client-address.ts";
import { Refusal, unavailable } from "./refusal.ts";

/** Counts one more request of a client's. Rejects when the count cannot be kept. */
type RateLimit = (
  client: Client,
) => Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>;

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
