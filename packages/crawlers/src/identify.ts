import type { KnownCrawler } from "./crawler.ts";
import { identifyAmong } from "./identify/among.ts";
import { knownCrawlers, type Token } from "./known.ts";

export {
  type AiPurpose,
  aiPurposes,
  isAiPurpose,
  type KnownCrawler,
  type Purpose,
  purposes,
  type Status,
} from "./crawler.ts";
export { identifyAmong, type Nameable } from "./identify/among.ts";
export { isBrowser } from "./identify/browser.ts";
export { declaredName, programName } from "./identify/declared-name.ts";
export { nameSuffix } from "./identify/suffix.ts";
export { statusOf } from "./known/statuses.ts";
export { knownCrawler, knownCrawlers, type Token } from "./known.ts";

/**
 * The crawler that a User-Agent header claims to come from. Only a claim: anyone can send any header, and
 * `@octroi/crawlers/verify` says whether it holds.
 *
 * Names count as whole words, never inside others, in addresses, or after “like”.
 *
 * @example
 * identify("Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)")?.token; // "GPTBot"
 * identify("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"); // undefined
 */
export const identify: (userAgentHeader: string) => KnownCrawler<Token> | undefined =
  identifyAmong(knownCrawlers);
