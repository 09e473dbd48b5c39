import type { KnownCrawler } from "@octroi/crawlers/identify";
import { matchWithHabits, type RobotsFile } from "@octroi/crawlers/robots";

/** Whether a robots.txt file refuses a path to one crawler. */
export type Refuses = (path: string) => boolean;

/** What a robots.txt file refuses a crawler, read as that crawler reads it. */
export function refusalsOf(file: RobotsFile, crawler: KnownCrawler): Refuses {
  const agent = crawler.robotsToken ?? crawler.token;
  return (path) => !matchWithHabits(file, { agent, path }, crawler).verdict.allowed;
}
