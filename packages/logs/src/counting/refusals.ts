import type { KnownCrawler } from "@octroi/crawlers/identify";
import { matchRobots, type RobotsFile } from "@octroi/crawlers/robots";

/** Whether a robots.txt file refuses a path to one crawler. */
export type Refuses = (path: string) => boolean;

/**
 * What a robots.txt file refuses a crawler. Some follow another's group where none names them, and some do not
 * heed the group for everyone; which is settled once for each crawler.
 */
export function refusalsOf(file: RobotsFile, crawler: KnownCrawler): Refuses {
  const { token, robotsToken, followsGroupOf, ignoresWildcardGroup } = crawler;
  const own = robotsToken ?? token;
  const named = [own, followsGroupOf].find((agent) => agent !== null && isNamed(file, agent));
  if (named === undefined && ignoresWildcardGroup) return () => false;
  const agent = named ?? own;
  return (path) => !matchRobots(file, { agent, path }).allowed;
}

function isNamed(file: RobotsFile, agent: string): boolean {
  const verdict = matchRobots(file, { agent, path: "/" });
  return "named" in verdict && verdict.named;
}
