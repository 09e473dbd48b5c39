import { matchesPath, matchRobots, pathPattern, requestPath } from "@octroi/crawlers/robots";
import { answersOf, type Signals, signalsOf } from "../content-signal/line.ts";
import { combined, noPreference, type Preferences } from "../content-usage/statement.ts";
import { isWholeAddress } from "./check-licenses.ts";
import { type GroupStatements, groupsFor, type RobotsStatements } from "./statements.ts";

/** What robots.txt says to one crawler about one path. */
export interface RobotsSays {
  readonly crawl: boolean;
  /** Undefined where the path may not be crawled: then there is no preference. */
  readonly usage: Preferences | undefined;
  readonly signals: Signals;
  /** The licenses it is pointed at. */
  readonly licenses: readonly string[];
}

/**
 * What a file says to a crawler about a path, by RFC 9309's choice of groups.
 *
 * @example
 * robotsSays(readRobots(text), "GPTBot", "/article").signals; // { "ai-train": "no" }
 */
export function robotsSays(robots: RobotsStatements, agent: string, path: string): RobotsSays {
  const { allowed } = matchRobots(robots.file, { agent, path });
  const groups = groupsFor(robots, agent);
  return {
    crawl: allowed,
    usage: allowed ? usageOf(groups, path) : undefined,
    signals: signalsFor(groups, path),
    licenses: licensesFor(robots, groups),
  };
}

/** The longest path that matches; among equal ones, every statement counts. */
function usageOf(groups: readonly GroupStatements[], path: string): Preferences {
  const stated = mostSpecific(
    groups.flatMap(({ usages }) => usages),
    path,
  );
  return stated.length === 0 ? noPreference : combined(stated.map(({ preferences }) => preferences));
}

/** Nobody has published how paths rank: the longest is our rule, as in robots.txt. */
function signalsFor(groups: readonly GroupStatements[], path: string): Signals {
  const stated = mostSpecific(
    groups.flatMap(({ signals }) => signals),
    path,
  );
  return signalsOf(stated.flatMap(({ signals }) => answersOf(signals)));
}

function mostSpecific<Line extends { readonly path: string | undefined }>(
  lines: readonly Line[],
  path: string,
): readonly Line[] {
  const target = requestPath(path);
  let maxOctets = -1;
  let found: Line[] = [];
  for (const line of lines) {
    const pattern = line.path === undefined ? undefined : pathPattern(line.path);
    if (pattern !== undefined && !matchesPath(pattern, target)) continue;
    const octets = pattern?.octets ?? 0;
    if (octets > maxOctets) {
      maxOctets = octets;
      found = [];
    }
    if (octets === maxOctets) found.push(line);
  }
  return found;
}

/** A group's own licenses replace those for the whole file. */
function licensesFor({ global }: RobotsStatements, groups: readonly GroupStatements[]): readonly string[] {
  const whole = ({ address }: { address: string }) => isWholeAddress(address);
  const own = groups.flatMap(({ licenses }) => licenses).filter(whole);
  return (own.length > 0 ? own : global.licenses.filter(whole)).map(({ address }) => address);
}
