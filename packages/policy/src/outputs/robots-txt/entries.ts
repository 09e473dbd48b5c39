import { openPatterns } from "../../open-paths.ts";
import type { Policy, Rule } from "../../policy.ts";
import type { KnownCrawler } from "../../visit.ts";
import { isAbout } from "../../who.ts";
import type { Entry } from "./rank.ts";

/**
 * What a crawler may fetch, in the order in which the policy decides. robots.txt speaks to the crawler itself,
 * which is what it claims to be.
 */
export function entriesFor(policy: Policy, crawler: KnownCrawler): readonly Entry[] {
  if (crawler.purpose === "search-engine") return [];
  const entries: Entry[] = openPatterns(policy).map((pattern) => ({ pattern, allow: true, rule: null }));
  for (const [index, rule] of policy.rules.entries()) {
    if (!isAbout(rule.who, crawler, true)) continue;
    for (const pattern of rule.paths ?? ["/"]) {
      // Only a block keeps a crawler from fetching: one that is charged has to come to see the price.
      entries.push({ pattern, allow: rule.action !== "block", rule: index });
    }
    if (rule.paths === undefined) break;
  }
  return entries;
}

/** The rule that is about every path, for the crawler as it claims to be. */
export function ruleForAllPaths(policy: Policy, crawler: KnownCrawler): Rule | undefined {
  const about = policy.rules.filter(({ who }) => isAbout(who, crawler, true));
  return about[0]?.paths === undefined ? about[0] : undefined;
}
