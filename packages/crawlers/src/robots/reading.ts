import { productToken, type RobotsGroup } from "./group.ts";
import type { RuleLine } from "./line.ts";
import { normalizeOctets, normalizePattern, withEncodedQuery } from "./octets.ts";
import type { RobotsFile } from "./parse.ts";
import { compilePattern, matchesPattern, type Pattern } from "./pattern.ts";

/** The points on which two understandings of robots.txt differ. */
export interface Reading {
  readonly groups: (file: RobotsFile) => readonly RobotsGroup[];
  /** The names that the value of a `User-agent` line answers to. */
  readonly names: (value: string) => readonly string[];
  readonly path: (path: string) => ReadPath;
  readonly rules: (rule: RuleLine) => readonly ReadRule[];
  /** Whether `/robots.txt` is allowed whatever the rules say. */
  readonly allowsRobotsTxt: boolean;
}

/** A path as a reading spells it. */
export interface ReadPath {
  readonly path: string;
  readonly withEncodedQuery: string | undefined;
}

/** A rule as a reading understands it. */
export interface ReadRule {
  readonly rule: RuleLine;
  /** How specific it is: the octets of its path, wildcards included. */
  readonly octets: number;
  readonly pattern: Pattern;
  readonly withEncodedQuery: Pattern | undefined;
}

export function ruleMatches(rule: ReadRule, path: ReadPath): boolean {
  if (matchesPattern(rule.pattern, path.path)) return true;
  return (
    rule.withEncodedQuery !== undefined &&
    matchesPattern(rule.withEncodedQuery, path.withEncodedQuery ?? path.path)
  );
}

/** RFC 9309. Where it is silent, what Google's parser does. */
export const rfc9309: Reading = {
  groups: (file) => file.groups,
  // A name that the RFC cannot express, such as AI2Bot, still is the one that its crawler looks for.
  names: (value) => [productToken(value), value],
  path: readPath,
  rules: (rule) => [readRule(rule)],
  allowsRobotsTxt: true,
};

/** In a path, `*` and `$` are characters like others: a rule writes them %2A and %24. */
export function readPath(path: string): ReadPath {
  const normalized = normalizeOctets(path).replace(/[*$]/g, (found) => (found === "*" ? "%2A" : "%24"));
  return { path: normalized, withEncodedQuery: withEncodedQuery(normalized) };
}

export function readRule(rule: RuleLine): ReadRule {
  const text = normalizePattern(rule.value);
  const encoded = withEncodedQuery(text);
  return {
    rule,
    octets: text.length,
    pattern: compilePattern(text),
    withEncodedQuery: encoded === undefined ? undefined : compilePattern(encoded),
  };
}
