import { knownCrawlers } from "@octroi/crawlers/identify";
import type { Policy } from "../policy.ts";
import { type At, quoted } from "./at.ts";

/** Finds the name that was probably meant among those that are known. */
export type SuggestName = (name: string, known: readonly string[]) => string | undefined;

/**
 * Warns about names in rules that nobody bears. They match nobody: most often they are misspelled, or the registry
 * has them under another name. The other rules hold, so that one name does not end what the rest protects.
 */
export function warnAboutNames(
  { rules, crawlers: own = [] }: Policy,
  at: At,
  suggest: SuggestName | undefined,
): void {
  const known = {
    crawler: [
      ...knownCrawlers.flatMap(({ token, aliases }) => [token, ...aliases]),
      ...own.flatMap(({ name, aliases = [] }) => [name, ...aliases]),
    ],
    operator: [...knownCrawlers, ...own].flatMap(({ operator }) => operator ?? []),
  };
  const lowercase = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));
  const names = { crawler: lowercase(known.crawler), operator: lowercase(known.operator) };
  for (const [index, { who }] of rules.entries()) {
    const here = at.member("rules").item(index).member("who");
    for (const kind of ["crawler", "operator"] as const) {
      for (const [place, name] of (who[kind] ?? []).entries()) {
        if (names[kind].has(name.toLowerCase())) continue;
        const nearest = suggest?.(name, known[kind]);
        const advice = nearest ? `Did you mean ${quoted(nearest)}?` : 'Declare it under "crawlers".';
        here
          .member(kind)
          .item(place)
          .warn(`names no ${kind} that is known: ${quoted(name)}. ${advice}`);
      }
    }
  }
}
