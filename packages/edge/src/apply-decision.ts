import type { Decision, Policy } from "@octroi/policy";
import type { GateResponse } from "./answers/gate-response.ts";
import type { CheckedLicense, LicenseFault } from "./licenses/check.ts";
import type { License } from "./licenses/license.ts";
import { slicePrefix } from "./limits/limits.ts";
import { type PolicyInForce, refusals } from "./policy-in-force.ts";
import type { GateRequest } from "./request.ts";
import type { Setup } from "./setup.ts";
import type { TargetPath } from "./target-paths.ts";
import type { Visitor } from "./visitor.ts";

/** What a decision comes to for one visit. Without a refusal, it passes. */
export interface AppliedDecision {
  readonly refusal?: GateResponse;
  /** What opened a page that has a price. */
  readonly license?: License;
}

const passes: AppliedDecision = {};

/** Counts the visit, or looks at its license, and says what to answer. */
export async function applyDecision(
  setup: Setup,
  inForce: PolicyInForce,
  request: GateRequest,
  paths: readonly TargetPath[],
  visitor: Visitor,
  decision: Decision,
): Promise<AppliedDecision> {
  const { policy } = inForce;
  switch (decision.action) {
    case "allow":
      return passes;
    case "block":
      return { refusal: (await refusals()).blocked(request, policy, visitor) };
    case "limit": {
      const key = limitKey(policy, visitor, decision.rule);
      const { within, retryAfter } = await setup.limits.count(key, decision.limit, setup.now());
      if (within) return passes;
      return { refusal: (await refusals()).overLimit(request, policy, visitor, decision.limit, retryAfter) };
    }
    case "charge": {
      const checked = await licenseOf(setup, inForce, request, paths);
      let fault: LicenseFault | undefined;
      if (checked?.valid) {
        if (await isWithinSlice(setup, checked.license)) return { license: checked.license };
        fault = "slice-spent";
      } else fault = checked?.fault;
      return { refusal: (await refusals()).charged(request, policy, visitor, decision.price, fault) };
    }
  }
}

/**
 * What a visit is counted under: its rule, by the paths that it is for, the crawler and its identity. One crawler of one
 * identity meets a single rule for the same paths, whatever the rule's place, so counters outlast a new policy.
 */
function limitKey({ rules }: Policy, { crawler, identity }: Visitor, rule: number | null): string {
  const { paths = [] } = rules[rule ?? -1] ?? {};
  return `${paths.join(" ")}:${crawler.token}:${identity}`;
}

/**
 * Whether a token's slice has a visit left, which is then used. Tokens of slices last minutes, so the count of an hour
 * outlasts them. The issuer settles what instances that do not count together let in besides.
 */
async function isWithinSlice({ limits, now }: Setup, { slice, visits = 0 }: License): Promise<boolean> {
  if (slice === undefined) return true;
  return (await limits.count(`${slicePrefix}${slice}`, { visits, per: "hour" }, now())).within;
}

const scheme = /^License +(.*)/i;

/** The license that a request carries. It has to open every path that its target may be read as. */
async function licenseOf(
  setup: Setup,
  { policy: { site }, checkLicense }: PolicyInForce,
  { headers }: GateRequest,
  paths: readonly TargetPath[],
) {
  const token = scheme.exec(headers.get("authorization") ?? "")?.[1]?.trimEnd();
  if (token === undefined) return undefined;
  let checked: CheckedLicense | undefined;
  for (const { pathname, search } of paths) {
    checked = await checkLicense(token, {
      issuer: site.origin,
      audience: site.origin,
      path: pathname + search,
      now: setup.now(),
    });
    if (!checked.valid) break;
  }
  return checked;
}
