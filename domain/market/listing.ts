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
