import { knownCrawler } from "@octroi/crawlers/identify";
import type { Policy, Rule } from "@octroi/policy";
import { decide } from "@octroi/policy/decide";
import { answeringCrawlers } from "./cost.ts";

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
    const crawlers = answeringCrawlers(purpose).map(({ token }) => token);
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
      crawlers: crawlers.filter((crawler) => actionAt(policy, crawler, anyPage) === action),
      paths: undefined,
    }))
    .filter((warning) => warning.crawlers.length > 0);
}

/** A path that no rule by path is likely to be about: it stands for the rest of the site. */
const anyPage = "/a-page-that-only-rules-for-every-path-are-about";

/** Rules by path that shut out crawlers which the rest of the site lets in. */
function inPlaces(
  policy: Policy,
  purpose: RuleWarning["purpose"],
  crawlers: readonly string[],
): RuleWarning[] {
  return policy.rules.flatMap((rule, index) => {
    if (rule.paths === undefined || !isShuttingOut(rule)) return [];
    const shutOut = crawlers.filter(
      (crawler) =>
        !isShuttingOut({ action: actionAt(policy, crawler, anyPage) }) &&
        rule.paths?.some((path) => decisionAt(policy, crawler, examplePath(path)).rule === index),
    );
    return shutOut.length === 0
      ? []
      : [{ purpose, action: rule.action, crawlers: shutOut, paths: rule.paths }];
  });
}

function isShuttingOut<R extends Pick<Rule, "action">>(rule: R): rule is R & { action: "block" | "charge" } {
  return rule.action === "block" || rule.action === "charge";
}

/** A path that a pattern matches. */
function examplePath(pattern: string): string {
  return pattern.replace(/\$$/, "").replaceAll("*", "x");
}

function actionAt(policy: Policy, crawler: string, path: string) {
  return decisionAt(policy, crawler, path).action;
}

function decisionAt(policy: Policy, crawler: string, path: string) {
  return decide(policy, { crawler: knownCrawler(crawler) ?? null, identity: "verified", path });
}
