import type { KnownCrawler } from "./crawler.ts";
import type { Token } from "./known/by-purpose.ts";
import { packedCrawlers } from "./known/packed.ts";
import { unpacked } from "./known/unpacked.ts";

export type { Token, TokenFor } from "./known/by-purpose.ts";

/**
 * Every crawler of the registry, by token, in alphabetical order: names, operators and purposes, without the
 * evidence that `@octroi/crawlers/registry` adds.
 *
 * @example
 * knownCrawlers.filter(({ purpose }) => purpose === "training").map(({ robotsToken }) => robotsToken);
 */
export const knownCrawlers: readonly KnownCrawler<Token>[] = unpacked<Token>(packedCrawlers).sort((a, b) =>
  a.token.toLowerCase() < b.token.toLowerCase() ? -1 : 1,
);

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
