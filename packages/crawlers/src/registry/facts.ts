import type { KnownCrawler } from "../crawler.ts";
import { outdatedNames, statusOf } from "../known/statuses.ts";
import type { Token } from "../known.ts";
import { isProductToken } from "../robots/group.ts";
import type { Crawler } from "./crawler.ts";

/** What most entries have in common, and therefore leave out. */
const defaults = {
  documentation: null,
  verification: { methods: [], source: null, sourceRead: false },
  userAgent: null,
} as const satisfies Partial<Crawler>;

type Optional = keyof typeof defaults;

/** What the registry adds to a known crawler, as the data files write it: defaults and empty lists may be left out. */
export type CrawlerFacts = Omit<
  Crawler,
  keyof KnownCrawler | "legalToken" | "status" | "successors" | "evidence" | Optional
> &
  Partial<Pick<Crawler, Optional>> & {
    readonly evidence: Pick<Crawler["evidence"], "kind"> & Partial<Crawler["evidence"]>;
  };

export function crawlerFrom(known: KnownCrawler<Token>, facts: CrawlerFacts): Crawler {
  const { token } = known;
  return {
    ...known,
    status: statusOf(token),
    successors: outdatedNames.get(token)?.successors ?? [],
    legalToken: isProductToken(token),
    ...defaults,
    ...facts,
    evidence: { pages: [], lists: [], ...facts.evidence },
  };
}
