import { type Crawler, crawlerByToken, crawlers, generatorBots, type Purpose } from "@octroi/crawlers";

/** The purposes that make a crawler one of AI. Search engines, previews, advertising and archives are not. */
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

export type AiCrawler = Crawler & { readonly purpose: AiPurpose };

function isAi(crawler: Crawler): crawler is AiCrawler {
  return aiPurposes.some((purpose) => purpose === crawler.purpose);
}

/** Every AI crawler of the registry, in alphabetical order. */
export const aiCrawlers: readonly AiCrawler[] = crawlers.filter(isAi);

/** The fifteen that the generator offers, in its order. */
export const offeredCrawlers: readonly AiCrawler[] = generatorBots
  .map(crawlerByToken)
  .filter((crawler) => crawler !== undefined)
  .filter(isAi);
