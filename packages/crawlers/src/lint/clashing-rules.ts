import { applicableTo } from "../robots/applicable.ts";
import { isEveryone, type RobotsGroup } from "../robots/group.ts";
import type { RuleLine } from "../robots/line.ts";
import type { RobotsFile } from "../robots/parse.ts";
import { changeIn } from "./change.ts";
import type { Finding } from "./finding.ts";
import { areTogether, commentedOut, type LintRule, type Subject } from "./subject.ts";

/** How many rules are looked at across groups: enough for any real file, and an end for the others. */
const atMost = 100_000;

/** The same path allowed and disallowed: `Allow` wins (RFC 9309, section 2.2.2), and the other line is idle. */
export const contradictoryRules: LintRule = (subject) => {
  const found: Finding[] = [];
  const settled = new Set<number>();
  for (const group of subject.file.groups) {
    for (const { allow, disallows } of opposites(group.rules)) {
      const idle = disallows.map(({ line }) => line);
      for (const line of idle) settled.add(line);
      const isIdle = areTogether(subject, [allow.line, ...idle]);
      found.push({ ...clash(allow, disallows[0]), ...(isIdle && { fix: commentedOut(subject, idle) }) });
    }
  }
  for (const { agent, rules } of rulesOfSeveralGroups(subject.file)) {
    for (const { allow, disallows } of opposites(rules)) {
      const disallow = disallows.find(({ line }) => !settled.has(line));
      if (disallow === undefined) continue;
      settled.add(disallow.line);
      found.push(clash(allow, disallow, agent));
    }
  }
  return found;
};

interface Opposites {
  readonly allow: RuleLine;
  /** The lines that the `Allow` line leaves without effect. */
  readonly disallows: readonly [RuleLine, ...RuleLine[]];
}

/** The paths that come with both words. */
function opposites(rules: readonly RuleLine[]): Opposites[] {
  const nonEmptyRules = rules.filter(({ value }) => value !== "");
  const disallowed = Map.groupBy(
    nonEmptyRules.filter(({ directive }) => directive === "disallow"),
    ({ value }) => value,
  );
  const allowed = new Map(
    nonEmptyRules.filter(({ directive }) => directive === "allow").map((rule) => [rule.value, rule]),
  );
  return [...disallowed].flatMap(([path, [first, ...others]]) => {
    const allow = allowed.get(path);
    return allow && first ? [{ allow, disallows: [first, ...others] }] : [];
  });
}

/** The rules for crawlers that several groups name; once for those that the same groups name. */
function rulesOfSeveralGroups(file: RobotsFile): { agent: string; rules: readonly RuleLine[] }[] {
  const position = new Map(file.groups.map((group, index) => [group, index]));
  const seen = new Set<string>();
  const combined: { agent: string; rules: readonly RuleLine[] }[] = [];
  let looked = 0;
  for (const { value } of file.groups.flatMap(({ agents }) => agents)) {
    const groups = applicableTo(isEveryone(value) ? "*" : value, file, "rfc9309")?.groups ?? [];
    if (groups.length < 2 || looked > atMost) continue;
    looked += groups.length;
    const key = groups.map((group) => position.get(group)).join();
    if (seen.has(key)) continue;
    seen.add(key);
    const rules = groups.flatMap((group: RobotsGroup) => group.rules);
    looked += rules.length;
    combined.push({ agent: value, rules });
  }
  return combined;
}

function clash(allow: RuleLine, disallow: RuleLine, agent?: string): Finding {
  return {
    code: "contradictory-rules",
    severity: "warning",
    line: disallow.line,
    message: "contradictory-rules",
    values: {
      first: Math.min(allow.line, disallow.line),
      last: Math.max(allow.line, disallow.line),
      path: allow.value,
      agent: agent === undefined || isEveryone(agent) ? null : agent,
    },
  };
}

/** Rules that match no path, or that repeat one above them. */
export const unreachableRules: LintRule = (subject) => [
  ...subject.file.groups.flatMap((group) => repeated(subject, group)),
  ...unrooted(subject),
];

function repeated(subject: Subject, { rules }: RobotsGroup): Finding[] {
  const first = new Map<string, number>();
  return rules.flatMap(({ line, directive, value }): Finding[] => {
    const key = `${directive} ${value}`;
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, line);
      return [];
    }
    return [
      {
        code: "unreachable-rule",
        severity: "note",
        line,
        message: "repeated-rule",
        values: { earlier },
        ...(areTogether(subject, [earlier, line]) && { fix: commentedOut(subject, [line]) }),
      },
    ];
  });
}

/** Every path begins with a slash: a rule that begins otherwise matches none. */
function unrooted(subject: Subject): Finding[] {
  const change = changeIn(subject);
  return subject.file.groups
    .flatMap(({ rules }) => rules)
    .filter(({ value }) => /^[^/*\s\u00a0\u200b-\u200f\u2060\ufeff]/.test(value))
    .map((rule): Finding => {
      const path = rooted(rule.value);
      const fix = change(rule, rule.field, path);
      return {
        code: "unreachable-rule",
        severity: "error",
        line: rule.line,
        message: "unrooted-rule",
        values: { value: rule.value, path },
        ...(fix && { fix }),
      };
    });
}

function rooted(value: string): string {
  const [, path] = /^https?:\/\/[^/?]*(.*)$/i.exec(value) ?? [];
  if (path !== undefined) return path.startsWith("/") ? path : `/${path}`;
  // `.pdf$` and `?page=` are ends and middles of addresses, anywhere on the site.
  return /^[.?&]/.test(value) ? `/*${value}` : `/${value}`;
}
