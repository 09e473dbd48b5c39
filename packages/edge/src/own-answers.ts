import { sha256 } from "@octroi/crawlers/verify";
import type { Policy } from "@octroi/policy";
import type { GateResponse } from "./answers/gate-response.ts";
import { noPolicy } from "./no-policy.ts";
import type { OwnPage } from "./own-pages.ts";
import type { PolicyInForce } from "./policy-in-force.ts";
import type { GateRequest } from "./request.ts";
import { version } from "./version.ts";

/** What the gate answers in place of the site. Loaded with the first such request: few are made. */
export async function ownAnswer(
  { method }: GateRequest,
  page: OwnPage,
  inForce: PolicyInForce,
): Promise<GateResponse> {
  const isDocument = "text" in page;
  const text = isDocument ? page.text : `${JSON.stringify(await selfReport(inForce))}\n`;
  return {
    status: 200,
    headers: {
      "content-type": isDocument ? page.type : "application/json",
      "cache-control": isDocument ? "max-age=300" : "no-store",
      "x-content-type-options": "nosniff",
      // Whatever a document should hold, no script of it runs on the site.
      "content-security-policy": "sandbox;frame-ancestors 'none'",
    },
    body: method === "HEAD" ? "" : text,
  };
}

/** Which gate stands here, in which mode, under which policy and published version: enough to see that a deployment is the one meant. */
async function selfReport({ enforces, policy, version: policyVersion }: PolicyInForce) {
  return {
    software: "@octroi/edge",
    version,
    mode: enforces ? "enforce" : "observe",
    policy: policy === noPolicy ? null : await hashOf(policy),
    policyVersion,
  };
}

/** The SHA-256 of the policy as it was read: the same rules in another layout have the same hash. */
async function hashOf(policy: Policy): Promise<string> {
  return `sha256-${await sha256(JSON.stringify(policy))}`;
}
