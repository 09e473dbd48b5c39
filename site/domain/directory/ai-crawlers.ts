import { type AiPurpose, type Crawler, crawlerByToken, crawlers, isAiPurpose } from "@octroi/crawlers";
import { generatorBots } from "../robots/generator-names.ts";

export type AiCrawler = Crawler & { readonly purpose: AiPurpose };

function isAi(crawler: Crawler): crawler is AiCrawler {
  return isAiPurpose(crawler.purpose);
}

/** Every AI crawler of the registry, in alphabetical order. */
export const aiCrawlers: readonly AiCrawler[] = crawlers.filter(isAi);

/** The fifteen that the generator offers, in its order. */
export const offeredCrawlers: readonly AiCrawler[] = generatorBots
  .map(crawlerByToken)
  .filter((crawler) => crawler !== undefined)
  .filter(isAi);

/** Those that more than lists speak of, and whatever the generator offers: the others are in the directory. */
export const registryCrawlers: readonly AiCrawler[] = aiCrawlers.filter(
  (crawler) => crawler.status !== "unconfirmed" || offeredCrawlers.includes(crawler),
);
