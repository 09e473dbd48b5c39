import { matchesPath, normalizePath, type PathPattern, pathPattern } from "@octroi/crawlers/robots";

/** Stands for a wildcard where patterns are compared with each other: no path holds it, so only `*` matches it. */
const anything = "\u{F0000}";

/**
 * Whether every path that `inner` matches is matched by `outer` too. Never true by mistake; between patterns
 * with several wildcards it may miss that it is true.
 */
export function contains(outer: string, inner: string): boolean {
  if (outer === inner) return true;
  const anchored = inner.endsWith("$");
  const text = normalizePath(anchored ? inner.slice(0, -1) : inner).replaceAll("*", anything);
  return matchesText(pathPattern(outer), anchored ? text : text + anything);
}

function matchesText(pattern: PathPattern, path: string): boolean {
  return matchesPath({ ...pattern, withEncodedQuery: undefined }, { path, withEncodedQuery: undefined });
}

/**
 * Whether some path may be matched by both. Never false by mistake; it may be true where wildcards only look
 * as if they met.
 */
export function mayOverlap(a: string, b: string): boolean {
  if (contains(a, b) || contains(b, a)) return true;
  const [first, second] = [literalStart(a), literalStart(b)];
  if (isExact(a)) return matchesText(pathPattern(b), a.slice(0, -1));
  if (isExact(b)) return matchesText(pathPattern(a), b.slice(0, -1));
  return first.startsWith(second) || second.startsWith(first);
}

/** What every path that it matches begins with. */
export function literalStart(pattern: string): string {
  return (/^[^*$]*/.exec(pattern)?.[0] ?? "") || "";
}

/** Whether it matches one path alone. */
export function isExact(pattern: string): boolean {
  return pattern.endsWith("$") && !pattern.includes("*");
}
