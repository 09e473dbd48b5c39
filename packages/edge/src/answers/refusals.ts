import type { Limit, Policy, Price } from "@octroi/policy";
import type { LicenseFault } from "../licenses/check.ts";
import type { GateRequest } from "../request.ts";
import type { Visitor } from "../visitor.ts";
import type { GateResponse } from "./gate-response.ts";
import { refuse } from "./refusal.ts";
import { dialects, fill } from "./words.ts";

export function blocked(request: GateRequest, policy: Policy, visitor: Visitor): GateResponse {
  return refuse(request, policy, visitor, {
    status: 403,
    error: "blocked",
    says: visitor.identity === "outside" ? "outside" : "blocked",
  });
}

export function overLimit(
  request: GateRequest,
  policy: Policy,
  visitor: Visitor,
  limit: Limit,
  retryAfter: number,
): GateResponse {
  return refuse(request, policy, visitor, {
    status: 429,
    error: "too-many-visits",
    says: "limited",
    values: { seconds: String(retryAfter) },
    headers: { "retry-after": String(retryAfter) },
    facts: { limit, retryAfter },
  });
}

/**
 * The price, and how to pay it, in every dialect that leads to a page: `crawler-price` (Cloudflare's Pay Per Crawl), the
 * License scheme of RSL, links to the license document and to the market, where the site sells.
 */
export function charged(
  request: GateRequest,
  policy: Policy,
  visitor: Visitor,
  price: Price,
  fault: LicenseFault | undefined,
): GateResponse {
  const { license, market } = policy;
  const errors: Readonly<Record<string, string>> = dialects.errors;
  const [console, site] = market?.server.split("/olp/") ?? [];
  const values = {
    ...market,
    ...price,
    license: license?.url,
    console,
    site,
    fault,
    error: errors[fault ?? "none"] ?? "invalid_token",
    description: fill(fault === undefined ? dialects.none : dialects.fault, { fault }),
  };
  const links = [license && dialects.license, market && dialects.market.payment].filter(isSaid);
  return refuse(request, policy, visitor, {
    status: 402,
    error: fault === undefined ? "license-required" : "license-not-valid",
    says: "charged",
    values,
    headers: {
      "crawler-price": fill(dialects.price, values),
      "www-authenticate": fill(dialects.challenge + (market ? dialects.market.challenge : ""), values),
      ...(links.length > 0 && { link: fill(links.join(", "), values) }),
    },
    facts: {
      price: { ...price, per: "visit" },
      license: license?.url,
      fault,
      howToPay: (market ? dialects.market : dialects).howToPay,
      market: market && {
        ...market,
        calls: dialects.market.calls.map((call) => fill(call, values)),
      },
    },
  });
}

function isSaid(link: string | undefined): link is string {
  return link !== undefined;
}
