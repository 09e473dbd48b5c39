import type { Crawler } from "../crawler.ts";
import { isProductToken } from "../robots/group.ts";

/** What most entries have in common, and therefore leave out. */
const usual = {
  commonWord: false,
  aliases: [],
  successors: [],
  sendsRequests: true,
  verification: { methods: [], source: null, sourceRead: false },
  userAgent: null,
  note: null,
} as const satisfies Partial<Crawler>;

type Usual = keyof typeof usual | "robotsToken";

/** An entry as the data files write it: what is usual may be left out. */
export type CrawlerFacts = Omit<Crawler, Usual | "legalToken"> & Partial<Pick<Crawler, Usual>>;

export function crawlerFrom(facts: CrawlerFacts): Crawler {
  return { robotsToken: facts.token, legalToken: isProductToken(facts.token), ...usual, ...facts };
}
