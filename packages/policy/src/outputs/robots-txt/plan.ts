import type { KnownCrawler as Crawler } from "@octroi/crawlers/identify";
import { crawlersOf } from "../../identify.ts";
import type { Policy, Who } from "../../policy.ts";
import {
  purposesFor,
  type RulesAbout,
  rulesAbout,
  type UsageStatement,
  usageStatements,
} from "../../usage-statements.ts";
import { isAbout } from "../../who.ts";
import { entriesFor } from "./entries.ts";
import { type RobotsRules, robotsRulesFor } from "./rank.ts";

/** Crawlers to which the same rules of the policy apply, with what robots.txt says to them. */
export interface PlannedGroup {
  readonly crawlers: readonly Crawler[];
  readonly robotsRules: RobotsRules;
  readonly statements: readonly UsageStatement[];
}

/**
 * Groups the crawlers that the policy treats alike and computes the rules and statements of each group. The registry has
 * hundreds of crawlers and a policy tells few of them apart, so rules and statements are computed once per set of
 * applicable rules instead of once per crawler.
 */
export function planFor(policy: Policy): readonly PlannedGroup[] {
  const selectors = policy.rules.map(({ who }) => who).filter((who) => who.operator ?? who.crawler);
  const groups = Map.groupBy(crawlersOf(policy), (crawler) => keyOf(selectors, crawler));
  const rulesByKey = new Map<string, RobotsRules>();
  const statementsByKey = new Map<string, readonly UsageStatement[]>();
  return [...groups.values()].flatMap((crawlers) => {
    const [first] = crawlers;
    if (first === undefined) return [];
    const fetchKey = rulesKey(policy, first);
    const robotsRules = rulesByKey.get(fetchKey) ?? robotsRulesFor(entriesFor(policy, first));
    rulesByKey.set(fetchKey, robotsRules);
    const about = ofItsUse(rulesAbout(policy, first), first);
    const useKey = usesKey(policy, about);
    const statements = statementsByKey.get(useKey) ?? usageStatements(policy, about);
    statementsByKey.set(useKey, statements);
    return [{ crawlers, robotsRules, statements }];
  });
}

/**
 * Signals have one word, `ai-input`, for answers and for the index that answers cite from. A crawler that serves one of
 * the two gets the answer for that use only.
 */
function ofItsUse(rules: RulesAbout, { purpose }: Crawler): RulesAbout {
  if (purposesFor["ai-input"].includes(purpose)) return { ...rules, "ai-index": [] };
  if (purposesFor["ai-index"].includes(purpose)) return { ...rules, "ai-input": [] };
  return rules;
}

/** Equal for crawlers that no rule tells apart: same purpose, and named (or their operator) by the same rules. */
function keyOf(selectors: readonly Who[], crawler: Crawler): string {
  let key: string = crawler.purpose;
  for (const { operator, crawler: name } of selectors) {
    const isOperator = operator === undefined || isAbout({ operator }, crawler, true);
    const isNamed = name === undefined || isAbout({ crawler: name }, crawler, true);
    key += ` ${Number(isOperator)}${Number(isNamed)}`;
  }
  return key;
}

/** Equal for crawlers whose fetches are decided by the same rules. */
function rulesKey({ rules }: Policy, crawler: Crawler): string {
  if (crawler.purpose === "search-engine") return "none";
  return rules.map(({ who }) => Number(isAbout(who, crawler, true))).join("");
}

/** Equal for crawlers whose usage statements are decided by the same rules. */
function usesKey({ rules }: Policy, about: RulesAbout): string {
  return Object.values(about)
    .map((lists) => lists.map((list) => list.map((rule) => rules.indexOf(rule)).join()).join("|"))
    .join(" ");
}
