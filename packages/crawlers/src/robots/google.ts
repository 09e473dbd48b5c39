import { groupsOf, productToken } from "./group.ts";
import type { Directive, RobotsLine, RuleLine } from "./line.ts";
import { compilePattern } from "./pattern.ts";
import type { Reading, ReadRule } from "./reading.ts";

/** What Google's published parser (github.com/google/robotstxt) does, where it departs from RFC 9309. */
export const google: Reading = {
  groups: (file) => groupsOf(file.lines.map(understood)),

  names: (value) => [productToken(value)],

  // The path is compared as given: its caller is expected to have encoded it.
  path: (path) => ({ path, withEncodedQuery: undefined }),

  rules(rule) {
    const text = escaped(rule.value);
    const index = rule.directive === "allow" ? text.lastIndexOf("/") : -1;
    const isIndexPage = index >= 0 && text.startsWith("/index.htm", index);
    // Allowing a folder's index page allows the folder's own address too.
    return isIndexPage
      ? [readRule(rule, text), readRule(rule, `${text.slice(0, index + 1)}$`)]
      : [readRule(rule, text)];
  },

  allowsRobotsTxt: false,
};

function readRule(rule: RuleLine, text: string): ReadRule {
  return { rule, octets: text.length, pattern: compilePattern(text), withEncodedQuery: undefined };
}

/** Encodes what is outside ASCII and capitalizes what is encoded; decodes nothing. */
function escaped(value: string): string {
  return value
    .toWellFormed()
    .replace(/%[0-9A-Fa-f]{2}|[^\0-\x7F]/gu, (found) =>
      found.startsWith("%") ? found.toUpperCase() : encodeURIComponent(found),
    );
}

/** A field counts for how it begins, frequent typing errors included. */
const fields: readonly (readonly [RegExp, Directive])[] = [
  [/^user[- ]?agent/i, "user-agent"],
  [/^allow/i, "allow"],
  [/^(?:disallow|dissallow|dissalow|disalow|diasllow|disallaw)/i, "disallow"],
  [/^site-?map/i, "sitemap"],
];

/** The line as Google’s parser takes it. */
export function understood(line: RobotsLine): RobotsLine {
  if (line.directive === "malformed") return withoutColon(line);
  if (line.directive !== "other") return line;
  return { ...line, directive: directiveOf(line.field) };
}

/** A colon may be forgotten, when exactly two words stand on the line. */
function withoutColon(line: RobotsLine): RobotsLine {
  const [, field, value] = /^([^ \t:]+)[ \t]+([^ \t:]+)$/.exec(line.value) ?? [];
  if (field === undefined || value === undefined) return line;
  return { line: line.line, directive: directiveOf(field), field, value };
}

function directiveOf(field: string): Directive {
  return fields.find(([beginning]) => beginning.test(field))?.[1] ?? "other";
}
