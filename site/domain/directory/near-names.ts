import type { Crawler } from "@octroi/crawlers";
import { crawlers } from "@octroi/crawlers/registry";

/** No token is half as long. */
const maxNameLength = 64;

/**
 * The crawlers whose names are nearest to a name that nobody has, the nearest first: a typing mistake away,
 * or holding the name or held by it.
 */
export function nearNames(name: string, limit = 5): readonly Crawler[] {
  const query = bare(name.slice(0, maxNameLength));
  if (query.length < 2) return [];
  const maxDistance = Math.max(1, Math.floor(query.length / 3));
  return crawlers
    .map((crawler) => ({ crawler, distance: nearest(query, crawler, maxDistance) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ crawler }) => crawler);
}

function nearest(query: string, { token, aliases }: Crawler, maxDistance: number): number {
  return Math.min(...[token, ...aliases].map((name) => distanceBetween(query, bare(name), maxDistance)));
}

/** Names are told apart by their letters and digits; the rest is spelling. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function distanceBetween(a: string, b: string, maxDistance: number): number {
  const apart = Math.abs(a.length - b.length);
  // Less than any mistake, and the shorter the rest the better.
  if (isMostOf(a, b)) return apart / maxNameLength / 2;
  return apart > maxDistance ? Number.POSITIVE_INFINITY : editDistance(a, b);
}

function isMostOf(query: string, name: string): boolean {
  if (query.length > 3 && name.includes(query)) return true;
  return name.length >= query.length / 2 && query.includes(name);
}

/** How many letters have to be put in, taken out or changed: one row of the usual table at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let line = 1; line <= a.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= b.length; column += 1) {
      const changed = (row[column - 1] ?? 0) + (a[line - 1] === b[column - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
