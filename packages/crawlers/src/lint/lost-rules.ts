import { applicableTo } from "../robots/applicable.ts";
import { isEveryone, type RobotsGroup } from "../robots/group.ts";
import type { AgentLine, RuleLine } from "../robots/line.ts";
import type { RobotsFile } from "../robots/parse.ts";
import { decidingRule } from "../robots/rank.ts";
import { octetsOf, pathUnder } from "../robots/reach.ts";
import { rfc9309 } from "../robots/reading.ts";
import { affecting, namesOf } from "./affects.ts";
import type { Finding, Fix } from "./finding.ts";
import { agentLinesFor, type LintRule, type Subject, sourceLine } from "./subject.ts";

/** More rules than these are not compared, nor copied: files may hold thousands, for thousands of crawlers. */
const atMost = 20;

/** A crawler that a group names follows that group alone, and the rules for everyone no longer reach it. */
export const lostRules: LintRule = (subject) => {
  const everyone = applicableTo("*", subject.file, "rfc9309")?.groups ?? [];
  // Where everyone is kept out, a group of one's own is an exception made on purpose.
  if (decidingRule(everyone, rfc9309.path("/"), "rfc9309")?.rule.directive === "disallow") return [];
  const sharedRules = everyone.flatMap(({ rules }) => rules).filter(({ value }) => value !== "");
  const missingRules = new Map<RobotsGroup, { agent: AgentLine; rules: RuleLine[] }>();
  const crawlers = namedCrawlers(subject.file);
  for (const rule of sharedRules.filter(({ directive }) => directive === "disallow").slice(0, atMost)) {
    const holds = holding(rule);
    if (!holds(everyone)) continue;
    for (const { group, agent, groups } of crawlers) {
      if (holds(groups)) continue;
      const missing = missingRules.get(group);
      if (missing === undefined) missingRules.set(group, { agent, rules: [rule] });
      else if (missing.rules.at(-1) !== rule) missing.rules.push(rule);
    }
  }
  return [...missingRules].map(([group, { agent, rules }]) => ({
    ...findingFor(agent, rules, group),
    ...(sharedRules.length <= atMost && { fix: repeating(sharedRules, subject, group) }),
  }));
};

/** The crawlers that a file names, where it first does, with all the groups that apply to them: once for the same groups. */
function namedCrawlers(file: RobotsFile) {
  const listed = new Set<readonly RobotsGroup[]>();
  return file.groups.flatMap((group) =>
    group.agents.flatMap((agent) => {
      const applicable = isEveryone(agent.value) ? undefined : applicableTo(agent.value, file, "rfc9309");
      if (!applicable?.named || listed.has(applicable.groups)) return [];
      listed.add(applicable.groups);
      return [{ group, agent, groups: applicable.groups }];
    }),
  );
}

/** Whether groups keep out what the rule keeps out, or let it in with a rule as specific. */
function holding(rule: RuleLine): (groups: readonly RobotsGroup[]) => boolean {
  const path = rfc9309.path(`/${pathUnder(rule).replace(/^\//, "")}`);
  const octets = octetsOf(rule);
  return (groups) => {
    const deciding = decidingRule(groups, path, "rfc9309");
    if (deciding === undefined) return false;
    return deciding.rule.directive === "disallow" || deciding.octets >= octets;
  };
}

function findingFor(agent: AgentLine, rules: readonly RuleLine[], group: RobotsGroup): Finding {
  return {
    code: "lost-rules",
    severity: group.rules.some(opensAll) ? "note" : "warning",
    line: agent.line,
    message: "lost-rules",
    values: { agent: agent.value, paths: rules.map(({ value }) => value) },
  };
}

/** `Allow: /` or an empty `Disallow:` says that everything is meant to be open. */
function opensAll({ directive, value }: RuleLine): boolean {
  return directive === "allow" ? ["/", "/*", "*"].includes(value) : value === "";
}

function repeating(rules: readonly RuleLine[], subject: Subject, group: RobotsGroup): Fix {
  const own = new Set(group.rules.map(spelled));
  const line = group.rules.at(-1)?.line ?? group.agents.at(-1)?.line ?? 0;
  const was = sourceLine(subject, line);
  return {
    edits: [{ line, was, becomes: [was, ...new Set(rules.map(spelled).filter((rule) => !own.has(rule)))] }],
    affects: affecting(namesOf([...group.agents, ...agentLinesFor(subject, line)])),
  };
}

function spelled({ directive, value }: RuleLine): string {
  return `${directive === "allow" ? "Allow" : "Disallow"}: ${value}`;
}
