import type { PolicyRule } from "@octroi/crawlers/robots";
import { contains, isExact, mayOverlap } from "../../patterns.ts";

/** A path and whether it may be fetched. In a list of them, the first that matches decides. */
export interface Entry {
  readonly pattern: string;
  readonly allow: boolean;
  /** The rule of the policy it comes from; null for what is open to all. */
  readonly rule: number | null;
}

export interface RobotsRules {
  readonly rules: readonly PolicyRule[];
  /** Entries that robots.txt cannot put before others that follow them. */
  readonly inexpressible: readonly Entry[];
}

/**
 * Writes entries, of which the first that matches decides, as rules of robots.txt, of which the longest that matches
 * decides, and Allow among rules of one length (RFC 9309).
 *
 * An entry that is shorter than a later one it must win over is padded with stars. A star matches any characters, none
 * included, so the path still matches the same pages, and each star counts as an octet in every reading:
 *
 *     entries, in order     rules
 *     block /*.pdf          Disallow: /****.pdf   (9 octets)
 *     allow /reports        Allow: /reports       (8 octets)
 *     block /               Disallow: /
 *
 * Without the added stars, `/reports/a.pdf` would be open: `Disallow: /*.pdf` has 6 octets only.
 */
export function robotsRulesFor(entries: readonly Entry[]): RobotsRules {
  const rules: PolicyRule[] = [];
  const laterRules: { entry: Entry; octets: number }[] = [];
  const inexpressible: Entry[] = [];
  // From the last entry to the first: each has to outrank those that follow it, whose lengths are then known.
  for (const entry of withoutNeedlessAllows(withoutShadowed(entries)).toReversed()) {
    const opposed = laterRules.filter(
      ({ entry: later }) => later.allow !== entry.allow && mayOverlap(later.pattern, entry.pattern),
    );
    // On a tie Allow wins, so that a Disallow needs one octet more.
    const minOctets = Math.max(0, ...opposed.map(({ octets }) => octets + (entry.allow ? 0 : 1)));
    const pattern = padWithStars(entry.pattern, minOctets);
    if (pattern.length < minOctets) inexpressible.push(entry);
    laterRules.push({ entry, octets: pattern.length });
    rules.unshift(entry.allow ? { allow: pattern } : { disallow: pattern });
  }
  return { rules, inexpressible };
}

/** Leaves out entries that never decide, as an earlier one matches all of their paths. */
function withoutShadowed(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(
    ({ pattern }, index) => !entries.slice(0, index).some((earlier) => contains(earlier.pattern, pattern)),
  );
}

/** Leaves out each Allow without a later Disallow for some of its paths: what no rule matches is allowed. */
function withoutNeedlessAllows(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(
    ({ allow, pattern }, index) =>
      !allow || entries.slice(index + 1).some((later) => !later.allow && mayOverlap(later.pattern, pattern)),
  );
}

/**
 * The same path with at least so many octets. Stars go beside a star that is there, or to the end, where every path has
 * one implied. A path that ends in `$` and has no star cannot be padded without matching more.
 */
function padWithStars(pattern: string, minOctets: number): string {
  if (pattern.length >= minOctets || isExact(pattern)) return pattern;
  const stars = "*".repeat(minOctets - pattern.length);
  return pattern.includes("*") ? pattern.replace("*", `*${stars}`) : `${pattern}${stars}`;
}
