import { type Limit, type Policy, secondsIn } from "../../policy.ts";
import type { KnownCrawler } from "../../visit.ts";
import { ruleForAllPaths } from "./entries.ts";

/** Longer waits than this are not what crawlers take the line for. */
const maxDelay = 3600;

/** A limit on every path, as the wait between two visits that some crawlers heed. */
export function crawlDelay(policy: Policy, crawler: KnownCrawler): readonly string[] {
  const rule = crawler.purpose === "search-engine" ? undefined : ruleForAllPaths(policy, crawler);
  if (rule?.action !== "limit") return [];
  const wait = delayOf(rule.limit);
  return wait === undefined ? [] : [`Crawl-delay: ${wait}`];
}

export function delayOf({ visits, per }: Limit): number | undefined {
  const wait = Math.ceil(secondsIn[per] / visits);
  return wait > maxDelay ? undefined : wait;
}
