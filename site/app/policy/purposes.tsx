import { DecisionSquare, decisionTones } from "@octroi/ui/components/decision.tsx";
import { DecisionControl } from "@octroi/ui/components/decision-control.tsx";
import type { Draft } from "@octroi/ui/policy/draft";
import { withDecision } from "@octroi/ui/policy/edit";
import { decidedPurposes } from "@octroi/ui/policy/purposes";
import type { PurposesCopy } from "@octroi/ui/words/policy-form";

interface PurposesProps {
  copy: PurposesCopy;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** One decision for each purpose, with what it brings about in the line below. */
export function Purposes({ copy, draft, onChange }: PurposesProps) {
  return (
    <section aria-labelledby="purposes">
      <h2 id="purposes" className="text-2xl">
        {copy.heading}
      </h2>
      <div className="mt-4 border-line border-b">
        <div className="border-line border-t border-dashed py-4">
          <p className="flex flex-wrap items-center justify-between gap-x-4 font-semibold text-[0.9375rem]">
            {copy.search.name}
            <span className={`flex items-center gap-2 text-label ${decisionTones.allow}`}>
              <DecisionSquare />
              {copy.search.always}
            </span>
          </p>
          <p className="mt-1.5 text-muted text-sm">{copy.search.consequence}</p>
        </div>
        {decidedPurposes.map((purpose) => (
          <div key={purpose} className="border-line border-t border-dashed py-4">
            <DecisionControl
              label={copy.names[purpose]}
              name={purpose}
              value={draft.decisions[purpose]}
              onChange={(action) => onChange(withDecision(draft, purpose, action))}
            />
            <p aria-live="polite" className="mt-2 text-muted text-sm">
              {draft.unsaid.includes(purpose)
                ? copy.unsaid
                : copy.consequences[purpose][draft.decisions[purpose]]}
            </p>
          </div>
        ))}
      </div>
    </section>
  );
}
