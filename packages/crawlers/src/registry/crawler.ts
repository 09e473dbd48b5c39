import type { KnownCrawler, Status } from "../crawler.ts";
import type { Token } from "../known.ts";

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

/**
 * What is known about one crawler, and how. Its description is in `@octroi/crawlers/words/<language>`.
 *
 * @example
 * crawlerByToken("GPTBot")?.robotsTxt; // "honors"
 */
export interface Crawler extends KnownCrawler<Token> {
  readonly status: Status;
  /** The tokens to write instead of a `legacy` or `never-real` one, where known. */
  readonly successors: readonly string[];
  /** RFC 9309 allows letters, `-` and `_` alone: parsers may cut any other name short. */
  readonly legalToken: boolean;
  readonly robotsTxt: RobotsTxtStance;
  /** The operator's page about it. */
  readonly documentation: string | null;
  readonly verification: Verification;
  readonly blockingCost: BlockingCost;
  readonly userAgent: UserAgentExample | null;
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
