import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import type { RuleInForce } from "../../../domain/rules/rule-in-force.ts";
import type { VisitsCopy } from "../content/visits.ts";

/** The rule in force for a crawler; no rule is said as such. */
export function RuleCell({ rule, copy }: { rule: RuleInForce; copy: VisitsCopy["crawlers"]["rules"] }) {
  const notes = [
    rule.kind === "rule" && rule.isObserved ? copy.observed : undefined,
    rule.isByPath ? copy.byPath : undefined,
  ].filter((note) => note !== undefined);
  return (
    <span className="inline-flex flex-col gap-0.5">
      {rule.kind === "rule" ? (
        <DecisionTag decision={rule.action} />
      ) : (
        <span className="text-faint text-label md:whitespace-nowrap">{copy[rule.kind]}</span>
      )}
      {notes.length > 0 && <span className="text-[0.8125rem]/tight text-faint">{notes.join(", ")}</span>}
    </span>
  );
}
