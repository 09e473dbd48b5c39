import type { RateLimit } from "@octroi/database/rate-limit";
import { Refusal } from "@octroi/web/http/refusal";
import type { Context } from "hono";

interface Counted {
  /** Of the policy, as the header names it. */
  name: string;
  allowance: { requests: number; seconds: number };
  /** The id of whoever asks. */
  asker: string;
}

/** Counts a request of a program's; what is left to ask for is said in the answer's headers (RateLimit). */
export async function countProgram(
  c: Context,
  limit: RateLimit | undefined,
  { name, allowance, asker }: Counted,
): Promise<void> {
  const counted = await limit?.({ address: asker, network: undefined });
  if (counted === undefined) return;
  const { requests, seconds } = allowance;
  c.header("ratelimit-policy", `"${name}";q=${requests};w=${seconds}`);
  const [left, reset] = counted.allowed
    ? [counted.remaining, counted.resetSeconds]
    : [0, counted.retryAfterSeconds];
  c.header("ratelimit", `"${name}";r=${left};t=${reset}`);
  if (!counted.allowed)
    throw new Refusal("tooMany", { headers: { "retry-after": String(counted.retryAfterSeconds) } });
}
