import { type KnownCrawler as Crawler, knownCrawlers } from "@octroi/crawlers/identify";
import { isProductToken, productToken } from "@octroi/crawlers/robots";
import { crawlersOf } from "../../identify.ts";
import { oncePerPolicy } from "../../per-policy.ts";
import type { Policy } from "../../policy.ts";

/**
 * The crawlers that a `User-agent` line can speak to by their own names. Some of the registry's answer to another's
 * name, and some to none. Readers cut a name at the first character that is no letter, hyphen or underscore
 * (RFC 9309), so that a line for a crawler declared as `Googlebot.2` would speak to Googlebot.
 */
export const crawlersWithOwnLine = oncePerPolicy((policy: Policy): ReadonlySet<Crawler> => {
  const crawlers = crawlersOf(policy);
  if (crawlers === knownCrawlers) return registeredWithOwnLine;
  const starts = Map.groupBy(crawlers, ({ token }) => productToken(token).toLowerCase());
  const hasOwnStart = ({ token }: Crawler) => {
    const start = productToken(token).toLowerCase();
    return start !== "" && !token.includes(" ") && starts.get(start)?.length === 1;
  };
  return new Set([
    ...crawlers.filter((crawler) => registeredWithOwnLine.has(crawler)),
    ...crawlers.filter(
      (crawler) => !registered.has(crawler) && (isProductToken(crawler.token) || hasOwnStart(crawler)),
    ),
  ]);
});

const registered: ReadonlySet<Crawler> = new Set(knownCrawlers);
const registeredWithOwnLine: ReadonlySet<Crawler> = new Set(
  knownCrawlers.filter(({ token, robotsToken }) => token === robotsToken),
);
