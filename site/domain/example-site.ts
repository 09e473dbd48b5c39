import type { Decision } from "./decision.ts";
import { monetisation, radarProviders } from "./figures.ts";

const [openai, , anthropic, mistral, perplexity] = radarProviders;

export interface ExampleCrawler {
  token: string;
  operator: string;
  /** Visits in one month. */
  visits: number;
  decision: Decision;
}

/** A small site's month, for the pictures of the product: the radar's crawlers, and one that is blocked. */
export const aiCrawlers: readonly ExampleCrawler[] = [
  { token: "GPTBot", operator: "OpenAI", visits: openai.requests, decision: "charge" },
  { token: "ClaudeBot", operator: "Anthropic", visits: anthropic.requests, decision: "charge" },
  { token: "MistralAI-User", operator: "Mistral", visits: mistral.requests, decision: "limit" },
  { token: "PerplexityBot", operator: "Perplexity", visits: perplexity.requests, decision: "allow" },
  { token: "CCBot", operator: "Common Crawl", visits: 612, decision: "block" },
];

export const searchCrawler: ExampleCrawler = {
  token: "Googlebot",
  operator: "Google",
  visits: 9310,
  decision: "allow",
};

export const aiVisits = aiCrawlers.reduce((sum, { visits }) => sum + visits, 0);

/** The same visits day by day, the oldest first. */
export const dailyAiVisits: readonly number[] = [
  149, 171, 146, 174, 152, 142, 128, 207, 211, 187, 201, 209, 158, 186, 233, 260, 238, 257, 243, 189, 204,
  294, 289, 307, 280, 286, 229, 250, 332, 333,
];

/** What a crawler's visits bring in, before the publisher's share is taken. */
export function revenueOf({ decision, visits }: ExampleCrawler): number | undefined {
  return decision === "charge" ? visits * monetisation.grossPerVisit : undefined;
}

export const grossRevenue = aiCrawlers.reduce((sum, crawler) => sum + (revenueOf(crawler) ?? 0), 0);

/** A few seconds at the gate. */
export const visitLog = [
  { time: "14:02:11", crawler: "GPTBot", page: "/tarte-tatin/", decision: "charge" },
  { time: "14:02:12", crawler: "Googlebot", page: "/sitemap.xml", decision: "allow" },
  { time: "14:02:15", crawler: "CCBot", page: "/feed/", decision: "block" },
  { time: "14:02:19", crawler: "ClaudeBot", page: "/brioche/", decision: "charge" },
  { time: "14:02:23", crawler: "MistralAI-User", page: "/brioche/", decision: "limit" },
] as const satisfies readonly { time: string; crawler: string; page: string; decision: Decision }[];
