/** What sites are about, as a reader would look for them. */
export const topics = [
  "news",
  "science",
  "technology",
  "business",
  "culture",
  "sports",
  "health",
  "law",
  "education",
  "travel",
  "food",
  "data",
  "other",
] as const;
export type Topic = (typeof topics)[number];

/** Those that a site can say it is written in. */
export const listingLanguages: readonly string[] =
  "ar bg ca cs da de el en es et fi fr ga he hi hr hu it ja ko lt lv mt nl no pl pt ro ru sk sl sv tr uk vi zh".split(
    " ",
  );

/** What pages may be read for, in RSL’s words. */
export type MarketUse = "search" | "ai-input" | "ai-index" | "ai-train";

/** A site that sells, as the public site and the console tell programs, in the same words. */
export interface MarketSite {
  schemaVersion: 1;
  domain: string;
  name: string | null;
  /** For people. */
  page: string;
  /** As the site says of itself; null where it does not want to be found. */
  listing: MarketListing | null;
  offers: MarketOffer[];
  /** Companies that read the site by an agreement: they need no offer for these uses. */
  agreements: {
    company: string;
    crawlers: readonly string[];
    uses: readonly MarketUse[];
    from: string;
    until: string;
  }[];
  /** Of the site’s rules; null where they say nothing of licenses. */
  license: { url: string; terms: string | null; contact: string | null } | null;
  /** Where programs of companies order an offer. */
  orders: string;
  /** RSL’s Open License Protocol: where a token is drawn for what was bought. */
  tokens: string;
}

export interface MarketListing {
  topic: Topic;
  language: string;
  description: string;
  contact: string | null;
}

export interface MarketOffer {
  id: string;
  /** `credit`: so many visits, without an end. `period`: so many days, with any number of visits. */
  kind: "credit" | "period";
  count: number;
  /** As paths of robots.txt. */
  paths: readonly string[];
  uses: readonly MarketUse[];
  price: { amount: string; currency: string };
  /** In USDC, for whoever pays by x402; null where it is not sold so. */
  usdc: string | null;
  rails: readonly ("x402" | "stripe")[];
  /** Those of them that take money which is worth nothing: what is paid so opens nothing. */
  trialRails: readonly ("x402" | "stripe")[];
}

/** Sites that sell and want to be found, those that came last first. */
export interface MarketPage {
  schemaVersion: 1;
  sites: (MarketListing & {
    domain: string;
    name: string | null;
    page: string;
    offers: number;
    listedAt: string;
  })[];
  /** What the next page is asked for with, as `cursor`; null on the last. */
  next: string | null;
}
