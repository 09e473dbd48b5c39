import { normalizeOctets } from "./octets.ts";
import { type ReadPath, type ReadRule, readPath, readRule, ruleMatches } from "./reading.ts";

/** A path of robots.txt, ready to be compared: `*` stands for anything, a final `$` for the end. */
export type PathPattern = ReadRule;

/** A requested path, ready to be compared. */
export type RequestPath = ReadPath;

/**
 * The one spelling that stands for all equivalent ones (RFC 9309, section 2.2.2).
 *
 * @example
 * normalizePath("/caf%c3%a9/%61"); // "/caf%C3%A9/a"
 */
export function normalizePath(path: string): string {
  return normalizeOctets(path);
}

/**
 * Reads a path with wildcards as RFC 9309 does, for use outside a file.
 *
 * @example
 * matchesPath(pathPattern("/*.pdf$"), requestPath("/a/b.pdf")); // true
 */
export function pathPattern(text: string): PathPattern {
  return readRule({ line: 0, directive: "disallow", field: "", value: text });
}

/**
 * Reads a requested path once, to be compared with many patterns.
 *
 * @example
 * const path = requestPath(url.pathname + url.search);
 * patterns.some((pattern) => matchesPath(pattern, path));
 */
export function requestPath(path: string): RequestPath {
  return readPath(path);
}

/**
 * A path as a server is asked for it: from its first slash, without a fragment.
 *
 * @example
 * requestTarget("article?page=2#end"); // "/article?page=2"
 */
export function requestTarget(path: string): string {
  const fragment = path.indexOf("#");
  const target = fragment < 0 ? path : path.slice(0, fragment);
  return target.startsWith("/") ? target : `/${target}`;
}

/**
 * Whether a pattern matches a path, in time linear in both.
 *
 * @example
 * matchesPath(pathPattern("/private/"), requestPath("/private/plan")); // true
 */
export function matchesPath(pattern: PathPattern, path: RequestPath): boolean {
  return ruleMatches(pattern, path);
}
