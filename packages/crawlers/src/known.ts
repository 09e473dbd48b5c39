import { type KnownCrawler, type Purpose, purposes } from "./crawler.ts";
import { advertising } from "./known/advertising.ts";
import { agents } from "./known/agents.ts";
import { aiSearch } from "./known/ai-search.ts";
import { archives } from "./known/archives.ts";
import { codingAgents } from "./known/coding-agents.ts";
import { controlTokens } from "./known/control-tokens.ts";
import { datasets } from "./known/datasets.ts";
import { withPurpose } from "./known/facts.ts";
import { linkPreviews } from "./known/link-previews.ts";
import { searchEngines } from "./known/search-engines.ts";
import { training } from "./known/training.ts";
import { userTriggered } from "./known/user-triggered.ts";

const byPurpose = {
  training,
  "ai-search": aiSearch,
  "user-triggered": userTriggered,
  agent: agents,
  "coding-agent": codingAgents,
  dataset: datasets,
  "search-engine": searchEngines,
  "control-token": controlTokens,
  "link-preview": linkPreviews,
  advertising,
  archive: archives,
} as const satisfies Record<Purpose, unknown>;

/** The tokens of the crawlers of one purpose. */
export type TokenFor<P extends Purpose> = (typeof byPurpose)[P][number]["token"];

/** The token of any crawler of the registry. */
export type Token = TokenFor<Purpose>;

/**
 * Every crawler of the registry, by token, in alphabetical order: names, operators and purposes, without the
 * evidence that `@octroi/crawlers/registry` adds.
 *
 * @example
 * knownCrawlers.filter(({ purpose }) => purpose === "training").map(({ robotsToken }) => robotsToken);
 */
export const knownCrawlers: readonly KnownCrawler<Token>[] = purposes
  .flatMap((purpose) => withPurpose<Token>(purpose, byPurpose[purpose]))
  .sort((a, b) => (a.token.toLowerCase() < b.token.toLowerCase() ? -1 : 1));

const byName: ReadonlyMap<string, KnownCrawler<Token>> = new Map(
  knownCrawlers.flatMap((crawler) =>
    [crawler.token, ...crawler.aliases].map((name) => [name.toLowerCase(), crawler] as const),
  ),
);

/**
 * The crawler with this token or alias, whatever its case.
 *
 * @example
 * knownCrawler("gptbot")?.operator; // "OpenAI"
 * knownCrawler("nobody"); // undefined
 */
export function knownCrawler(name: string): KnownCrawler<Token> | undefined {
  return byName.get(name.toLowerCase());
}
