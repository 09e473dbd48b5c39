import { isEveryone } from "@octroi/crawlers/robots";
import type { FindingCode } from "../../findings/codes.ts";
import { type Finding, finding } from "../../findings/finding.ts";
import { answersOf } from "../content-signal/line.ts";
import { usageLabels } from "../content-usage/statement.ts";
import { mayCrawl } from "./reach.ts";
import { groupsFor, type RobotsStatements, type StatingGroup } from "./statements.ts";

/** A crawler's groups, which count as one, and the name they speak to. */
interface Addressed {
  readonly agent: string;
  readonly line: number;
  readonly groups: readonly StatingGroup[];
  readonly crawls: boolean;
}

/** More agents than this are not compared with each other. */
const maxAgents = 2000;

/** What Content-Usage and Content-Signal lines say in the wrong place, too rarely, in vain or in two ways. */
export function checkStatements(robots: RobotsStatements): readonly Finding[] {
  const addressed = addressedIn(robots);
  return [
    ...robots.global.usages.map(({ line }) => finding("usage-outside-group", { line })),
    ...robots.global.signals.map(({ line }) => finding("signal-outside-group", { line })),
    ...[robots.global, ...robots.groups].flatMap(({ usages, signals }) => [
      ...usages.flatMap(({ findings }) => findings),
      ...signals.flatMap(({ findings }) => findings),
    ]),
    ...notRepeated(addressed, "usages", "usage-not-repeated"),
    ...notRepeated(addressed, "signals", "signal-not-repeated"),
    ...robots.groups.flatMap(inVain),
    ...usageConflicts(addressed),
    ...signalConflicts(addressed),
  ];
}

export function addressedIn(robots: RobotsStatements): readonly Addressed[] {
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
  addressed: readonly Addressed[],
  kind: "usages" | "signals",
  code: FindingCode,
): readonly Finding[] {
  const states = ({ groups }: Addressed) => groups.some((group) => group[kind].length > 0);
  if (!addressed.some(states)) return [];
  return addressed
    .filter((each) => each.crawls && !states(each))
    .map(({ agent, line }) => finding(code, { about: agent, line }));
}

/** Lines past these are not compared with the rules: nobody has that many, and comparing takes time. */
const maxCompared = { lines: 100, rules: 1000 };

function inVain({ group, usages, signals }: StatingGroup): readonly Finding[] {
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

function usageConflicts(addressed: readonly Addressed[]): readonly Finding[] {
  return conflicts(
    addressed,
    ({ usages }) =>
      usages.map(({ line, path, preferences }) => ({
        line,
        path,
        said: usageLabels.flatMap((label) =>
          preferences[label] === "unknown" ? [] : [[label, preferences[label]] as const],
        ),
      })),
    "usage-conflict",
  );
}

function signalConflicts(addressed: readonly Addressed[]): readonly Finding[] {
  return conflicts(
    addressed,
    ({ signals }) => signals.map(({ line, path, signals: said }) => ({ line, path, said: answersOf(said) })),
    "signal-conflict",
  );
}

interface Saying {
  readonly line: number;
  readonly path: string | undefined;
  readonly said: readonly (readonly [key: string, word: string])[];
}

/** Lines of one crawler about one path that answer the same question differently. */
function conflicts(
  addressed: readonly Addressed[],
  sayings: (group: StatingGroup) => readonly Saying[],
  code: FindingCode,
): readonly Finding[] {
  const found = new Map<number, Finding>();
  for (const { groups } of addressed) {
    const said = new Map<string, string>();
    for (const { line, path = "", said: pairs } of groups.flatMap(sayings)) {
      for (const [key, word] of pairs) {
        const question = `${path} ${key}`;
        const before = said.get(question);
        if (before !== undefined && before !== word) found.set(line, finding(code, { about: key, line }));
        said.set(question, word);
      }
    }
  }
  return [...found.values()];
}
