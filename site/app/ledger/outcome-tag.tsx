import { DecisionSquare, decisionTones } from "@octroi/ui/components/decision.tsx";
import type { VisitOutcome } from "../../domain/ledger/outcome.ts";

const tones: Readonly<Record<VisitOutcome, string>> = {
  passed: decisionTones.allow,
  charged: decisionTones.charge,
  blocked: decisionTones.block,
  limited: decisionTones.limit,
};

/** What the gate answered: the square of the decision it follows from, and the word. */
export function OutcomeTag({ outcome, name }: { outcome: VisitOutcome; name: string }) {
  return (
    <span className={`inline-flex items-center gap-2 whitespace-nowrap text-label ${tones[outcome]}`}>
      <DecisionSquare />
      {name}
    </span>
  );
}
