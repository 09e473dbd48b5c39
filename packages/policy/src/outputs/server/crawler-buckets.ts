import { type KnownCrawler as Crawler, knownCrawlers } from "@octroi/crawlers/identify";
import { crawlersOf } from "../../identify.ts";
import { openPatterns } from "../../open-paths.ts";
import { oncePerPolicy } from "../../per-policy.ts";
import type { Action, Policy, Rule } from "../../policy.ts";
import { isAbout } from "../../who.ts";

/** Crawlers that are decided about alike, and what is decided, path by path: the first that matches wins. */
export interface CrawlerBucket {
  /** A name for configuration files: a letter and digits. */
  readonly id: string;
  readonly crawlers: readonly Crawler[];
  readonly entries: readonly BucketEntry[];
}

export interface BucketEntry {
  readonly pattern: string;
  readonly rule: Rule;
}

/** Crawlers that come by: others only exist in robots.txt, and search engines are never stopped. */
export const visitorsOf = oncePerPolicy((policy: Policy): readonly Crawler[] =>
  crawlersOf(policy).filter(isVisitor),
);

/** The registry's alone. */
export const registeredVisitors = knownCrawlers.filter(isVisitor);

/** A name that no header is recognized by has no place in rules: an expression without names would match everyone. */
function isVisitor({ sendsRequests, inHeaders, purpose }: Crawler): boolean {
  return sendsRequests && inHeaders && purpose !== "search-engine";
}

export const searchEngines = knownCrawlers.filter(({ purpose }) => purpose === "search-engine");

/**
 * What a server decides by the name that a visitor gives. It cannot verify it: rules for verified visitors do not
 * apply, and those for others do. Crawlers that may always pass have no bucket.
 */
export const bucketsOf = oncePerPolicy((policy: Policy): readonly CrawlerBucket[] => {
  const groups = Map.groupBy(visitorsOf(policy), (crawler) =>
    policy.rules.map(({ who }) => (isAbout(who, crawler, false) ? "1" : "0")).join(""),
  );
  return [...groups.values()]
    .map((crawlers) => ({
      crawlers,
      entries: crawlers[0] === undefined ? [] : entriesFor(policy, crawlers[0]),
    }))
    .filter(({ entries }) => entries.some(({ rule }) => rule.action !== "allow"))
    .map((bucket, index) => ({ id: `b${index}`, ...bucket }));
});

/** Crawlers that go by another's name, and say their own after it. */
const aliasCrawlers = registeredVisitors.filter(
  ({ token, robotsToken }) => robotsToken !== null && robotsToken !== token,
);

/** Those that go by the name of one in this bucket, and are decided about otherwise. */
export function aliasCrawlersOf({ crawlers }: CrawlerBucket): readonly Crawler[] {
  return aliasCrawlers.filter(
    (alias) => !crawlers.includes(alias) && crawlers.some(({ token }) => token === alias.robotsToken),
  );
}

function entriesFor(policy: Policy, crawler: Crawler): readonly BucketEntry[] {
  const about = policy.rules.filter(({ who }) => isAbout(who, crawler, false));
  const last = about.findIndex(({ paths }) => paths === undefined);
  return (last < 0 ? about : about.slice(0, last + 1)).flatMap((rule) =>
    (rule.paths ?? ["/"]).map((pattern) => ({ pattern, rule })),
  );
}

/** What the paths of an action are, and the paths before them on which something else was decided. */
export interface BucketCase {
  readonly bucket: CrawlerBucket;
  readonly rule: Rule;
  readonly patterns: readonly string[];
  readonly except: readonly string[];
}

/**
 * What servers that know no order do by some actions: the entries of each bucket, each with what comes before it. Paths
 * that a server cannot compare are left out.
 */
export function casesOf(
  policy: Policy,
  actions: readonly Action[],
  compares: (pattern: string) => boolean,
): readonly BucketCase[] {
  const open = openPatterns(policy);
  return bucketsOf(policy).flatMap((bucket) =>
    [...Map.groupBy(bucket.entries, ({ rule }) => rule)]
      .filter(([rule]) => actions.includes(rule.action))
      .map(([rule, entries]) => {
        const first = bucket.entries.findIndex((entry) => entry.rule === rule);
        const earlier = bucket.entries.slice(0, first).map(({ pattern }) => pattern);
        return {
          bucket,
          rule,
          patterns: entries.map(({ pattern }) => pattern).filter(compares),
          except: [...open, ...earlier].filter(compares),
        };
      })
      .filter(({ patterns }) => patterns.length > 0),
  );
}
