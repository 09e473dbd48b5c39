import type { PolicyRule } from "@octroi/crawlers/robots";
import { contains, isExact, mayOverlap } from "../../patterns.ts";

/** A path and whether it may be fetched. In a list of them, the first that matches decides. */
export interface Entry {
  readonly pattern: string;
  readonly allow: boolean;
  /** The rule of the policy it comes from; null for what is open to all. */
  readonly rule: number | null;
}

export interface Ranked {
  readonly rules: readonly PolicyRule[];
  /** Entries that robots.txt cannot put before others that follow them. */
  readonly inexpressible: readonly Entry[];
}

/**
 * Turns “the first that matches” into “the one with the most octets, and Allow on a tie”. A path that is too
 * short to win is padded with stars, which match nothing more and count as octets in every reading.
 */
export function ranked(entries: readonly Entry[]): Ranked {
  const needed = withoutIdleAllows(withoutShadowed(entries));
  const rules: PolicyRule[] = [];
  const placed: { entry: Entry; octets: number }[] = [];
  const inexpressible: Entry[] = [];
  for (const entry of needed.toReversed()) {
    const rivals = placed.filter(
      ({ entry: later }) => later.allow !== entry.allow && mayOverlap(later.pattern, entry.pattern),
    );
    const least = Math.max(0, ...rivals.map(({ octets }) => octets + (entry.allow ? 0 : 1)));
    const pattern = padded(entry.pattern, least);
    if (pattern.length < least) inexpressible.push(entry);
    placed.push({ entry, octets: pattern.length });
    rules.unshift(entry.allow ? { allow: pattern } : { disallow: pattern });
  }
  return { rules, inexpressible };
}

function withoutShadowed(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(
    ({ pattern }, index) => !entries.slice(0, index).some((earlier) => contains(earlier.pattern, pattern)),
  );
}

/** What nothing forbids needs no Allow. */
function withoutIdleAllows(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(
    ({ allow, pattern }, index) =>
      !allow || entries.slice(index + 1).some((later) => !later.allow && mayOverlap(later.pattern, pattern)),
  );
}

/** The same path with at least so many octets. One that names a single page has no room for a star. */
function padded(pattern: string, least: number): string {
  if (pattern.length >= least || isExact(pattern)) return pattern;
  const stars = "*".repeat(least - pattern.length);
  return pattern.includes("*") ? pattern.replace("*", `*${stars}`) : `${pattern}${stars}`;
}
