import { google } from "./google.ts";
import { isEveryone, type RobotsGroup } from "./group.ts";
import type { RobotsFile } from "./parse.ts";
import { type Reading, type ReadRule, rfc9309 } from "./reading.ts";

/** The understandings of robots.txt that can be asked for. */
export const readings = ["rfc9309", "google"] as const;
export type ReadingName = (typeof readings)[number];
export const readingNamed: Readonly<Record<ReadingName, Reading>> = { rfc9309, google };

/** What a file says to one agent. */
export interface Applicable {
  /** When there are several groups, they count as one. */
  readonly groups: readonly RobotsGroup[];
  /** Whether they name the agent; otherwise they are those for everyone (`*`). */
  readonly named: boolean;
}

/** The groups that apply to an agent and their rules, ranked: the first that matches a path decides. */
export function applicableTo(
  agent: string,
  file: RobotsFile,
  reading: ReadingName,
): (Applicable & { readonly rules: readonly ReadRule[] }) | undefined {
  const index = indexOf(file, reading);
  const name = agent.toLowerCase();
  const named = index.byName.get(name);
  const groups = named ?? index.everyone;
  const [first, second] = groups;
  if (first === undefined) return undefined;
  const key = second === undefined ? first : named === undefined ? "*" : name;
  let rules = index.ranked.get(key);
  if (rules === undefined) {
    rules = ranked(groups, readingNamed[reading]);
    index.ranked.set(key, rules);
  }
  return { groups, named: named !== undefined, rules };
}

/** What is worked out once per file, as one file is asked about many agents and paths. */
interface Index {
  readonly byName: ReadonlyMap<string, readonly RobotsGroup[]>;
  readonly everyone: readonly RobotsGroup[];
  /** By the group where it is alone, as all its agents share it; else by name, or by `*`. */
  readonly ranked: Map<RobotsGroup | string, readonly ReadRule[]>;
}

const indexes: Readonly<Record<ReadingName, WeakMap<RobotsFile, Index>>> = {
  rfc9309: new WeakMap(),
  google: new WeakMap(),
};

function indexOf(file: RobotsFile, reading: ReadingName): Index {
  const known = indexes[reading].get(file);
  if (known !== undefined) return known;
  const index = indexed(readingNamed[reading].groups(file), readingNamed[reading]);
  indexes[reading].set(file, index);
  return index;
}

function indexed(groups: readonly RobotsGroup[], { names }: Reading): Index {
  const byName = new Map<string, RobotsGroup[]>();
  const everyone: RobotsGroup[] = [];
  for (const group of groups) {
    for (const { value } of group.agents) {
      if (isEveryone(value)) {
        addOnce(everyone, group);
        continue;
      }
      for (const name of names(value)) {
        if (name === "") continue;
        const key = name.toLowerCase();
        const named = byName.get(key);
        if (named === undefined) byName.set(key, [group]);
        else addOnce(named, group);
      }
    }
  }
  return { byName, everyone, ranked: new Map() };
}

/** Groups come in order: one that is there already is the last one. */
function addOnce(groups: RobotsGroup[], group: RobotsGroup): void {
  if (groups.at(-1) !== group) groups.push(group);
}

/** Most octets first; on a tie allow wins; then the earlier line. Empty paths match nothing. */
function ranked(groups: readonly RobotsGroup[], reading: Reading): ReadRule[] {
  return groups
    .flatMap(({ rules }) => rules.filter(({ value }) => value !== "").flatMap(reading.rules))
    .sort(
      (a, b) =>
        b.octets - a.octets ||
        Number(b.rule.directive === "allow") - Number(a.rule.directive === "allow") ||
        a.rule.line - b.rule.line,
    );
}
