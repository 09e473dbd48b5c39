import type { KnownCrawler } from "@octroi/crawlers/identify";
import { matchWithHabits, parseRobots } from "@octroi/crawlers/robots";
import type { Policy } from "@octroi/policy";
import { outputs } from "@octroi/policy/outputs";
import type { RobotsVerdict } from "./visit.ts";

/** Whether robots.txt lets a crawler ask for a path. */
export type JudgeRobots = (crawler: KnownCrawler, path: string) => RobotsVerdict;

/** By the robots.txt that the site's policy prints; `unknown` for a site that has published no policy. */
export function judgeRobotsBy(policy: Policy | undefined): JudgeRobots {
  if (policy === undefined) return () => "unknown";
  const [printed] = outputs["robots-txt"].print(policy).files;
  const file = parseRobots(printed?.text ?? "");
  return (crawler, path) => {
    const agent = crawler.robotsToken ?? crawler.token;
    return matchWithHabits(file, { agent, path }, crawler).verdict.allowed ? "allowed" : "disallowed";
  };
}
