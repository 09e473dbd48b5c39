import { openPatterns } from "../../open-paths.ts";
import type { Policy, Rule } from "../../policy.ts";
import type { KnownCrawler } from "../../visit.ts";
import { isAbout } from "../../who.ts";
import type { Entry } from "./rank.ts";

/**
 * What a crawler may fetch, one entry per path, in the order in which the policy decides. Rules about verified visitors
 * apply: whoever obeys the lines for a crawler's name is that crawler.
 */
export function entriesFor(policy: Policy, crawler: KnownCrawler): readonly Entry[] {
  if (crawler.purpose === "search-engine") return [];
  const entries: Entry[] = openPatterns(policy).map((pattern) => ({ pattern, allow: true, rule: null }));
  for (const [index, rule] of policy.rules.entries()) {
    if (!isAbout(rule.who, crawler, true)) continue;
    for (const pattern of rule.paths ?? ["/"]) {
      // A charged crawler is allowed: it has to request the page to be answered with the price.
      entries.push({ pattern, allow: rule.action !== "block", rule: index });
    }
    // This rule is about every path, so no later one decides.
    if (rule.paths === undefined) break;
  }
  return entries;
}

/** The first rule about this crawler, where it is about every path. */
export function ruleForAllPaths(policy: Policy, crawler: KnownCrawler): Rule | undefined {
  const about = policy.rules.filter(({ who }) => isAbout(who, crawler, true));
  return about[0]?.paths === undefined ? about[0] : undefined;
}
