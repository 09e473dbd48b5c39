import { matchesPath, type PathPattern, pathPattern, requestPath } from "@octroi/crawlers/robots";
import { openPatterns } from "./open-paths.ts";
import { oncePerPolicy } from "./per-policy.ts";
import type { Limit, Policy, Price, Rule } from "./policy.ts";
import { type KnownCrawler, servedPath, type Visit } from "./visit.ts";
import { isAbout } from "./who.ts";

export type { Identity, KnownCrawler, Visit } from "./visit.ts";

/** Why it was decided so. */
export type Because =
  /** No known crawler: people and strangers pass. */
  | "stranger"
  /** robots.txt, `/.well-known/`, the license and the sitemaps are open to all. */
  | "open-path"
  /** Search engines always get through. */
  | "search-engine"
  | "rule"
  /** No rule is about this visit. */
  | "no-rule";

interface Reason {
  readonly because: Because;
  /** The place of the deciding rule in the policy, from 0. */
  readonly rule: number | null;
}

export type Decision =
  | (Reason & { readonly action: "allow" | "block" })
  | (Reason & { readonly action: "limit"; readonly limit: Limit })
  | (Reason & { readonly action: "charge"; readonly price: Price });

/**
 * What the policy decides about a visit, and why. Pure, and never throws on a policy that `parsePolicy` accepted.
 *
 * @example
 * decide(policy, { crawler: identify(userAgent) ?? null, identity: "unverifiable", path: "/article" });
 * // { action: "charge", price: { amount: "0.005", currency: "EUR" }, because: "rule", rule: 0 }
 */
export function decide(policy: Policy, { crawler, identity, path }: Visit): Decision {
  if (crawler === null) return pass("stranger");
  const compiled = compile(policy);
  const visited = requestPath(servedPath(path));
  if (compiled.open.some((pattern) => matchesPath(pattern, visited))) return pass("open-path");
  // A visitor outside the addresses of the search engine it claims to be is nobody's indexing.
  if (crawler.purpose === "search-engine" && identity !== "outside") return pass("search-engine");
  const { verified, others } = rulesToTry(compiled, crawler);
  for (const { patterns, decision } of identity === "verified" ? verified : others) {
    if (patterns === undefined || patterns.some((pattern) => matchesPath(pattern, visited))) return decision;
  }
  return pass("no-rule");
}

function pass(because: Because): Decision {
  return { action: "allow", because, rule: null };
}

interface CompiledRule {
  readonly rule: Rule;
  /** Undefined: every path. */
  readonly patterns: readonly PathPattern[] | undefined;
  readonly decision: Decision;
}

interface RulesToTry {
  readonly verified: readonly CompiledRule[];
  readonly others: readonly CompiledRule[];
}

interface Compiled {
  readonly open: readonly PathPattern[];
  readonly rules: readonly CompiledRule[];
  /** Worked out once per crawler: a site decides about the same few all day. */
  readonly toTry: WeakMap<KnownCrawler, RulesToTry>;
}

const compile = oncePerPolicy(
  (policy): Compiled => ({
    open: openPatterns(policy).map(pathPattern),
    rules: policy.rules.map((rule, index) => ({
      rule,
      patterns: rule.paths?.map(pathPattern),
      decision: decisionOf(rule, index),
    })),
    toTry: new WeakMap(),
  }),
);

function rulesToTry({ rules, toTry }: Compiled, crawler: KnownCrawler): RulesToTry {
  const known = toTry.get(crawler);
  if (known !== undefined) return known;
  const found = {
    verified: rules.filter(({ rule }) => isAbout(rule.who, crawler, true)),
    others: rules.filter(({ rule }) => isAbout(rule.who, crawler, false)),
  };
  toTry.set(crawler, found);
  return found;
}

function decisionOf(rule: Rule, index: number): Decision {
  const reason = { because: "rule", rule: index } as const;
  switch (rule.action) {
    case "limit":
      return { action: "limit", limit: rule.limit, ...reason };
    case "charge":
      return { action: "charge", price: rule.price, ...reason };
    default:
      return { action: rule.action, ...reason };
  }
}
