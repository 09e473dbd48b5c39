import { sha256 } from "@octroi/crawlers/verify";
import type { Policy } from "@octroi/policy";
import type { GateResponse } from "./answers/gate-response.ts";
import { noPolicy, type PolicyInForce } from "./policy-in-force.ts";
import type { GateRequest } from "./request.ts";
import { targetPaths } from "./target-paths.ts";
import { version } from "./version.ts";

export const selfReportPath = "/.well-known/octroi";

/** Whether a request asks which gate stands here. */
export function asksForSelfReport(request: GateRequest): boolean {
  const { method, url } = request;
  if (!url.includes(selfReportPath) || (method !== "GET" && method !== "HEAD")) return false;
  return targetPaths(url).every(({ pathname }) => pathname === selfReportPath);
}

/** Which gate stands here, in which mode, under which policy and published version: enough to see that a deployment is the one meant. */
export async function selfReport(
  { method }: GateRequest,
  { enforces, policy, version: policyVersion }: PolicyInForce,
): Promise<GateResponse> {
  const report = {
    software: "@octroi/edge",
    version,
    mode: enforces ? "enforce" : "observe",
    policy: policy === noPolicy ? null : await hashOf(policy),
    policyVersion,
  };
  return {
    status: 200,
    headers: {
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
    body: method === "HEAD" ? "" : `${JSON.stringify(report)}\n`,
  };
}

/** The SHA-256 of the policy as it was read: the same rules in another layout have the same hash. */
async function hashOf(policy: Policy): Promise<string> {
  return `sha256-${await sha256(JSON.stringify(policy))}`;
}
