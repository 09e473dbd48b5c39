import type { KnownCrawler, Purpose } from "../crawler.ts";

/** What most crawlers have in common, and the data files therefore leave out. */
const usual = {
  aliases: [],
  status: "active",
  successors: [],
  sendsRequests: true,
  commonWord: false,
  followsGroupOf: null,
  ignoresWildcardGroup: false,
  switchOf: null,
} as const satisfies Partial<KnownCrawler>;

type Usual = keyof typeof usual | "robotsToken";

/** A crawler as the data files write it: the file says the purpose, and what is usual is left out. */
export type KnownFacts = Omit<KnownCrawler, Usual | "purpose"> & Partial<Pick<KnownCrawler, Usual>>;

/** The crawlers of one purpose, complete. */
export function withPurpose<Facts extends KnownFacts>(
  purpose: Purpose,
  facts: readonly Facts[],
): readonly KnownCrawler<Facts["token"]>[] {
  return facts.map((each) => ({ ...usual, robotsToken: each.token, purpose, ...each }));
}
