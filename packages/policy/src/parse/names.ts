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

/** The first name that differs from this one in one place, as misspelled names do. */
function nearestTo(name: string, names: readonly string[]): string | undefined {
  const typed = name.toLowerCase();
  return names.find((each) => isMisspelling(typed, each.toLowerCase()));
}

/** Whether two letters at most, side by side, were added, left out, changed or swapped. */
function isMisspelling(typed: string, name: string): boolean {
  const shorter = Math.min(typed.length, name.length);
  let start = 0;
  while (start < shorter && typed[start] === name[start]) start++;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === name.at(-1 - end)) end++;
  return Math.max(typed.length, name.length) - start - end <= (shorter > 5 ? 2 : 1);
}
