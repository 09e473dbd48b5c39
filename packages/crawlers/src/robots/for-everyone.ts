import { isEveryone, type RobotsGroup } from "./group.ts";
import { isAgentLine, isRuleLine } from "./line.ts";
import { parseRobots, type RobotsFile } from "./parse.ts";

/** A generated block in two: what it says to everyone, and the rest. */
export interface SplitBlock {
  /** What the file's own group for everyone is to take in after its line of that number. */
  readonly forEveryone?: { readonly line: number; readonly lines: readonly string[] };
  readonly rest: readonly string[];
}

/**
 * Takes the group for everyone out of a block, where the file has one and the block says more than that nothing is
 * forbidden. A block with empty lines within its groups stays whole.
 */
export function splitBlock(lines: readonly string[], file: RobotsFile): SplitBlock {
  const line = file.groups.find(isForEveryone)?.agents.at(-1)?.line;
  const sections = lines.join("\n").split(/\n{2,}/);
  const hasOpenSections = sections.some((text) => startsWithRule(text) || endsWithAgents(text));
  if (line === undefined || hasOpenSections) return { rest: lines };
  const taken = sections.filter(isGroupForEveryone);
  const rest = sections.filter((section) => !taken.includes(section)).join("\n\n");
  const said = taken.flatMap((section) => section.split("\n")).filter(saysMore);
  return {
    ...(said.length > 0 && { forEveryone: { line, lines: said } }),
    rest: rest === "" ? [] : rest.split("\n"),
  };
}

function isForEveryone({ agents }: RobotsGroup): boolean {
  return agents.every(({ value }) => isEveryone(value));
}

function isGroupForEveryone(section: string): boolean {
  const { lines, groups } = parseRobots(section);
  const [first] = lines;
  return groups.length === 1 && groups.every(isForEveryone) && first !== undefined && isAgentLine(first);
}

/** An empty `Disallow` says nothing in a group that has rules. */
function saysMore(text: string): boolean {
  const [line] = parseRobots(text).lines;
  if (line === undefined) return true;
  return !isAgentLine(line) && !(isRuleLine(line) && line.value === "");
}

export function endsWithAgents(text: string): boolean {
  const last = parseRobots(text).lines.findLast((line) => isAgentLine(line) || isRuleLine(line));
  return last !== undefined && isAgentLine(last);
}

export function startsWithRule(text: string): boolean {
  const first = parseRobots(text).lines.find((line) => isAgentLine(line) || isRuleLine(line));
  return first !== undefined && isRuleLine(first);
}

/** Whether a block begins with what is meant for the whole file, such as `License`: no group may stand before it. */
export function startsWithStatement(text: string): boolean {
  return parseRobots(text).lines[0]?.directive === "other";
}
