import type { Limit, Policy } from "../../policy.ts";
import type { KnownCrawler } from "../../visit.ts";
import { ruleForAllPaths } from "./entries.ts";

const seconds = { minute: 60, hour: 3600, day: 86_400 } as const;

/** Longer waits than this are not what crawlers take the line for. */
const longest = 3600;

/** A limit on every path, as the wait between two visits that some crawlers heed. */
export function crawlDelay(policy: Policy, crawler: KnownCrawler): readonly string[] {
  const rule = crawler.purpose === "search-engine" ? undefined : ruleForAllPaths(policy, crawler);
  if (rule?.action !== "limit") return [];
  const wait = delayOf(rule.limit);
  return wait === undefined ? [] : [`Crawl-delay: ${wait}`];
}

export function delayOf({ visits, per }: Limit): number | undefined {
  const wait = Math.ceil(seconds[per] / visits);
  return wait > longest ? undefined : wait;
}
