import { knownCrawlers } from "@octroi/crawlers/identify";
import type { Policy } from "../policy.ts";
import { type At, quoted } from "./at.ts";

/**
 * Warns about names in rules that nobody bears. They match nobody: most often they are misspelled, or the registry
 * has them under another name. The other rules hold, so that one name does not end what the rest protects.
 */
export function warnAboutNames({ rules, crawlers: own = [] }: Policy, at: At): void {
  const known = {
    crawler: [
      ...knownCrawlers.flatMap(({ token, aliases }) => [token, ...aliases]),
      ...own.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    ],
    operator: [...knownCrawlers, ...own].flatMap(({ operator }) => operator ?? []),
  };
  for (const [index, { who }] of rules.entries()) {
    const here = at.member("rules").item(index).member("who");
    for (const kind of ["crawler", "operator"] as const) {
      const names = new Set(known[kind].map((name) => name.toLowerCase()));
      for (const [place, name] of (who[kind] ?? []).entries()) {
        if (names.has(name.toLowerCase())) continue;
        const nearest = nearestTo(name, known[kind]);
        const advice = nearest ? `Did you mean ${quoted(nearest)}?` : 'Declare it under "crawlers".';
        here
          .member(kind)
          .item(place)
          .warn(`names no ${kind} that is known: ${quoted(name)}. ${advice}`);
      }
    }
  }
}

/** The name that the fewest letters tell from this one, if those are few. */
function nearestTo(name: string, names: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(name.length / 3));
  let nearest: { name: string; distance: number } | undefined;
  for (const each of names) {
    if (Math.abs(each.length - name.length) > most) continue;
    const distance = distanceBetween(each.toLowerCase(), name.toLowerCase());
    if (distance <= most && distance < (nearest?.distance ?? Infinity)) nearest = { name: each, distance };
  }
  return nearest?.name;
}

/** How many letters have to be added, left out or changed (Levenshtein). */
function distanceBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let at = 0; at < b.length; at++) {
      const change = (row[at] ?? 0) + Number(letter !== b[at]);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
