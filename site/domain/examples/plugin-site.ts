import type { Decision } from "@octroi/ui/words/decision";
import { monetisation } from "../figures/figures.ts";

export interface ExampleCrawler {
  token: string;
  operator: string;
  /** Visits in one month. */
  visits: number;
  decision: Decision;
}

/** One month of a site, for the pictures of the product: AI takes the estimator's median share of its traffic. */
export const aiCrawlers: readonly ExampleCrawler[] = [
  { token: "GPTBot", operator: "OpenAI", visits: 58_412, decision: "charge" },
  { token: "ClaudeBot", operator: "Anthropic", visits: 34_906, decision: "charge" },
  { token: "MistralAI-User", operator: "Mistral AI", visits: 21_284, decision: "allow" },
  { token: "PerplexityBot", operator: "Perplexity", visits: 17_835, decision: "block" },
  { token: "Gemini-Deep-Research", operator: "Google", visits: 17_563, decision: "limit" },
];

export const searchCrawler: ExampleCrawler = {
  token: "Googlebot",
  operator: "Google",
  visits: 96_140,
  decision: "allow",
};

export const aiVisits = aiCrawlers.reduce((sum, { visits }) => sum + visits, 0);

/** The same visits day by day, the oldest first. */
export const dailyAiVisits: readonly number[] = [
  3364, 3861, 3292, 3925, 3425, 3208, 2895, 4671, 4767, 4214, 4541, 4710, 3558, 4203, 5246, 5869, 5356, 5790,
  5482, 4251, 4608, 6627, 6506, 6912, 6308, 6450, 5163, 5647, 7495, 7656,
];

/** What a crawler's visits bring in, before the publisher's share is taken. */
export function revenueOf({ decision, visits }: ExampleCrawler): number | undefined {
  return decision === "charge" ? visits * monetisation.grossPerVisit : undefined;
}

export const grossRevenue = aiCrawlers.reduce((sum, crawler) => sum + (revenueOf(crawler) ?? 0), 0);

/** A few minutes at the gate. */
export const visitLog = [
  { time: "14:02", crawler: "GPTBot", page: "/tatin/", decision: "charge" },
  { time: "14:03", crawler: "Googlebot", page: "/sitemap.xml", decision: "allow" },
  { time: "14:05", crawler: "PerplexityBot", page: "/feed/", decision: "block" },
  { time: "14:07", crawler: "ClaudeBot", page: "/brioche/", decision: "charge" },
  { time: "14:08", crawler: "Gemini-Deep-Research", page: "/brioche/", decision: "limit" },
] as const satisfies readonly { time: string; crawler: string; page: string; decision: Decision }[];
