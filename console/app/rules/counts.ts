import type { Formatter } from "@octroi/ui/language/format";
import type { ActionCounts } from "../../../domain/rules/replay.ts";
import type { RulesCopy } from "../content/rules.ts";

/** In the order in which they are told: what a site does to a visit first. */
const stopping = ["block", "charge", "limit"] as const;

/** What rules would have done, in a few words: `825 refused, 300 charged`. */
export function countsText(counts: ActionCounts, copy: RulesCopy["counts"], format: Formatter): string {
  const parts = stopping
    .filter((action) => counts[action] > 0)
    .map((action) => format.counted(counts[action], copy[action]));
  return parts.length === 0 ? copy.none : parts.join(", ");
}
