import type { Limit, Policy } from "@octroi/policy";
import type { GateRequest } from "../request.ts";
import type { Visitor } from "../visitor.ts";
import type { GateResponse } from "./gate-response.ts";
import { refuse } from "./refusal.ts";

export function overLimit(
  request: GateRequest,
  policy: Policy,
  { crawler, identity }: Visitor,
  limit: Limit,
  retryAfter: number,
): GateResponse {
  return refuse(request, policy, {
    status: 429,
    error: "too-many-visits",
    say: (words) => words.limited(crawler.token, retryAfter),
    headers: { "retry-after": String(retryAfter) },
    facts: { crawler: crawler.token, identity, limit, retryAfter },
  });
}
