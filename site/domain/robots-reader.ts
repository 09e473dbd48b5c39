import { knownCrawler } from "@octroi/crawlers/identify";
import { matchRobots, type ReadingName, type RobotsFile, type Verdict } from "@octroi/crawlers/robots";

/** A verdict on a path, and how the crawler came to it. */
export type Read = {
  verdict: Verdict;
  /** The name whose group it follows in place of its own. */
  follows: string | null;
  /** There is a group for everyone, which this crawler does not heed. */
  unmoved: boolean;
};

/** What one crawler takes from the file, its own habits included. */
export function readAs(agent: string, path: string, file: RobotsFile, reading: ReadingName): Read {
  const own = matchRobots(file, { agent, path }, { reading });
  if (isNamed(own)) return { verdict: own, follows: null, unmoved: false };
  const { followsGroupOf: other = null, ignoresWildcardGroup = false } = knownCrawler(agent) ?? {};
  const theirs = other === null ? undefined : matchRobots(file, { agent: other, path }, { reading });
  if (other !== null && theirs !== undefined && isNamed(theirs)) {
    return { verdict: theirs, follows: other, unmoved: false };
  }
  const unmoved = ignoresWildcardGroup && "groups" in own;
  return { verdict: unmoved ? { because: "no-group", allowed: true } : own, follows: null, unmoved };
}

function isNamed(verdict: Verdict): boolean {
  return "named" in verdict && verdict.named;
}
