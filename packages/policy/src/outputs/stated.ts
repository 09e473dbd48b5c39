import type { UsageAnswer } from "../usage-statements.ts";

/** A word for one use or for several, and what the policy says to each: nothing, where it says nothing to any. */
type Stated = readonly [word: string, ...answers: (UsageAnswer | undefined)[]];

/** Preferences as pairs, in the words of one form for yes and no. One word for several uses grants all of them or none. */
export function statedWith(yes: string, no: string, all: readonly Stated[]): string {
  return all
    .flatMap(([word, ...answers]) => {
      const stated = answers.filter((answer) => answer !== undefined);
      if (stated.length === 0) return [];
      return `${word}=${stated.every((answer) => answer === "yes") ? yes : no}`;
    })
    .join(", ");
}
