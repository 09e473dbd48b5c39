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

/** A path that no rule of a real file names: what holds there holds where nothing particular is said. */
const anywhere = "/0-octroi/anywhere";
/** Rules that are tried out at most. Past that many without a difference, we do not claim that there is none. */
const mostTried = 32;
/** A longer rule is written to tire a parser, and tells nothing about a site. */
const longestTried = 2_048;

const known: Readonly<Record<ReadingName, WeakMap<readonly RobotsGroup[], AccessLevel>>> = {
  rfc9309: new WeakMap(),
  google: new WeakMap(),
};

/** What a file says about a whole site to those whom the groups of `verdict` address. */
export function accessLevel(
  file: RobotsFile,
  agent: string,
  verdict: Verdict,
  reading: ReadingName,
): AccessLevel {
  if (!("groups" in verdict)) return verdict.allowed ? "allowed" : "blocked";
  // Most crawlers share the group for everyone.
  const found = known[reading].get(verdict.groups) ?? worked(file, agent, verdict.groups, reading);
  known[reading].set(verdict.groups, found);
  return found;
}

function worked(
  file: RobotsFile,
  agent: string,
  groups: readonly RobotsGroup[],
  reading: ReadingName,
): AccessLevel {
  const allows = (path: string) => matchRobots(file, { agent, path }, { reading }).allowed;
  const open = allows("/");
  if (open !== allows(anywhere)) return "partly";
  const opposite = open ? "disallow" : "allow";
  const rules = groups.flatMap((group) => group.rules);
  const paths = new Set(rules.filter(({ directive }) => directive === opposite).map(({ value }) => value));
  paths.delete("");
  const tried = [...paths].filter((path) => path.length <= longestTried).slice(0, mostTried);
  const differs = tried.some((path) => allows(pathUnder(path)) !== open);
  return differs || tried.length < paths.size ? "partly" : open ? "allowed" : "blocked";
}

/** A path that a rule with this one matches, if it matches any. */
function pathUnder(path: string): string {
  return path.replace(/\$$/, "").replaceAll("*", "x");
}
