import type { Who } from "./policy.ts";
import type { KnownCrawler } from "./visit.ts";

/** Whether a rule speaks about this crawler. */
export function isAbout(who: Who, crawler: KnownCrawler, verified: boolean): boolean {
  return (
    (who.verified === undefined || who.verified === verified) &&
    (who.purpose === undefined || who.purpose.includes(crawler.purpose)) &&
    (who.operator === undefined || (crawler.operator !== null && names(who.operator, crawler.operator))) &&
    (who.crawler === undefined ||
      names(who.crawler, crawler.token) ||
      crawler.aliases.some((name) => names(who.crawler, name)))
  );
}

function names(list: readonly string[] = [], name: string): boolean {
  return list.some((each) => each.length === name.length && each.toLowerCase() === name.toLowerCase());
}
