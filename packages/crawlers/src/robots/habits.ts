import { matchRobots, type RobotsRequest, type Verdict } from "./match.ts";
import type { RobotsFile } from "./parse.ts";
import type { ReadingName } from "./readings.ts";

/** What some crawlers do with a file beside what it says to them: facts of `identify` and the registry. */
export interface RobotsHabits {
  readonly followsGroupOf: string | null;
  readonly ignoresWildcardGroup: boolean;
}

/** A verdict, and how a crawler with habits came to it. */
export interface HabitualVerdict {
  readonly verdict: Verdict;
  /** The name whose group it follows in place of its own. */
  readonly follows: string | null;
  /** There is a group for everyone, which this crawler does not heed: it would have to be named. */
  readonly mustBeNamed: boolean;
}

/**
 * As `matchRobots`, with the habits of the crawler: Applebot follows Googlebot's group where none names it, and
 * AdsBot-Google does not heed the group for everyone.
 *
 * @example
 * const file = parseRobots("User-agent: Googlebot\nDisallow: /");
 * const applebot = knownCrawler("Applebot");
 * if (applebot) matchWithHabits(file, { agent: "Applebot", path: "/" }, applebot).follows; // "Googlebot"
 */
export function matchWithHabits(
  file: RobotsFile,
  { agent, path }: RobotsRequest,
  { followsGroupOf, ignoresWildcardGroup }: RobotsHabits,
  options: { readonly reading?: ReadingName } = {},
): HabitualVerdict {
  const own = matchRobots(file, { agent, path }, options);
  if (isNamed(own)) return { verdict: own, follows: null, mustBeNamed: false };
  const theirs = followsGroupOf === null ? own : matchRobots(file, { agent: followsGroupOf, path }, options);
  if (isNamed(theirs)) return { verdict: theirs, follows: followsGroupOf, mustBeNamed: false };
  const mustBeNamed = ignoresWildcardGroup && "groups" in own;
  return { verdict: mustBeNamed ? { because: "no-group", allowed: true } : own, follows: null, mustBeNamed };
}

function isNamed(verdict: Verdict): boolean {
  return "named" in verdict && verdict.named;
}
