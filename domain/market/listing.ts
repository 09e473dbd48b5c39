import type { AgreementTerms } from "../agreements/agreement.ts";
import type { Offer } from "../offers/offer.ts";
import type { Rail } from "./order.ts";

/** A site that wants to be found in the market, as it says of itself. Any site that sells has its own page there. */
export interface Listing {
  site: string;
  listedAt: string;
  topic: Topic;
  /** Of its pages, as in HTML’s `lang`: `fr`. */
  language: string;
  description: string;
  /** Where to write to: a mail address or a page. */
  contact: string | undefined;
}

/** A site that wants to be found, with how many offers it has. */
export interface ListedSite extends Listing {
  domain: string;
  name: string | undefined;
  offers: number;
}

/** What everybody may know of a site that sells. */
export interface SellingSite {
  site: string;
  workspaceId: string;
  domain: string;
  name: string | undefined;
  /** None where it does not want to be found: then whoever was refused there finds it all the same. */
  listing: Listing | undefined;
  offers: (Offer & { rails: readonly Rail[] })[];
  /** Those that it joined and that are in force. What is paid under them is between those who made them. */
  agreements: Pick<AgreementTerms, "company" | "crawlers" | "uses" | "from" | "until">[];
}

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

export const listingLimits = { description: 300, contact: 254 } as const;
