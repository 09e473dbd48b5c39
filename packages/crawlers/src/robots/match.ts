import { type Applicable, applicableTo } from "./applicable.ts";
import type { RuleLine } from "./line.ts";
import type { RobotsFile } from "./parse.ts";
import { requestTarget } from "./path.ts";
import { decidingRule } from "./rank.ts";
import { type ReadingName, readingNamed } from "./readings.ts";

export interface RobotsRequest {
  /** The crawler's product token, such as `GPTBot`: for a whole header, see `identify`. */
  readonly agent: string;
  /** The path of the address with its query, encoded or not. */
  readonly path: string;
}

/** Whether a crawler may fetch a path, and why. */
export type Verdict = DecidedByRule | NoRuleMatches | NoGroupApplies | IsRobotsTxt;

export interface DecidedByRule extends Applicable {
  readonly because: "rule";
  readonly allowed: boolean;
  readonly rule: RuleLine;
  /** How specific the rule is: no other that matches has more octets. */
  readonly octets: number;
}

export interface NoRuleMatches extends Applicable {
  readonly because: "no-rule";
  readonly allowed: true;
}

export interface NoGroupApplies {
  readonly because: "no-group";
  readonly allowed: true;
}

/** The file itself may always be fetched (RFC 9309, section 2.2.2). */
export interface IsRobotsTxt {
  readonly because: "robots-txt";
  readonly allowed: true;
}

/**
 * Whether robots.txt lets `agent` fetch `path`, and which line says so.
 *
 * @example
 * const file = parseRobots("User-agent: *\nDisallow: /private/\nAllow: /private/press");
 * matchRobots(file, { agent: "GPTBot", path: "/private/plan" });
 * // { because: "rule", allowed: false, rule: { line: 2, … }, octets: 9, groups: […], named: false }
 *
 * @example
 * // What Google's published parser answers, where it differs from RFC 9309.
 * matchRobots(file, { agent: "Googlebot", path: "/" }, { reading: "google" }).allowed;
 */
export function matchRobots(
  file: RobotsFile,
  { agent, path }: RobotsRequest,
  { reading = "rfc9309" }: { readonly reading?: ReadingName } = {},
): Verdict {
  const understanding = readingNamed[reading];
  const target = requestTarget(path);
  if (understanding.allowsRobotsTxt && target === "/robots.txt") {
    return { because: "robots-txt", allowed: true };
  }
  const applicable = applicableTo(agent, file, reading);
  if (applicable === undefined) return { because: "no-group", allowed: true };
  const { groups, named } = applicable;
  const deciding = decidingRule(groups, understanding.path(target), reading);
  if (deciding === undefined) return { because: "no-rule", allowed: true, groups, named };
  const { rule, octets } = deciding;
  return { because: "rule", allowed: rule.directive === "allow", groups, named, rule, octets };
}
