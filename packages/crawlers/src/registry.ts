import { knownCrawler, knownCrawlers, type Token } from "./known.ts";
import { advertising } from "./registry/advertising.ts";
import { agents } from "./registry/agents.ts";
import { aiSearch } from "./registry/ai-search.ts";
import { archives } from "./registry/archives.ts";
import { codingAgents } from "./registry/coding-agents.ts";
import { controlTokens } from "./registry/control-tokens.ts";
import type { Crawler } from "./registry/crawler.ts";
import { datasets } from "./registry/datasets.ts";
import { type CrawlerFacts, crawlerFrom } from "./registry/facts.ts";
import { linkPreviews } from "./registry/link-previews.ts";
import { searchEngines } from "./registry/search-engines.ts";
import { training } from "./registry/training.ts";
import { userTriggered } from "./registry/user-triggered.ts";

export * from "./crawler.ts";
export * from "./registry/crawler.ts";

const facts: Readonly<Record<Token, CrawlerFacts>> = {
  ...training,
  ...aiSearch,
  ...userTriggered,
  ...agents,
  ...codingAgents,
  ...datasets,
  ...searchEngines,
  ...controlTokens,
  ...linkPreviews,
  ...advertising,
  ...archives,
};

/**
 * Every crawler of the registry, by token, in alphabetical order.
 *
 * @example
 * crawlers.filter(({ purpose, status }) => purpose === "training" && status === "active");
 */
export const crawlers: readonly Crawler[] = knownCrawlers.map((known) =>
  crawlerFrom(known, facts[known.token]),
);

const byToken: ReadonlyMap<string, Crawler> = new Map(crawlers.map((crawler) => [crawler.token, crawler]));

/**
 * The entry with this token or alias, whatever its case.
 *
 * @example
 * crawlerByToken("gptbot")?.operator; // "OpenAI"
 * crawlerByToken("Qwantify")?.token; // "Qwantbot"
 * crawlerByToken("nobody"); // undefined
 */
export function crawlerByToken(token: string): Crawler | undefined {
  const known = knownCrawler(token);
  return known && byToken.get(known.token);
}
