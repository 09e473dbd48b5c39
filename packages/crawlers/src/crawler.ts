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
 * What the operator says about robots.txt or, where it says nothing, what lists report.
 *
 * @example
 * const obedient = crawlers.filter(({ robotsTxt }) => robotsTxt === "honors");
 */
export const robotsTxtStances = ["honors", "may-ignore", "ignores", "up-to-its-user", "unknown"] as const;
export type RobotsTxtStance = (typeof robotsTxtStances)[number];

/**
 * What a publisher loses by blocking.
 *
 * @example
 * const words: Record<BlockingCost, string> = { none: "nothing", … };
 */
export const blockingCosts = [
  /** The name blocks nobody, or nobody any more. */
  "none",
  "none-for-visibility",
  "none-for-search",
  "low",
  "loses-citations",
  "loses-live-answers",
  "loses-quick-answers",
  "loses-agent-visits",
  "loses-search",
  "loses-google-search",
  "loses-bing-search",
  "loses-siri-spotlight",
  "breaks-link-previews",
  /** A service that the site's own owner has connected stops working. */
  "breaks-own-tool",
  "breaks-tollbit",
  "ads-only",
  "developer-docs-only",
  "ecommerce-only",
  "seo-tool-only",
] as const;
export type BlockingCost = (typeof blockingCosts)[number];

/**
 * How a visitor that claims a name can be shown to be what it claims.
 *
 * @example
 * const verifiable = crawlers.filter(({ verification }) => verification.methods.length > 0);
 */
export const verificationMethods = [
  /** The operator publishes its addresses as a file made for programs. */
  "address-file",
  /** The operator publishes its addresses on a page. */
  "address-list",
  /** The address resolves to a host of the operator's, and that host back to the address. */
  "reverse-dns",
  /** Requests are signed (HTTP Message Signatures, “Web Bot Auth”). */
  "signed-requests",
  /** The address belongs to the operator's autonomous system. */
  "network",
] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/**
 * What an entry rests on, strongest first.
 *
 * @example
 * evidenceKinds.indexOf(crawler.evidence.kind); // the lower, the stronger
 */
export const evidenceKinds = [
  /** Text on the operator's own site, read for this registry. */
  "operator-page",
  /** The operator's text, read through a quotation or a copy. */
  "operator-page-copy",
  /** The operator's page was read for an earlier edition; lists were read for this one. */
  "operator-page-earlier",
  /** Two public lists or more. */
  "lists",
  /** A page by someone else. */
  "secondary-page",
  "single-list",
  /** No source says that it exists. */
  "none",
] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

/**
 * The public lists that were read, at the revision that was read.
 *
 * @example
 * crawler.evidence.lists.map((list) => `https://github.com/${sourceLists[list].repository}`);
 */
export const sourceLists = {
  "ai-robots-txt": { repository: "ai-robots-txt/ai.robots.txt", revision: "738c80d" },
  "crawler-user-agents": { repository: "monperrus/crawler-user-agents", revision: "7c7f9f2" },
  "device-detector": { repository: "matomo-org/device-detector", revision: "3856a2869" },
  "well-known-bots": { repository: "arcjet/well-known-bots", revision: "0637e27" },
  "crawler-detect": { repository: "JayBizzle/Crawler-Detect", revision: "f7926d4" },
  "bad-bot-blocker": { repository: "mitchellkrogza/nginx-ultimate-bad-bot-blocker", revision: "95f27a4d3" },
  anubis: { repository: "TecharoHQ/anubis", revision: "2f45638a" },
} as const;
export type SourceList = keyof typeof sourceLists;

/** The same text in French and in English. */
export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

/**
 * What is known about one crawler, and how.
 *
 * @example
 * crawlerByToken("GPTBot")?.purpose; // "training"
 */
export interface Crawler {
  /** Its name, as lists, logs and robots.txt files spell it. */
  readonly token: string;
  /** What a `User-agent` line has to say to reach it; null where no line can. */
  readonly robotsToken: string | null;
  /** RFC 9309 allows letters, `-` and `_` alone: parsers may cut any other name short. */
  readonly legalToken: boolean;
  /** An everyday word too: found in a header, it proves little. */
  readonly commonWord: boolean;
  /** Other spellings of the same crawler. */
  readonly aliases: readonly string[];
  /** Null where nobody knows. */
  readonly operator: string | null;
  readonly purpose: Purpose;
  readonly status: Status;
  /** The tokens to write instead of a `legacy` or `never-real` one, where known. */
  readonly successors: readonly string[];
  /** False for names that never appear in a log. */
  readonly sendsRequests: boolean;
  readonly robotsTxt: RobotsTxtStance;
  /** The operator's page about it. */
  readonly documentation: string | null;
  readonly verification: Verification;
  readonly blockingCost: BlockingCost;
  readonly userAgent: UserAgentExample | null;
  readonly description: Bilingual;
  readonly note: Bilingual | null;
  readonly evidence: Evidence;
  /** Year and month in which the sources were last read. */
  readonly lastChecked: `${number}-${number}`;
}

export interface Verification {
  /** None: the visitor's claim cannot be checked. */
  readonly methods: readonly VerificationMethod[];
  /** Where the addresses, host names or network are given. */
  readonly source: string | null;
  /** Whether that source was read, rather than remembered. */
  readonly sourceRead: boolean;
}

export interface UserAgentExample {
  readonly header: string;
  readonly source: SourceList | "operator" | "issue-thread" | "secondary-page";
}

export interface Evidence {
  readonly kind: EvidenceKind;
  readonly pages: readonly string[];
  readonly lists: readonly SourceList[];
}
