import { isEveryone } from "@octroi/crawlers/robots";
import type { FindingCode } from "../../findings/codes.ts";
import { type Finding, finding } from "../../findings/finding.ts";
import { answersOf } from "../content-signal/line.ts";
import { usageLabels } from "../content-usage/statement.ts";
import { mayCrawl } from "./reach.ts";
import { type GroupStatements, groupsFor, type RobotsStatements } from "./statements.ts";

/** A crawler's groups, which count as one, and the name they speak to. */
interface AgentGroups {
  readonly agent: string;
  readonly line: number;
  readonly groups: readonly GroupStatements[];
  readonly crawls: boolean;
}

/** More agents than this are not compared with each other. */
const maxAgents = 2000;

/** What Content-Usage and Content-Signal lines say in the wrong place, too rarely, about paths that may not be crawled, or in two ways. */
export function checkStatements(robots: RobotsStatements): readonly Finding[] {
  const agents = agentGroupsIn(robots);
  return [
    ...robots.global.usages.map(({ line }) => finding("usage-outside-group", { line })),
    ...robots.global.signals.map(({ line }) => finding("signal-outside-group", { line })),
    ...[robots.global, ...robots.groups].flatMap(({ usages, signals }) => [
      ...usages.flatMap(({ findings }) => findings),
      ...signals.flatMap(({ findings }) => findings),
    ]),
    ...notRepeated(agents, "usages", "usage-not-repeated"),
    ...notRepeated(agents, "signals", "signal-not-repeated"),
    ...robots.groups.flatMap(statementsOnDisallowed),
    ...usageConflicts(agents),
    ...signalConflicts(agents),
  ];
}

export function agentGroupsIn(robots: RobotsStatements): readonly AgentGroups[] {
  const names = new Map<string, { agent: string; line: number }>();
  for (const { value, line } of robots.groups.flatMap(({ group }) => group.agents)) {
    const agent = isEveryone(value) ? "*" : value;
    if (names.size < maxAgents && !names.has(agent.toLowerCase()))
      names.set(agent.toLowerCase(), { agent, line });
  }
  return [...names.values()].map(({ agent, line }) => {
    const own = groupsFor(robots, agent);
    return { agent, line, groups: own, crawls: mayCrawl(own.map(({ group }) => group)) };
  });
}

function notRepeated(
  agents: readonly AgentGroups[],
  kind: "usages" | "signals",
  code: FindingCode,
): readonly Finding[] {
  const states = ({ groups }: AgentGroups) => groups.some((group) => group[kind].length > 0);
  if (!agents.some(states)) return [];
  return agents
    .filter((each) => each.crawls && !states(each))
    .map(({ agent, line }) => finding(code, { about: agent, line }));
}

/** Lines past these are not compared with the rules: nobody has that many, and comparing takes time. */
const maxCompared = { lines: 100, rules: 1000 };

function statementsOnDisallowed({ group, usages, signals }: GroupStatements): readonly Finding[] {
  if (group.rules.length > maxCompared.rules) return [];
  return [
    ...usages
      .slice(0, maxCompared.lines)
      .filter(({ path }) => !mayCrawl([group], path))
      .map(({ line }) => finding("usage-on-disallowed", { line })),
    ...signals
      .slice(0, maxCompared.lines)
      .filter(({ path }) => !mayCrawl([group], path))
      .map(({ line }) => finding("signal-on-disallowed", { line })),
  ];
}

function usageConflicts(agents: readonly AgentGroups[]): readonly Finding[] {
  return conflicts(
    agents,
    ({ usages }) =>
      usages.map(({ line, path, preferences }) => ({
        line,
        path,
        answers: usageLabels.flatMap((label) =>
          preferences[label] === "unknown" ? [] : [[label, preferences[label]] as const],
        ),
      })),
    "usage-conflict",
  );
}

function signalConflicts(agents: readonly AgentGroups[]): readonly Finding[] {
  return conflicts(
    agents,
    ({ signals }) =>
      signals.map(({ line, path, signals: stated }) => ({ line, path, answers: answersOf(stated) })),
    "signal-conflict",
  );
}

interface PathAnswers {
  readonly line: number;
  readonly path: string | undefined;
  readonly answers: readonly (readonly [key: string, word: string])[];
}

/** Lines of one crawler about one path that answer the same question differently. */
function conflicts(
  agents: readonly AgentGroups[],
  answersIn: (group: GroupStatements) => readonly PathAnswers[],
  code: FindingCode,
): readonly Finding[] {
  const found = new Map<number, Finding>();
  for (const { groups } of agents) {
    const wordByQuestion = new Map<string, string>();
    for (const { line, path = "", answers } of groups.flatMap(answersIn)) {
      for (const [key, word] of answers) {
        const question = `${path} ${key}`;
        const before = wordByQuestion.get(question);
        if (before !== undefined && before !== word) found.set(line, finding(code, { about: key, line }));
        wordByQuestion.set(question, word);
      }
    }
  }
  return [...found.values()];
}
