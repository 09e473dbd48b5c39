/** What an operator's crawlers read for one page that was opened from its answers, as somebody published it. */
export interface PublicRatio {
  /** As crawlers name it. */
  readonly operator: string;
  readonly pages: number;
}

/**
 * Pages that crawlers read for each that was opened from their operator's answers, over all sites that Cloudflare serves:
 * requests for HTML by its crawlers, divided by those whose Referer is a host of its. Apps send none there either. Operators
 * that run a search engine too are left out: their figure is mostly of that.
 *
 * @example
 * publicRatios.ratios.find(({ operator }) => operator === "Perplexity")?.pages; // 195
 */
export const publicRatios: {
  readonly publisher: string;
  readonly source: string;
  /** The day on which it was published, and the month that it is of. */
  readonly published: string;
  readonly month: string;
  /** Others who have read the same figures there. */
  readonly readBy: readonly string[];
  readonly lastChecked: `${number}-${number}`;
  readonly ratios: readonly PublicRatio[];
} = {
  publisher: "Cloudflare",
  source: "https://blog.cloudflare.com/crawlers-click-ai-bots-training/",
  published: "2025-08-29",
  month: "2025-07",
  readBy: [
    "https://ppc.land/ai-crawling-data-reveals-massive-imbalance-in-training-versus-referral-patterns",
  ],
  lastChecked: "2026-11",
  ratios: [
    { operator: "Anthropic", pages: 38_065 },
    { operator: "OpenAI", pages: 1091 },
    { operator: "Perplexity", pages: 195 },
  ],
};
