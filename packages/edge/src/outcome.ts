import type { Decision, Policy } from "@octroi/policy";
import type { Answer } from "./answers/answer.ts";
import { blocked } from "./answers/block.ts";
import { charged } from "./answers/charge.ts";
import { overLimit } from "./answers/limit.ts";
import type { License } from "./licenses/license.ts";
import type { VisitRequest } from "./request.ts";
import type { Setup } from "./setup.ts";
import type { Visitor } from "./visitor.ts";

/** What a decision comes to for one visit. Without a refusal, it passes. */
export interface Outcome {
  readonly refusal?: Answer;
  /** What opened a page that has a price. */
  readonly license?: License;
}

const passes: Outcome = {};

/** Counts the visit, or looks at its license, and says what to answer. */
export async function outcomeOf(
  setup: Setup,
  policy: Policy,
  request: VisitRequest,
  path: string,
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
      const checked = await licenseOf(setup, policy, request, path);
      if (checked?.valid) return { license: checked.license };
      return { refusal: charged(request, policy, visitor, decision.price, checked?.fault) };
    }
  }
}

const scheme = /^License +(.*)/i;

async function licenseOf(setup: Setup, { site }: Policy, { headers }: VisitRequest, path: string) {
  const token = scheme.exec(headers.get("authorization") ?? "")?.[1];
  if (token === undefined) return undefined;
  return setup.checkLicense(token.trimEnd(), {
    issuer: site.origin,
    audience: site.origin,
    path,
    now: setup.now(),
  });
}
