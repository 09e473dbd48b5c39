import type { Policy } from "@octroi/policy";
import type { GateRequest } from "../request.ts";
import type { Visitor } from "../visitor.ts";
import type { GateResponse } from "./gate-response.ts";
import { refuse } from "./refusal.ts";

export function blocked(request: GateRequest, policy: Policy, { crawler, identity }: Visitor): GateResponse {
  return refuse(request, policy, {
    status: 403,
    error: "blocked",
    say: (words) => (identity === "outside" ? words.outside(crawler.token) : words.blocked(crawler.token)),
    facts: { crawler: crawler.token, identity },
  });
}
