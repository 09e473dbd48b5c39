import { identify, identifyAmong, type KnownCrawler, knownCrawlers } from "@octroi/crawlers/identify";
import type { OwnAddresses } from "@octroi/crawlers/verify";
import { oncePerPolicy } from "./per-policy.ts";
import type { Policy } from "./policy.ts";

/**
 * Finds the crawler that a `User-Agent` header names, among the registry's and those that the policy declares. A
 * header that names a search engine of the registry is a search engine's, whatever the policy declares.
 *
 * @example
 * const identify = identifierFor(policy);
 * decide(policy, { crawler: identify(userAgent) ?? null, identity: "unverifiable", path: "/article" });
 */
export function identifierFor(policy: Policy): (userAgentHeader: string) => KnownCrawler | undefined {
  const own = ownCrawlers(policy);
  if (own.length === 0) return identify;
  const identifyOwn = identifyAmong(own);
  return (header) => {
    const registered = identify(header);
    return registered?.purpose === "search-engine" ? registered : (identifyOwn(header) ?? registered);
  };
}

/**
 * Where the crawlers that the policy declares come from, for `identityAmong` of `@octroi/crawlers/verify`.
 *
 * @example
 * const identityOf = identityAmong(publishedAddresses, ownAddresses(policy));
 */
export function ownAddresses({ crawlers = [] }: Policy): readonly OwnAddresses[] {
  return crawlers.flatMap(({ name, addresses }) => (addresses ? [{ token: name, addresses }] : []));
}

/** The crawlers that the policy declares, in the form of the registry's. */
const ownCrawlers = /* @__PURE__ */ oncePerPolicy(({ crawlers = [] }): readonly KnownCrawler[] =>
  crawlers.map((crawler) => ({
    token: crawler.name,
    aliases: crawler.aliases ?? [],
    robotsToken: crawler.name,
    operator: crawler.operator ?? null,
    purpose: crawler.purpose,
    sendsRequests: true,
    commonWord: false,
    inHeaders: true,
    namesakeHosts: [],
    followsGroupOf: null,
    ignoresWildcardGroup: false,
    switchOf: null,
  })),
);

/** All that rules may be about: the crawlers that the policy declares, then the registry's. */
export const crawlersOf = /* @__PURE__ */ oncePerPolicy((policy): readonly KnownCrawler[] => {
  const own = ownCrawlers(policy);
  return own.length === 0 ? knownCrawlers : [...own, ...knownCrawlers];
});
