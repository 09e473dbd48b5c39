import { knownCrawler } from "@octroi/crawlers/identify";
import type { Action, Policy } from "@octroi/policy";
import { type Decision, decide } from "@octroi/policy/decide";
import type { Plan } from "../workspaces/workspace.ts";
import { appliedMode, type Mode } from "./mode.ts";
import type { PolicyVersion } from "./rules.ts";

/** The rules that connectors are given: the latest version, as the plan applies it. */
export interface RulesInForce {
  version: number;
  mode: Mode;
  policy: Policy;
}

export function rulesInForce(
  latest: Pick<PolicyVersion, "version" | "mode" | "policy"> | undefined,
  plan: Plan,
): RulesInForce | undefined {
  return latest && { version: latest.version, mode: appliedMode(latest.mode, plan), policy: latest.policy };
}

/** What the rules in force say of one crawler, whatever it did before they were published. */
export type RuleInForce =
  /** No rule is about it: it gets through. */
  | { kind: "none"; isByPath: boolean }
  /** Search engines get through whatever the rules say. */
  | { kind: "search-engine"; isByPath: false }
  | { kind: "rule"; action: Action; isObserved: boolean; isByPath: boolean };

/** `isByPath`: for parts of the site, another rule decides otherwise. */
export function ruleFor(rules: RulesInForce | undefined, crawler: string): RuleInForce {
  if (knownCrawler(crawler)?.purpose === "search-engine") return { kind: "search-engine", isByPath: false };
  if (rules === undefined) return { kind: "none", isByPath: false };
  const { policy, mode } = rules;
  const { action, because } = decisionAt(policy, crawler, anyPage);
  const isByPath = policy.rules.some(
    (rule, index) =>
      rule.paths !== undefined && rule.action !== action && isDecidedBy(policy, crawler, rule.paths, index),
  );
  if (because !== "rule") return { kind: "none", isByPath };
  return { kind: "rule", action, isObserved: mode === "observe" && action !== "allow", isByPath };
}

/** What the rules in force say of one crawler at one path. */
export function ruleAt(rules: RulesInForce | undefined, crawler: string, path: string): RuleInForce {
  if (knownCrawler(crawler)?.purpose === "search-engine") return { kind: "search-engine", isByPath: false };
  if (rules === undefined) return { kind: "none", isByPath: false };
  const { action, because } = decisionAt(rules.policy, crawler, path);
  if (because !== "rule") return { kind: "none", isByPath: false };
  return {
    kind: "rule",
    action,
    isObserved: rules.mode === "observe" && action !== "allow",
    isByPath: false,
  };
}

/** A path that no rule by path is likely to be about: it stands for the rest of the site. */
export const anyPage = "/a-page-that-only-rules-for-every-path-are-about";

/** Whether the rule at this place decides about the crawler somewhere on its paths. */
export function isDecidedBy(
  policy: Policy,
  crawler: string,
  paths: readonly string[],
  place: number,
): boolean {
  return paths.some((path) => decisionAt(policy, crawler, examplePath(path)).rule === place);
}

export function decisionAt(policy: Policy, crawler: string, path: string): Decision {
  return decide(policy, { crawler: knownCrawler(crawler) ?? null, identity: "verified", path });
}

/** A path that a pattern matches. */
function examplePath(pattern: string): string {
  return pattern.replace(/\$$/, "").replaceAll("*", "x");
}
