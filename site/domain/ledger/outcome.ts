import type { Decision } from "@octroi/ui/words/decision";
import type { StatusClass } from "./status-class.ts";

/** What the gate did: it let the visitor in, asked for a price, turned it away, or told it to slow down. */
export const outcomes = ["passed", "charged", "blocked", "limited"] as const;
export type VisitOutcome = (typeof outcomes)[number];

/** A decision that only observes lets the visitor in; and so does a limit that has not been reached. */
export function outcomeOf(decision: Decision, status: StatusClass): VisitOutcome {
  if (decision === "charge" && status === "402") return "charged";
  if (decision === "block" && status === "403") return "blocked";
  return decision === "limit" && status === "429" ? "limited" : "passed";
}
