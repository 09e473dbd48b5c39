import { crawlersOf } from "../identify.ts";
import type { Policy } from "../policy.ts";
import { type At, quoted } from "./at.ts";

/** Finds the name that was probably meant among those that are known. */
export type SuggestName = (name: string, known: readonly string[]) => string | undefined;

/**
 * Warns about names in rules that nobody bears. They match nobody: most often they are misspelled, or the registry
 * has them under another name. The other rules hold, so that one name does not end what the rest protects.
 */
export function warnAboutNames(policy: Policy, at: At, suggest: SuggestName | undefined): void {
  const crawlers = crawlersOf(policy);
  const known = {
    crawler: crawlers.flatMap(({ token, aliases }) => [token, ...aliases]),
    operator: crawlers.flatMap(({ operator }) => operator ?? []),
  };
  for (const kind of ["crawler", "operator"] as const) {
    const names = new Set(known[kind].map((name) => name.toLowerCase()));
    for (const [index, { who }] of policy.rules.entries()) {
      for (const [place, name] of (who[kind] ?? []).entries()) {
        if (names.has(name.toLowerCase())) continue;
        const nearest = suggest?.(name, known[kind]);
        const advice = nearest ? `Did you mean ${quoted(nearest)}?` : 'Declare it under "crawlers".';
        at.member(`rules[${index}].who.${kind}`)
          .item(place)
          .warn(`names no ${kind} that is known: ${quoted(name)}. ${advice}`);
      }
    }
  }
}
