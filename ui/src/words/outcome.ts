import type { Localized } from "@octroi/ui/language/language";
import type { Decision } from "./decision.ts";

/** What a visitor got: the class of the status, and the gate's own answers by their number. */
export const statusClasses = ["2xx", "3xx", "402", "403", "429", "4xx", "5xx"] as const;
export type StatusClass = (typeof statusClasses)[number];

/** A visit of unknown status was let through: a gate that answers by itself knows what it answered. */
export function statusClassOf(status: number | null): StatusClass {
  if (status === null) return "2xx";
  if (status === 402) return "402";
  if (status === 403) return "403";
  if (status === 429) return "429";
  if (status >= 500) return "5xx";
  if (status >= 400) return "4xx";
  return status >= 300 ? "3xx" : "2xx";
}

/** What the gate did: it let the visitor in, asked for a price, turned it away, or told it to slow down. */
export const outcomes = ["passed", "charged", "blocked", "limited"] as const;
export type VisitOutcome = (typeof outcomes)[number];

/** Said of a visit, in the words of the decisions; nobody has paid yet who was asked for a price. */
export const outcomeWords: Localized<Record<VisitOutcome, string>> = {
  fr: { passed: "autorisé", charged: "prix demandé", blocked: "bloqué", limited: "limité" },
  en: { passed: "allowed", charged: "asked to pay", blocked: "blocked", limited: "limited" },
};

/** A decision that only observes lets the visitor in, and so does a limit that has not been reached. */
export function outcomeOf(decision: Decision, status: StatusClass): VisitOutcome {
  if (decision === "charge" && status === "402") return "charged";
  if (decision === "block" && status === "403") return "blocked";
  return decision === "limit" && status === "429" ? "limited" : "passed";
}
