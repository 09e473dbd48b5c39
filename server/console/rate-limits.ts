import type { RateLimit } from "@octroi/database/rate-limit";
import type { TooMany } from "../../domain/accounts/accounts.ts";
import type { Client } from "../../domain/accounts/caller.ts";

/** Counts a request by each limit, up to the first that is reached. */
export async function countAgainst(
  limits: readonly RateLimit[],
  client: Client,
): Promise<TooMany | undefined> {
  for (const limit of limits) {
    const verdict = await limit(client);
    if (!verdict.allowed) return { retryAfterSeconds: verdict.retryAfterSeconds };
  }
  return undefined;
}
