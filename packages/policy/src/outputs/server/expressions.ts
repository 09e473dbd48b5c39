import { type KnownCrawler as Crawler, knownCrawlers } from "@octroi/crawlers/identify";
import { searchEngines } from "./doors.ts";

/** Names as whole words, in any case: nothing that goes on before or after them, and no part of an address. */
const before = "(?:^|[^0-9A-Za-z_.@/-])";
const after = "(?:$|[^0-9A-Za-z_.@-])";

const escapedNames: ReadonlyMap<Crawler, readonly string[]> = new Map(
  knownCrawlers.map((crawler) => [crawler, [crawler.token, ...crawler.aliases].map(escaped)]),
);

/** The same crawlers are named for every server. */
const expressions = new WeakMap<readonly Crawler[], string>();

/**
 * An expression for a `User-Agent` header that names one of the crawlers. It holds nothing that only some engines
 * know: Go's has no look-around. Names that are everyday words count at the beginning alone.
 */
export function namesExpression(crawlers: readonly Crawler[]): string {
  const known = expressions.get(crawlers);
  if (known !== undefined) return known;
  const names: string[] = [];
  const commonWords: string[] = [];
  for (const crawler of crawlers) {
    (crawler.commonWord ? commonWords : names).push(...(escapedNames.get(crawler) ?? []));
  }
  const expression = [
    ...(names.length > 0 ? [`${before}(?:${names.join("|")})${after}`] : []),
    ...(commonWords.length > 0 ? [`^(?:${commonWords.join("|")})${after}`] : []),
  ].join("|");
  expressions.set(crawlers, expression);
  return expression;
}

/** What no rule may stop. */
export const searchEngineExpression = namesExpression(searchEngines);

/** The same few paths stand in every server's rules, and in some for each crawler. */
const pathExpressions = new Map<string, string>();
const mostKept = 1000;

/** A path of robots.txt as an expression for a decoded path. Paths that ask for a query have none. */
export function pathExpression(pattern: string): string {
  const known = pathExpressions.get(pattern);
  if (known !== undefined) return known;
  if (pathExpressions.size >= mostKept) pathExpressions.clear();
  const made = madeOf(pattern);
  pathExpressions.set(pattern, made);
  return made;
}

function madeOf(pattern: string): string {
  const anchored = pattern.endsWith("$");
  const text = anchored ? pattern.slice(0, -1) : pattern;
  const pieces = text.split("*").map((piece) => escaped(decoded(piece)));
  return `^${pieces.join(".*")}${anchored ? "$" : ""}`;
}

export function asksForQuery(pattern: string): boolean {
  return pattern.includes("?");
}

/** One expression for several paths. */
export function pathsExpression(patterns: readonly string[]): string {
  return patterns.map(pathExpression).join("|");
}

function escaped(text: string): string {
  return text
    .replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")
    .replaceAll("-", "[-]")
    .replaceAll(" ", "[ ]");
}

/** Servers compare decoded paths. What is no text once decoded is left as it is, and matches nothing. */
function decoded(piece: string): string {
  try {
    const text = decodeURIComponent(piece);
    return /[\p{Cc}"'`]/u.test(text) ? piece : text;
  } catch {
    return piece;
  }
}
