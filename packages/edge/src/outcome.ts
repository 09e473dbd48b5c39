import type { Decision, Policy } from "@octroi/policy";
import { blocked } from "./answers/block.ts";
import { charged } from "./answers/charge.ts";
import type { GateResponse } from "./answers/gate-response.ts";
import { overLimit } from "./answers/limit.ts";
import type { CheckedLicense } from "./licenses/check.ts";
import type { License } from "./licenses/license.ts";
import type { VisitRequest } from "./request.ts";
import type { Setup } from "./setup.ts";
import type { TargetPath } from "./target-paths.ts";
import type { Visitor } from "./visitor.ts";

/** What a decision comes to for one visit. Without a refusal, it passes. */
export interface Outcome {
  readonly refusal?: GateResponse;
  /** What opened a page that has a price. */
  readonly license?: License;
}

const passes: Outcome = {};

/** Counts the visit, or looks at its license, and says what to answer. */
export async function outcomeOf(
  setup: Setup,
  policy: Policy,
  request: VisitRequest,
  paths: readonly TargetPath[],
  visitor: Visitor,
  decision: Decision,
): Promise<Outcome> {
  switch (decision.action) {
    case "allow":
      return passes;
    case "block":
      return { refusal: blocked(request, policy, visitor) };
    case "limit": {
      const key = `${decision.rule}:${visitor.crawler.token}:${visitor.identity}`;
      const { within, retryAfter } = await setup.limits.count(key, decision.limit, setup.now());
      if (within) return passes;
      return { refusal: overLimit(request, policy, visitor, decision.limit, retryAfter) };
    }
    case "charge": {
      const checked = await licenseOf(setup, policy, request, paths);
      if (checked?.valid) return { license: checked.license };
      return { refusal: charged(request, policy, visitor, decision.price, checked?.fault) };
    }
  }
}

const scheme = /^License +(.*)/i;

/** The license that a request carries. It has to open every path that its target may be read as. */
async function licenseOf(
  setup: Setup,
  { site }: Policy,
  { headers }: VisitRequest,
  paths: readonly TargetPath[],
) {
  const token = scheme.exec(headers.get("authorization") ?? "")?.[1]?.trimEnd();
  if (token === undefined) return undefined;
  let checked: CheckedLicense | undefined;
  for (const { pathname, search } of paths) {
    checked = await setup.checkLicense(token, {
      issuer: site.origin,
      audience: site.origin,
      path: pathname + search,
      now: setup.now(),
    });
    if (!checked.valid) break;
  }
  return checked;
}
