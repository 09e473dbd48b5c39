import {
  matchRobots,
  type ReadingName,
  type RobotsFile,
  type RobotsGroup,
  type Verdict,
} from "@octroi/crawlers/robots";

/** How much of a site a file leaves open to one crawler. */
export const accessLevels = ["allowed", "partly", "blocked"] as const;
export type AccessLevel = (typeof accessLevels)[number];

export interface Reach {
  level: AccessLevel;
  /** How many paths are an exception to what holds elsewhere; none where nothing or everything is open. */
  exceptions: number;
  /** What the exceptions are: paths closed on an open site, or opened on a closed one. */
  exceptionsAre: "closed" | "open";
}

/**
 * A path that no rule of a real file names: what holds there holds where nothing particular is said. It has
 * no folder, hyphen or dot, because `/*/ ` or `; /*-` concern some paths, and leave others open.
 */
const anywhere = "/0octroi0";
/** Rules that are tried out at most. Past that many without a difference, we do not claim that there is none. */
const maxPaths = 32;
/** A longer rule is written to tire a parser, and tells nothing about a site. */
const maxPathLength = 2_048;

const reachCache: Readonly<Record<ReadingName, WeakMap<readonly RobotsGroup[], Reach>>> = {
  rfc9309: new WeakMap(),
  google: new WeakMap(),
};

/** What a file says about a whole site to those whom the groups of `verdict` address. */
export function reachOf(file: RobotsFile, agent: string, verdict: Verdict, reading: ReadingName): Reach {
  if (!("groups" in verdict)) return uniformReach(verdict.allowed);
  // Most crawlers share the group for everyone.
  const found = reachCache[reading].get(verdict.groups) ?? computeReach(file, agent, verdict.groups, reading);
  reachCache[reading].set(verdict.groups, found);
  return found;
}

/** Open everywhere, or nowhere. */
export function uniformReach(open: boolean): Reach {
  return { level: open ? "allowed" : "blocked", exceptions: 0, exceptionsAre: open ? "closed" : "open" };
}

function computeReach(
  file: RobotsFile,
  agent: string,
  groups: readonly RobotsGroup[],
  reading: ReadingName,
): Reach {
  const allows = (path: string) => matchRobots(file, { agent, path }, { reading }).allowed;
  const open = allows(anywhere);
  const opposite = open ? "disallow" : "allow";
  const rules = groups.flatMap((group) => group.rules);
  const paths = new Set(rules.filter(({ directive }) => directive === opposite).map(({ value }) => value));
  paths.delete("");
  const tried = [...paths].filter((path) => path.length <= maxPathLength).slice(0, maxPaths);
  const differs = tried.some((path) => allows(samplePathOf(path)) !== open);
  if (!differs && tried.length === paths.size) return uniformReach(open);
  return { level: "partly", exceptions: paths.size, exceptionsAre: open ? "closed" : "open" };
}

/** A path that a rule with this one matches, if it matches any. */
function samplePathOf(path: string): string {
  return path.replace(/\$$/, "").replaceAll("*", "x");
}
