import { isEveryone, type RobotsGroup } from "./group.ts";
import type { RobotsFile } from "./parse.ts";
import type { Reading } from "./reading.ts";
import { type ReadingName, readingNamed } from "./readings.ts";

/** What a file says to one agent. */
export interface Applicable {
  /** When there are several groups, they count as one. */
  readonly groups: readonly RobotsGroup[];
  /** Whether they name the agent; otherwise they are those for everyone (`*`). */
  readonly named: boolean;
}

/** The groups that apply to an agent: those that name it or, without any, those for everyone. */
export function applicableTo(agent: string, file: RobotsFile, reading: ReadingName): Applicable | undefined {
  const { byName, everyone } = indexOf(file, reading);
  const named = byName.get(agent.toLowerCase());
  const groups = named ?? everyone;
  return groups.length === 0 ? undefined : { groups, named: named !== undefined };
}

/** What is worked out once per file, as one file is asked about many agents and paths. */
interface Index {
  readonly byName: ReadonlyMap<string, readonly RobotsGroup[]>;
  readonly everyone: readonly RobotsGroup[];
}

const indexes: Readonly<Record<ReadingName, WeakMap<RobotsFile, Index>>> = {
  rfc9309: new WeakMap(),
  google: new WeakMap(),
};

function indexOf(file: RobotsFile, reading: ReadingName): Index {
  const cached = indexes[reading].get(file);
  if (cached !== undefined) return cached;
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
  return { byName, everyone };
}

/** Groups come in order: one that is there already is the last one. */
function addOnce(groups: RobotsGroup[], group: RobotsGroup): void {
  if (groups.at(-1) !== group) groups.push(group);
}
