import type { Policy, Rule } from "@octroi/policy";
import { crawlersOf } from "./cost.ts";
import { anyPage, decisionAt, isDecidedBy } from "./rule-in-force.ts";

/** Answer engines, or assistants, that would no longer reach what people ask about. */
export interface RuleWarning {
  purpose: "ai-search" | "assistant";
  /** A price shuts out too, as long as nobody pays it. */
  action: "block" | "charge";
  crawlers: string[];
  /** Where; undefined: everywhere. */
  paths: readonly string[] | undefined;
}

/** Who would be shut out by a policy: first from the whole site, then from parts of it. */
export function warningsFor(policy: Policy): RuleWarning[] {
  return (["ai-search", "assistant"] as const).flatMap((purpose) => {
    const crawlers = crawlersOf(purpose);
    return [...everywhere(policy, purpose, crawlers), ...inPlaces(policy, purpose, crawlers)];
  });
}

function everywhere(
  policy: Policy,
  purpose: RuleWarning["purpose"],
  crawlers: readonly string[],
): RuleWarning[] {
  return (["block", "charge"] as const)
    .map((action) => ({
      purpose,
      action,
      crawlers: crawlers.filter((crawler) => decisionAt(policy, crawler, anyPage).action === action),
      paths: undefined,
    }))
    .filter((warning) => warning.crawlers.length > 0);
}

/** Rules by path that shut out crawlers which the rest of the site lets in. */
function inPlaces(
  policy: Policy,
  purpose: RuleWarning["purpose"],
  crawlers: readonly string[],
): RuleWarning[] {
  return policy.rules.flatMap((rule, index) => {
    const { paths } = rule;
    if (paths === undefined || !isShuttingOut(rule)) return [];
    const shutOut = crawlers.filter(
      (crawler) =>
        !isShuttingOut({ action: decisionAt(policy, crawler, anyPage).action }) &&
        isDecidedBy(policy, crawler, paths, index),
    );
    return shutOut.length === 0 ? [] : [{ purpose, action: rule.action, crawlers: shutOut, paths }];
  });
}

function isShuttingOut<R extends Pick<Rule, "action">>(rule: R): rule is R & { action: "block" | "charge" } {
  return rule.action === "block" || rule.action === "charge";
}
