import { isEveryone } from "../robots/group.ts";
import type { AgentLine } from "../robots/line.ts";
import { rfc9309 } from "../robots/reading.ts";
import type { Fix } from "./finding.ts";

/** The names that the value of a `User-agent` line answers to; `*` for everyone else. */
export function namesOn(value: string): readonly string[] {
  return isEveryone(value) ? ["*"] : rfc9309.names(value).filter((name) => name !== "");
}

export function namesOf(agents: readonly AgentLine[]): readonly string[] {
  return agents.flatMap(({ value }) => namesOn(value));
}

/** Each name once, whatever its case; in the spelling that comes first. */
export function affecting(names: readonly string[]): Fix["affects"] {
  const spellings = new Map<string, string>();
  for (const name of names) {
    if (!spellings.has(name.toLowerCase())) spellings.set(name.toLowerCase(), name);
  }
  return spellings.size === 0 ? "none" : [...spellings.values()];
}

/** What changes when one `User-agent` line becomes others: the names that only one side has. */
export function renaming(value: string, values: readonly string[]): Fix["affects"] {
  const before = namesOn(value);
  const after = values.flatMap(namesOn);
  return affecting([...namesNotIn(after, before), ...namesNotIn(before, after)]);
}

/** The names that are not among others, whatever their case. */
function namesNotIn(others: readonly string[], names: readonly string[]): readonly string[] {
  const lowered = new Set(others.map((name) => name.toLowerCase()));
  return names.filter((name) => !lowered.has(name.toLowerCase()));
}
