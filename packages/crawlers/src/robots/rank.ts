import type { RobotsGroup } from "./group.ts";
import { type ReadPath, type ReadRule, ruleMatches } from "./reading.ts";
import { type ReadingName, readingNamed } from "./readings.ts";

/** The rule that decides about a path: the one that outranks all others that match, in all the groups. */
export function decidingRule(
  groups: readonly RobotsGroup[],
  path: ReadPath,
  reading: ReadingName,
): ReadRule | undefined {
  let best: ReadRule | undefined;
  for (const group of groups) {
    const rule = decidingIn(group, path, reading);
    if (rule !== undefined && (best === undefined || byRank(rule, best) < 0)) best = rule;
  }
  return best;
}

/** Most octets first; on a tie allow wins; then the earlier line. */
function byRank(a: ReadRule, b: ReadRule): number {
  return (
    b.octets - a.octets ||
    Number(b.rule.directive === "allow") - Number(a.rule.directive === "allow") ||
    a.rule.line - b.rule.line
  );
}

/** A group's rules, read, and the last answer: many agents share a group and ask the same. */
interface ReadGroup {
  readonly rules: readonly ReadRule[];
  path: string | undefined;
  deciding: ReadRule | undefined;
}

const readGroups: Readonly<Record<ReadingName, WeakMap<RobotsGroup, ReadGroup>>> = {
  rfc9309: new WeakMap(),
  google: new WeakMap(),
};

function decidingIn(group: RobotsGroup, path: ReadPath, reading: ReadingName): ReadRule | undefined {
  const read = readGroups[reading].get(group) ?? readGroup(group, reading);
  if (read.path !== path.path) {
    read.deciding = strongestMatch(read.rules, path);
    read.path = path.path;
  }
  return read.deciding;
}

/** One pass, without sorting first: most files are asked about few paths, and then sorting does not pay. */
function strongestMatch(rules: readonly ReadRule[], path: ReadPath): ReadRule | undefined {
  let best: ReadRule | undefined;
  for (const rule of rules) {
    if ((best === undefined || byRank(rule, best) < 0) && ruleMatches(rule, path)) best = rule;
  }
  return best;
}

function readGroup(group: RobotsGroup, reading: ReadingName): ReadGroup {
  // An empty path matches nothing.
  const rules = group.rules.filter(({ value }) => value !== "").flatMap(readingNamed[reading].rules);
  const read = { rules, path: undefined, deciding: undefined };
  readGroups[reading].set(group, read);
  return read;
}
