import type { KnownCrawler, Purpose } from "./crawler.ts";
import { packed } from "./known/packed.ts";
import { unpacked } from "./known/unpack.ts";
import type { written } from "./known/written.ts";

/** The tokens of the crawlers of one purpose. */
export type TokenFor<P extends Purpose> = (typeof written)[P][number]["token"];

/** The token of any crawler of the registry. */
export type Token = TokenFor<Purpose>;

/**
 * Every crawler of the registry, by token, in alphabetical order: names, operators and purposes, without the
 * evidence that `@octroi/crawlers/registry` adds.
 *
 * @example
 * knownCrawlers.filter(({ purpose }) => purpose === "training").map(({ robotsToken }) => robotsToken);
 */
export const knownCrawlers: readonly KnownCrawler<Token>[] =
  // A test holds what is packed to what the data files say, tokens included.
  unpacked(packed) as readonly KnownCrawler<Token>[];

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
