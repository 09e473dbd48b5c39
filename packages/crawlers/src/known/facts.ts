import type { KnownCrawler, Purpose } from "../crawler.ts";

/** What most crawlers have in common, and the data files therefore leave out. */
const defaults = {
  aliases: [],
  sendsRequests: true,
  commonWord: false,
  inHeaders: true,
  namesakeHosts: [],
  followsGroupOf: null,
  ignoresWildcardGroup: false,
  switchOf: null,
} as const satisfies Partial<KnownCrawler>;

type Optional = keyof typeof defaults | "robotsToken";

/** A crawler as the data files write it: the file says the purpose, and defaults are left out. */
export type KnownFacts<Token extends string = string> = Omit<KnownCrawler<Token>, Optional | "purpose"> &
  Partial<Pick<KnownCrawler, Optional>>;

/** The crawlers of one purpose, complete. */
export function withPurpose<Token extends string>(
  purpose: Purpose,
  facts: readonly KnownFacts<Token>[],
): readonly KnownCrawler<Token>[] {
  return facts.map((each) => ({ ...defaults, robotsToken: each.token, purpose, ...each }));
}
