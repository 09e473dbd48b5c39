import { DecisionSquare, decisionTones } from "../components/decision.tsx";
import type { VisitOutcome } from "../words/outcome.ts";

const tones: Readonly<Record<VisitOutcome, string>> = {
  passed: decisionTones.allow,
  charged: decisionTones.charge,
  blocked: decisionTones.block,
  limited: decisionTones.limit,
};

/** What a crawler got: the square of the decision that it follows from, and a word or the status. */
export function OutcomeTag({ outcome, name }: { outcome: VisitOutcome; name: string }) {
  return (
    <span className={`inline-flex items-center gap-2 whitespace-nowrap text-label ${tones[outcome]}`}>
      <DecisionSquare />
      {name}
    </span>
  );
}
