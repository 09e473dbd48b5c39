import { matchesPath, normalizePath, type PathPattern, pathPattern } from "@octroi/crawlers/robots";

/** Stands for a wildcard where patterns are compared with each other: no path holds it, so only `*` matches it. */
const anything = "\u{F0000}";

/** Patterns that were compared lately: the same few are compared with each other again and again. */
const compiled = new Map<string, PathPattern>();
const maxCompiled = 1000;

function compile(pattern: string): PathPattern {
  const cached = compiled.get(pattern);
  if (cached !== undefined) return cached;
  if (compiled.size >= maxCompiled) compiled.clear();
  const made = { ...pathPattern(pattern), withEncodedQuery: undefined };
  compiled.set(pattern, made);
  return made;
}

const plain = /^[\w\-.~/]*$/;

/**
 * Whether every path that `inner` matches is matched by `outer` too. Never true by mistake; between patterns
 * with several wildcards it may miss that it is true.
 */
export function contains(outer: string, inner: string): boolean {
  if (outer === inner) return true;
  // Most are plain beginnings of paths.
  if (plain.test(outer) && !inner.includes("%")) return inner.startsWith(outer);
  const anchored = inner.endsWith("$");
  const text = normalizePath(anchored ? inner.slice(0, -1) : inner).replaceAll("*", anything);
  return matchesText(outer, anchored ? text : text + anything);
}

function matchesText(pattern: string, path: string): boolean {
  return matchesPath(compile(pattern), { path, withEncodedQuery: undefined });
}

/**
 * Whether some path may be matched by both. Never false by mistake; it may be true where wildcards only look
 * as if they met.
 */
export function mayOverlap(a: string, b: string): boolean {
  if (contains(a, b) || contains(b, a)) return true;
  if (isExact(a)) return matchesText(b, a.slice(0, -1));
  if (isExact(b)) return matchesText(a, b.slice(0, -1));
  const [first, second] = [literalStart(a), literalStart(b)];
  return first.startsWith(second) || second.startsWith(first);
}

/** What every path that it matches begins with. */
export function literalStart(pattern: string): string {
  return /^[^*$]*/.exec(pattern)?.[0] ?? "";
}

/** Whether it matches one path alone. */
export function isExact(pattern: string): boolean {
  return pattern.endsWith("$") && !pattern.includes("*");
}
