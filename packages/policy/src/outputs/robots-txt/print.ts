import { type PolicyRule, printRobots, type RuleLine } from "@octroi/crawlers/robots";
import { oncePerPolicy } from "../../per-policy.ts";
import type { Policy } from "../../policy.ts";
import { isStatedIn } from "../../statement-places.ts";
import { type UsageStatement, usageStatementsForEveryone } from "../../usage-statements.ts";
import { printSignals } from "../content-signal/print.ts";
import { printUsages } from "../content-usage/print.ts";
import type { Printed } from "../output.ts";
import { crawlDelay } from "./crawl-delay.ts";
import { robotsNotes } from "./notes.ts";
import { crawlersWithOwnLine } from "./own-line.ts";
import { type PlannedGroup, planFor } from "./plan.ts";
import { mayCrawl } from "./reach.ts";

/** What one group says. Crawlers with the same content share a group. */
interface GroupContent {
  readonly rules: readonly PolicyRule[];
  /** Content-Signal, Content-Usage and Crawl-delay, above the rules. */
  readonly statements: readonly string[];
}

/** Writes the policy as robots.txt. Groups inherit nothing, so each that may crawl repeats what the group for all says. */
export const printRobotsTxt = oncePerPolicy((policy: Policy): Printed => {
  const plan = planFor(policy);
  const withOwnLine = crawlersWithOwnLine(policy);
  const contentForAll: GroupContent = {
    rules: [],
    statements: statementsOf(usageStatementsForEveryone(policy), policy),
  };
  const groups = new Map<string, { content: GroupContent; agents: string[] }>();
  for (const planned of plan) {
    const agents = planned.crawlers.filter((crawler) => withOwnLine.has(crawler)).map(({ token }) => token);
    const content = contentFor(planned, policy);
    const key = JSON.stringify(content);
    if (agents.length === 0 || key === JSON.stringify(contentForAll)) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { content, agents });
    else group.agents.push(...agents);
  }
  const text = [
    ...licenseLines(policy),
    ...[...groups.values(), { content: contentForAll, agents: ["*"] }].map(groupText),
    ...(policy.site.sitemaps ?? []).map((address) => `Sitemap: ${address}`),
  ].join("\n");
  return {
    files: [{ path: "/robots.txt", type: "text/plain; charset=utf-8", text: `${text.trimEnd()}\n` }],
    notes: robotsNotes(policy, plan),
  };
});

function contentFor(
  { crawlers: [crawler], robotsRules: { rules }, statements }: PlannedGroup,
  policy: Policy,
): GroupContent {
  const group = [{ agents: [], rules: rules.map(ruleLine) }];
  // To a crawler that may fetch nothing there is nothing to say about how to use it.
  if (crawler === undefined || !mayCrawl(group)) return { rules, statements: [] };
  const scopes = statements.filter(({ path }) => path === undefined || mayCrawl(group, path));
  return { rules, statements: [...statementsOf(scopes, policy), ...crawlDelay(policy, crawler)] };
}

function ruleLine(rule: PolicyRule): RuleLine {
  const [directive, value] =
    "allow" in rule ? (["allow", rule.allow] as const) : (["disallow", rule.disallow] as const);
  return { line: 0, directive, field: directive, value };
}

function statementsOf(scopes: readonly UsageStatement[], policy: Policy): readonly string[] {
  return [
    ...(isStatedIn("file", "content-signal", policy) ? printSignals(scopes) : []),
    ...(isStatedIn("file", "content-usage", policy) ? printUsages(scopes) : []),
  ];
}

function groupText({ content, agents }: { content: GroupContent; agents: readonly string[] }): string {
  const printed = printRobots({ groups: [{ agents, rules: content.rules }] });
  const firstRule = printed.search(/^(?:Allow|Disallow):/m);
  const statements = content.statements.map((line) => `${line}\n`).join("");
  return printed.slice(0, firstRule) + statements + printed.slice(firstRule);
}

/** First, so that no group can take it for its own. */
function licenseLines(policy: Policy): readonly string[] {
  const { license } = policy;
  return license && isStatedIn("file", "license", policy) ? [`License: ${license.url}\n`] : [];
}
