/**
 * The first of the known names that differs from this one in one place, as misspelled names do. For `parsePolicy`, where
 * a person reads the warnings; the gate does without.
 *
 * @example
 * nearestName("GPTBott", ["CCBot", "GPTBot"]); // "GPTBot"
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const typed = name.toLowerCase();
  return known.find((each) => isMisspelling(typed, each.toLowerCase()));
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
