import type { Crawler } from "./crawler.ts";
import { advertising } from "./registry/advertising.ts";
import { agents } from "./registry/agents.ts";
import { aiSearch } from "./registry/ai-search.ts";
import { archives } from "./registry/archives.ts";
import { codingAgents } from "./registry/coding-agents.ts";
import { controlTokens } from "./registry/control-tokens.ts";
import { datasets } from "./registry/datasets.ts";
import { crawlerFrom } from "./registry/facts.ts";
import { linkPreviews } from "./registry/link-previews.ts";
import { searchEngines } from "./registry/search-engines.ts";
import { training } from "./registry/training.ts";
import { userTriggered } from "./registry/user-triggered.ts";

/**
 * Every crawler of the registry, by token, in alphabetical order.
 *
 * @example
 * crawlers.filter(({ purpose, status }) => purpose === "training" && status === "active");
 */
export const crawlers: readonly Crawler[] = [
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
]
  .map(crawlerFrom)
  .sort((a, b) => compare(a.token.toLowerCase(), b.token.toLowerCase()));

const byName: ReadonlyMap<string, Crawler> = new Map(
  crawlers.flatMap((crawler) =>
    [crawler.token, ...crawler.aliases].map((name) => [name.toLowerCase(), crawler] as const),
  ),
);

/**
 * The entry with this token or alias, whatever its case.
 *
 * @example
 * crawlerByToken("gptbot")?.operator; // "OpenAI"
 * crawlerByToken("Qwantify")?.token; // "Qwantbot"
 * crawlerByToken("nobody"); // undefined
 */
export function crawlerByToken(token: string): Crawler | undefined {
  return byName.get(token.toLowerCase());
}

/**
 * The AI crawlers that a robots.txt generator offers to block, in the order in which it lists them.
 *
 * @example
 * const checklist = generatorBots.map(crawlerByToken);
 */
export const generatorBots = [
  "GPTBot",
  "ChatGPT-User",
  "ClaudeBot",
  "Claude-Web",
  "anthropic-ai",
  "Perplexity",
  "PerplexityBot",
  "Applebot-Extended",
  "CCBot",
  "FacebookBot",
  "Google-Extended",
  "cohere-ai",
  "Omgilibot",
  "Omgili",
  "OAI-SearchBot",
] as const;
export type GeneratorBot = (typeof generatorBots)[number];

/**
 * The search engines that a generated robots.txt names so that nothing else in the file shuts them out.
 *
 * @example
 * printRobots({ groups: [{ agents: generatorSearchEngines, rules: [{ allow: "/" }] }] });
 */
export const generatorSearchEngines = ["Googlebot", "Bingbot", "Slurp"] as const;
export type GeneratorSearchEngine = (typeof generatorSearchEngines)[number];

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
