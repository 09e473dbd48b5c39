import { knownCrawler } from "@octroi/crawlers/identify";
import {
  matchWithHabits,
  type ReadingName,
  type RobotsFile,
  type RobotsHabits,
  type Verdict,
} from "@octroi/crawlers/robots";

/** A verdict on a path, and how the crawler came to it. */
export type Read = {
  verdict: Verdict;
  /** The name whose group it follows in place of its own. */
  follows: string | null;
  /** There is a group for everyone, which this crawler does not heed. */
  mustBeNamed: boolean;
};

const none: RobotsHabits = { followsGroupOf: null, ignoresWildcardGroup: false };

/** What one crawler takes from the file, its own habits included. */
export function readAs(agent: string, path: string, file: RobotsFile, reading: ReadingName): Read {
  const habits = knownCrawler(agent) ?? none;
  const { verdict, follows, mustBeNamed } = matchWithHabits(file, { agent, path }, habits, { reading });
  return { verdict, follows, mustBeNamed };
}
