import type { Limit, Policy, Price } from "@octroi/policy";
import type { LicenseFault } from "../licenses/check.ts";
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

/**
 * The price, in the dialects that exist without an account anywhere: `crawler-price` (Cloudflare's Pay Per Crawl)
 * and the License scheme of RSL, with the license document linked.
 */
export function charged(
  request: GateRequest,
  policy: Policy,
  { crawler, identity }: Visitor,
  price: Price,
  fault: LicenseFault | undefined,
): GateResponse {
  const document = policy.license?.url;
  return refuse(request, policy, {
    status: 402,
    error: fault === undefined ? "license-required" : "license-not-valid",
    say: (words) => words.charged(crawler.token, price),
    headers: {
      "crawler-price": `${price.currency} ${price.amount}`,
      "www-authenticate": `License error="${errorOf(fault)}", error_description="${described(fault)}"`,
      ...(document && { link: `<${document}>; rel="license"; type="application/rsl+xml"` }),
    },
    facts: {
      crawler: crawler.token,
      identity,
      price: { ...price, per: "visit" },
      license: document,
      fault,
      howToPay: "Agree on a license with the publisher, then send it as Authorization: License <token>.",
    },
  });
}

/** The errors that RSL's scheme knows. */
function errorOf(fault: LicenseFault | undefined): string {
  if (fault === undefined) return "invalid_request";
  return fault === "other-paths" ? "insufficient_scope" : "invalid_token";
}

function described(fault: LicenseFault | undefined): string {
  return fault === undefined ? "This page needs a license." : `The license opens nothing here: ${fault}.`;
}
