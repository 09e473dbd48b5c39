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
import { type Ranked, ranked } from "./rank.ts";

/** Crawlers to whom the same rules apply, and what the policy comes to for them. */
export interface PlannedGroup {
  readonly crawlers: readonly Crawler[];
  readonly ranked: Ranked;
  readonly statements: readonly UsageStatement[];
}

/** Works the policy out once for all crawlers to whom the same rules apply. */
export function planFor(policy: Policy): readonly PlannedGroup[] {
  const naming = policy.rules.map(({ who }) => who).filter((who) => who.operator ?? who.crawler);
  const groups = Map.groupBy(crawlersOf(policy), (crawler) => keyOf(naming, crawler));
  const rankedBy = new Map<string, Ranked>();
  const statementsBy = new Map<string, readonly UsageStatement[]>();
  return [...groups.values()].flatMap((sharing) => {
    const [first] = sharing;
    if (first === undefined) return [];
    const rules = rulesKey(policy, first);
    const known = rankedBy.get(rules) ?? ranked(entriesFor(policy, first));
    rankedBy.set(rules, known);
    const about = ofItsUse(rulesAbout(policy, first), first);
    const uses = usesKey(policy, about);
    const statements = statementsBy.get(uses) ?? usageStatements(policy, about);
    statementsBy.set(uses, statements);
    return [{ crawlers: sharing, ranked: known, statements }];
  });
}

/** Signals have one word for two uses: a crawler that serves one of them is told of that one alone. */
function ofItsUse(rules: RulesAbout, { purpose }: Crawler): RulesAbout {
  if (purposesFor["ai-input"].includes(purpose)) return { ...rules, "ai-index": [] };
  if (purposesFor["ai-index"].includes(purpose)) return { ...rules, "ai-input": [] };
  return rules;
}

/** What the rules can tell crawlers apart by: their purpose, and whether a rule names their operator or them. */
function keyOf(naming: readonly Who[], crawler: Crawler): string {
  let key: string = crawler.purpose;
  for (const { operator, crawler: name } of naming) {
    const isOperator = operator === undefined || isAbout({ operator }, crawler, true);
    const isNamed = name === undefined || isAbout({ crawler: name }, crawler, true);
    key += ` ${Number(isOperator)}${Number(isNamed)}`;
  }
  return key;
}

/** Which rules decide what it may fetch. */
function rulesKey({ rules }: Policy, crawler: Crawler): string {
  if (crawler.purpose === "search-engine") return "none";
  return rules.map(({ who }) => Number(isAbout(who, crawler, true))).join("");
}

/** Which rules decide what is said to it about each use. */
function usesKey({ rules }: Policy, about: RulesAbout): string {
  return Object.values(about)
    .map((lists) => lists.map((list) => list.map((rule) => rules.indexOf(rule)).join()).join("|"))
    .join(" ");
}
