import {
  type AgentLine,
  isEveryone,
  parseRobots,
  productToken,
  type RobotsFile,
  type RobotsGroup,
  type RobotsLine,
  type RuleLine,
} from "@octroi/crawlers/robots";
import { readSignalLine, type SignalLine } from "../content-signal/line.ts";
import { readUsageLine, type UsageLine } from "../content-usage/line.ts";

/** A robots.txt file with what it says beyond Allow and Disallow. */
export interface RobotsStatements {
  readonly file: RobotsFile;
  readonly groups: readonly GroupStatements[];
  /** What stands above the first group. */
  readonly global: Statements;
  /** The groups by the names on their `User-agent` lines, in lower case; `*` for everyone. */
  readonly byName: ReadonlyMap<string, readonly GroupStatements[]>;
}

export interface Statements {
  readonly usages: readonly UsageLine[];
  readonly signals: readonly SignalLine[];
  readonly licenses: readonly LicenseLine[];
}

export interface GroupStatements extends Statements {
  readonly group: RobotsGroup;
}

export interface LicenseLine {
  readonly line: number;
  readonly address: string;
  /** Whether it stands apart from the group's other lines, as if it were meant for all. */
  readonly apart: boolean;
}

/**
 * Reads robots.txt with its extensions. A line belongs to the group that it stands in; blank lines end none.
 *
 * @example
 * readRobots(text).groups.flatMap(({ signals }) => signals);
 */
export function readRobots(text: string): RobotsStatements {
  const file = withUsageRules(parseRobots(text));
  const blank = blankLines(text);
  const global = noStatements();
  const groups = file.groups.map((group) => ({ group, ...noStatements() }));
  let index = -1;
  let before = 0;
  for (const line of file.lines) {
    while (line.line >= (file.groups[index + 1]?.agents[0]?.line ?? Number.POSITIVE_INFINITY)) index++;
    const apart = index >= 0 && isAnyBlank(blank, before, line.line);
    addStatement(groups[index] ?? global, line, apart);
    before = line.line;
  }
  return { file, groups, global, byName: indexed(groups) };
}

/**
 * The draft makes `Content-Usage` a rule of its group, so that a `User-agent` line after one begins a new group.
 * Other extensions are not rules: RFC 9309 has readers skip them as if they were not there.
 */
function withUsageRules(file: RobotsFile): RobotsFile {
  const isUsage = ({ field }: RobotsLine) => field.toLowerCase() === "content-usage";
  if (!file.lines.some(isUsage)) return file;
  const groups: { agents: AgentLine[]; rules: RuleLine[] }[] = [];
  let takesAgents = false;
  for (const line of file.lines) {
    if (isAgent(line)) {
      if (!takesAgents) groups.push({ agents: [], rules: [] });
      groups.at(-1)?.agents.push(line);
      takesAgents = true;
    } else if (isRule(line)) {
      groups.at(-1)?.rules.push(line);
      takesAgents = false;
    } else if (isUsage(line)) takesAgents = false;
  }
  return { ...file, groups };
}

function isAgent(line: RobotsLine): line is AgentLine {
  return line.directive === "user-agent";
}

function isRule(line: RobotsLine): line is RuleLine {
  return line.directive === "allow" || line.directive === "disallow";
}

interface StatementLists {
  readonly usages: UsageLine[];
  readonly signals: SignalLine[];
  readonly licenses: LicenseLine[];
}

function noStatements(): StatementLists {
  return { usages: [], signals: [], licenses: [] };
}

function addStatement(to: StatementLists, { line, field, value }: RobotsLine, apart: boolean): void {
  switch (field.toLowerCase()) {
    case "content-usage":
      to.usages.push(readUsageLine(line, value));
      break;
    case "content-signal":
      to.signals.push(readSignalLine(line, value));
      break;
    case "license":
      to.licenses.push({ line, address: value, apart });
  }
}

function isAnyBlank(blank: ReadonlySet<number>, after: number, before: number): boolean {
  for (let at = after + 1; at < before; at++) if (blank.has(at)) return true;
  return false;
}

function blankLines(text: string): ReadonlySet<number> {
  const blank = new Set<number>();
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries())
    if (/^[ \t]*$/.test(line)) blank.add(index + 1);
  return blank;
}

function indexed(groups: readonly GroupStatements[]): ReadonlyMap<string, readonly GroupStatements[]> {
  const byName = new Map<string, GroupStatements[]>();
  for (const group of groups) {
    for (const { value } of group.group.agents) {
      for (const name of isEveryone(value) ? ["*"] : [value, productToken(value)]) {
        const named = byName.get(name.toLowerCase());
        if (named === undefined) byName.set(name.toLowerCase(), [group]);
        else if (named.at(-1) !== group) named.push(group);
      }
    }
  }
  return byName;
}

/** The groups that speak to an agent: those that name it or, without any, those for everyone. */
export function groupsFor({ byName }: RobotsStatements, agent: string): readonly GroupStatements[] {
  return byName.get(agent.toLowerCase()) ?? byName.get("*") ?? [];
}
