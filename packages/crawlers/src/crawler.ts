/**
 * What a crawler fetches pages for.
 *
 * @example
 * purposes.map((purpose) => crawlers.filter((crawler) => crawler.purpose === purpose).length);
 */
export const purposes = [
  /** Collects pages to train models. */
  "training",
  /** Builds the index that an answer engine cites from. */
  "ai-search",
  /** Opens a page because a person asked an assistant about it. */
  "user-triggered",
  /** Browses and acts on a person's behalf. */
  "agent",
  /** Reads documentation while a developer's assistant works. */
  "coding-agent",
  /** Gathers pages for datasets, monitoring or resale, or for whoever runs the tool. */
  "dataset",
  /** Indexes pages for a classic search engine. */
  "search-engine",
  /** Fetches nothing: a name that only exists in robots.txt, as a switch. */
  "control-token",
  /** Builds the card shown when a link is shared. */
  "link-preview",
  /** Checks or classifies pages for advertising. */
  "advertising",
  /** Keeps copies for a public archive. */
  "archive",
] as const;
export type Purpose = (typeof purposes)[number];

/**
 * The purposes that make a crawler one of AI. Search engines, previews, advertising and archives are not.
 *
 * @example
 * aiPurposes.map((purpose) => crawlers.filter((crawler) => crawler.purpose === purpose).length);
 */
export const aiPurposes = [
  "training",
  "ai-search",
  "user-triggered",
  "agent",
  "coding-agent",
  "dataset",
  "control-token",
] as const satisfies readonly Purpose[];
export type AiPurpose = (typeof aiPurposes)[number];

/**
 * Whether a purpose is one of AI.
 *
 * @example
 * crawlers.filter(({ purpose }) => isAiPurpose(purpose));
 */
export function isAiPurpose(purpose: Purpose): purpose is AiPurpose {
  return aiPurposes.some((each) => each === purpose);
}

/**
 * How real a name is. Never present an `unconfirmed` name as a fact.
 *
 * @example
 * const confirmed = crawlers.filter(({ status }) => status !== "unconfirmed");
 */
export const statuses = [
  /** In use. */
  "active",
  /** In use, although its operator publishes nothing about it. */
  "undocumented",
  /** Carried by lists; nothing else shows that it exists. */
  "unconfirmed",
  /** Retired, or renamed: see `successors`. */
  "legacy",
  /** Copied from file to file, but never the name of any crawler. */
  "never-real",
] as const;
export type Status = (typeof statuses)[number];

/**
 * A crawler as `identify` and decisions need it: who it is and what for, without the evidence.
 *
 * @example
 * identify("GPTBot/1.2")?.purpose; // "training"
 */
export interface KnownCrawler<Token extends string = string> {
  /** Its name, as lists, logs and robots.txt files spell it. */
  readonly token: Token;
  /** Other spellings of the same crawler. */
  readonly aliases: readonly string[];
  /** What a `User-agent` line has to say to reach it; null where no line can. */
  readonly robotsToken: string | null;
  /** Null where nobody knows. */
  readonly operator: string | null;
  readonly purpose: Purpose;
  /** False for names that never appear in a log. */
  readonly sendsRequests: boolean;
  /** An everyday word too: found in a header, it proves little. */
  readonly commonWord: boolean;
  /** False for a name that says nothing in a header: too common a word, or one that no crawler ever sent. */
  readonly inHeaders: boolean;
  /** Hosts of others who use the same name: a header that leads there is theirs. */
  readonly namesakeHosts: readonly string[];
  /** The token whose group in robots.txt it follows where no group names it: its operator says so. */
  readonly followsGroupOf: string | null;
  /** It does not heed the group for `*`: robots.txt has to name it. */
  readonly ignoresWildcardGroup: boolean;
  /** For a control token, the crawler that reads it and does the fetching. */
  readonly switchOf: string | null;
}
