import type { Counted, Formatter } from "@octroi/ui/language/format";

/** The first of several names, and how many more there are. */
export function fewOf(names: readonly string[], shown: number, others: Counted, format: Formatter): string {
  const rest = names.length - shown;
  const first = names.slice(0, shown).join(", ");
  return rest > 0 ? `${first} ${format.counted(rest, others)}` : first;
}
