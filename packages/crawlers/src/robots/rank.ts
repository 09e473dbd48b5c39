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

/** A group's rules, the strongest first, and the last answer: many agents share a group and ask the same. */
interface Ranked {
  readonly rules: readonly ReadRule[];
  path: string | undefined;
  deciding: ReadRule | undefined;
}

const rankings: Readonly<Record<ReadingName, WeakMap<RobotsGroup, Ranked>>> = {
  rfc9309: new WeakMap(),
  google: new WeakMap(),
};

function decidingIn(group: RobotsGroup, path: ReadPath, reading: ReadingName): ReadRule | undefined {
  const ranked = rankings[reading].get(group) ?? rank(group, reading);
  if (ranked.path !== path.path) {
    ranked.deciding = ranked.rules.find((rule) => ruleMatches(rule, path));
    ranked.path = path.path;
  }
  return ranked.deciding;
}

function rank(group: RobotsGroup, reading: ReadingName): Ranked {
  // An empty path matches nothing.
  const rules = group.rules.filter(({ value }) => value !== "").flatMap(readingNamed[reading].rules);
  const ranked = { rules: rules.sort(byRank), path: undefined, deciding: undefined };
  rankings[reading].set(group, ranked);
  return ranked;
}
