import { type Applicable, applicableTo } from "./applicable.ts";
import { groupsOf, isEveryone, type RobotsGroup } from "./group.ts";
import type { RobotsLine, RuleLine } from "./line.ts";
import { matchRobots } from "./match.ts";
import type { RobotsFile } from "./parse.ts";
import { octetsOf, pathUnder } from "./reach.ts";

/** A line of the rest of the file that the block contradicts, for one crawler that the block names. */
export interface BlockConflict {
  /**
   * `still-allowed`: groups of the same crawler count as one, and there this `Allow` line outranks the block.
   * `no-longer-blocked`: this `Disallow` line kept the crawler out, and with the block it no longer does.
   */
  readonly kind: "still-allowed" | "no-longer-blocked";
  /** The crawler, as the block spells it. */
  readonly agent: string;
  readonly rule: RuleLine;
}

/** At most one conflict of each kind for each crawler: the first line that shows it. */
export function conflictsOf(file: RobotsFile, isInBlock: (line: RobotsLine) => boolean): BlockConflict[] {
  const block = fileOf(file.lines.filter(isInBlock));
  const rest = fileOf(file.lines.filter((line) => !isInBlock(line)));
  const agents = new Map(
    block.groups.flatMap((group) => group.agents).map(({ value }) => [value.toLowerCase(), value]),
  );
  const conflictsAmong = oncePerGroups([...block.groups, ...rest.groups], (agent, before) =>
    conflictsFor(agent, block, before),
  );
  return [...agents.values()]
    .filter((agent) => !isEveryone(agent))
    .flatMap((agent) => {
      const before = applicableTo(agent, rest, "rfc9309");
      const added = applicableTo(agent, block, "rfc9309");
      if (before === undefined || added === undefined) return [];
      return conflictsAmong(agent, before, added).map(({ kind, rule }) => ({ kind, agent, rule }));
    });
}

type Conflict = Omit<BlockConflict, "agent">;

/** A block names a hundred crawlers in one group, and what is true of one of them is true of all: it is found once. */
function oncePerGroups(
  groups: readonly RobotsGroup[],
  find: (agent: string, before: Applicable) => readonly Conflict[],
) {
  const numbers = new Map(groups.map((group, number) => [group, number]));
  const numbered = ({ groups, named }: Applicable) => [named, ...groups.map((group) => numbers.get(group))];
  const cache = new Map<string, readonly Conflict[]>();
  return (agent: string, before: Applicable, added: Applicable): readonly Conflict[] => {
    const key = `${numbered(before)} ${numbered(added)}`;
    const found = cache.get(key) ?? find(agent, before);
    cache.set(key, found);
    return found;
  };
}

function conflictsFor(agent: string, block: RobotsFile, { named, groups }: Applicable): Conflict[] {
  const rules = groups.flatMap((group) => group.rules).filter(({ value }) => value !== "");
  const allowed = new Set(rules.filter(isAllow).map(({ value }) => value));

  // Rules for everyone stop counting as soon as the block names the crawler: only named ones can outrank it.
  const stillAllowed = rules.find((rule) => {
    if (!named || !isAllow(rule)) return false;
    const verdict = matchRobots(block, { agent, path: pathUnder(rule) });
    return !verdict.allowed && verdict.octets <= octetsOf(rule);
  });

  const noLongerBlocked = (shutsOut(agent, block) ? [] : rules).find((rule) => {
    if (isAllow(rule) || allowed.has(rule.value)) return false;
    const verdict = matchRobots(block, { agent, path: pathUnder(rule) });
    if (!verdict.allowed || verdict.because === "robots-txt") return false;
    return !named || (verdict.because === "rule" && verdict.octets >= octetsOf(rule));
  });

  return [
    ...(stillAllowed ? [{ kind: "still-allowed", rule: stillAllowed } as const] : []),
    ...(noLongerBlocked ? [{ kind: "no-longer-blocked", rule: noLongerBlocked } as const] : []),
  ];
}

/** Whether the block forbids everything, as most do: then no path need be tried. */
function shutsOut(agent: string, block: RobotsFile): boolean {
  const verdict = matchRobots(block, { agent, path: "/" });
  if (verdict.because !== "rule" || verdict.allowed) return false;
  return verdict.rule.value === "/" && !verdict.groups.some((group) => group.rules.some(isAllow));
}

function isAllow(rule: RuleLine): boolean {
  return rule.directive === "allow";
}

function fileOf(lines: readonly RobotsLine[]): RobotsFile {
  return { lines, groups: groupsOf(lines), sitemaps: [], truncated: false };
}
