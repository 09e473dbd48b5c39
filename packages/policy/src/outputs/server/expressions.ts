import { type KnownCrawler as Crawler, nameSuffix } from "@octroi/crawlers/identify";
import { aliasCrawlersOf, type CrawlerBucket, searchEngines } from "./crawler-buckets.ts";

/**
 * Names as whole words, in any case: nothing that goes on before or after them but the word for a form of the crawler
 * or the identifier of whoever sends it, no part of an address, and not after “like”, which is spelled out for engines without look-behind.
 */
const notLike = "(?:^|[^e]|(?:^|[^k])e|(?:^|[^i])ke|(?:^|[^l])ike)";
const before = `(?:^|[^0-9A-Za-z_.@/ -]|${notLike}[ ])`;
const after = `${nameSuffix}(?:$|[^0-9A-Za-z_.@-])`;

/** The same crawlers are named for every server. */
const expressions = new WeakMap<readonly Crawler[], string>();

/**
 * An expression for a `User-Agent` header that names one of the crawlers. It holds nothing that only some engines
 * know: Go's has no look-around. Names that are everyday words count at the beginning, or with a version where robots
 * put their name, as in “(compatible; Abbey/1.0)”.
 */
export function namesExpression(crawlers: readonly Crawler[]): string {
  const cached = expressions.get(crawlers);
  if (cached !== undefined) return cached;
  const names: string[] = [];
  const commonWords: string[] = [];
  for (const crawler of crawlers.filter(({ inHeaders }) => inHeaders)) {
    (crawler.commonWord ? commonWords : names).push(...[crawler.token, ...crawler.aliases].map(escaped));
  }
  const expression = [
    ...(names.length > 0 ? [`${before}(?:${names.join("|")})${after}`] : []),
    ...(commonWords.length > 0
      ? [
          `^(?:${commonWords.join("|")})${after}`,
          `compatible;[ ](?:${commonWords.join("|")})${nameSuffix}/[0-9]`,
        ]
      : []),
  ].join("|");
  expressions.set(crawlers, expression);
  return expression;
}

/** Whom rules for a bucket may not stop: search engines, and crawlers that only go by a name of the bucket. */
export function othersExpression(bucket: CrawlerBucket): string {
  const aliasCrawlers = aliasCrawlersOf(bucket);
  return aliasCrawlers.length === 0
    ? searchEngineExpression
    : `${searchEngineExpression}|${namesExpression(aliasCrawlers)}`;
}

/** What no rule may stop. */
export const searchEngineExpression = namesExpression(searchEngines);

/** The same few paths stand in every server's rules, and in some for each crawler. */
const pathExpressions = new Map<string, string>();
const maxCached = 1000;

/** A path of robots.txt as an expression for a decoded path. */
function pathExpression(pattern: string): string {
  const cached = pathExpressions.get(pattern);
  if (cached !== undefined) return cached;
  if (pathExpressions.size >= maxCached) pathExpressions.clear();
  const made = `^${madeOf(pattern, decoded)}`;
  pathExpressions.set(pattern, made);
  return made;
}

/** The same for a server that gives the query too, as it was sent, after something that no path holds. */
export function targetExpression(pattern: string, between: string): string {
  const mark = pattern.indexOf("?");
  if (mark < 0) return pathExpression(pattern);
  return pathExpression(pattern.slice(0, mark)) + between + madeOf(pattern.slice(mark), asSent);
}

/** One expression for several paths. */
export function pathsExpression(patterns: readonly string[]): string {
  return patterns.map(pathExpression).join("|");
}

/** Whether a path can be compared with a decoded path, which has no query, octet by octet. */
export function comparesPath(pattern: string): boolean {
  return !pattern.includes("?");
}

/** The same for engines that compare characters: octets that are no text have none. */
export function comparesText(pattern: string): boolean {
  try {
    decodeURIComponent(pattern);
    return comparesPath(pattern);
  } catch {
    return false;
  }
}

function madeOf(pattern: string, write: (piece: string) => string): string {
  const anchored = pattern.endsWith("$");
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).split("*").map(write);
  return pieces.join(".*") + (anchored ? "$" : "");
}

/** Octets become the text that they are, where they are any. */
function decoded(piece: string): string {
  return piece.replace(/(?:%[0-9A-F]{2})+|[^%]+/gi, (part) => {
    try {
      return escaped(decodeURIComponent(part));
    } catch {
      return part.replaceAll("%", "\\x");
    }
  });
}

function asSent(piece: string): string {
  return escaped(piece).replace(/%[0-9A-F]{2}/gi, "(?i:$&)");
}

/** Backslashes, quotation marks, braces and what cannot be seen stand by their numbers: servers read them otherwise. */
function escaped(text: string): string {
  return text
    .replace(/["'\\`\{\}]|[\p{Cc}&&\p{ASCII}]/gv, (found) => `\\x${numberOf(found)}`)
    .replace(/[\^$.*+?()[\]|]/g, "\\$&")
    .replaceAll("-", "[-]")
    .replaceAll(" ", "[ ]");
}

function numberOf(character: string): string {
  return character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0");
}
