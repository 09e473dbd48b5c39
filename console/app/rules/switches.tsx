import { DecisionSquare, decisionTones } from "@octroi/ui/components/decision.tsx";
import { DecisionChoice } from "@octroi/ui/components/decision-control.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Draft } from "@octroi/ui/policy/draft";
import { type DecidedPurpose, decidedPurposes } from "@octroi/ui/policy/purposes";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import type { ReactNode } from "react";
import type { RulesCopy } from "../content/rules.ts";
import { fewOf } from "../page/few-of.ts";

interface SwitchesProps {
  copy: RulesCopy;
  draft: Draft;
  /** Those that each switch is about. */
  crawlers: Readonly<Record<DecidedPurpose, readonly string[]>>;
}

const shownCrawlers = 2;

/** A decision for each purpose, or none, with what it brings about. */
export function Switches({ copy, draft, crawlers }: SwitchesProps) {
  const language = useLanguage();
  const { purposes } = policyFormWords[language];
  const { search } = purposes;
  return (
    <section id="switches" aria-labelledby="switches-heading" className="scroll-mt-6">
      <h2 id="switches-heading" className="text-section-title">
        {purposes.heading}
      </h2>
      <div className="mt-3 border-line border-b">
        <Row>
          <p className="font-semibold text-[0.9375rem]">{search.name}</p>
          <div>
            <p className={`flex items-center gap-2 text-label ${decisionTones.allow}`}>
              <DecisionSquare />
              {search.always}
            </p>
            <p className="mt-1 text-muted text-sm">{search.consequence}</p>
          </div>
        </Row>
        {decidedPurposes.map((purpose) => {
          const decision = draft.unsaid.includes(purpose) ? undefined : draft.decisions[purpose];
          return (
            <Row key={purpose} labelled={`name-${purpose}`}>
              <div>
                <p id={`name-${purpose}`} className="font-semibold text-[0.9375rem]">
                  {purposes.names[purpose]}
                </p>
                <p className="text-[0.8125rem]/snug text-faint">
                  {fewOf(crawlers[purpose], shownCrawlers, copy.others, formatter(language))}
                </p>
              </div>
              <div>
                <DecisionChoice name={purpose} value={decision} none={copy.noRule} />
                <p data-fresh={`about-${purpose}`} className="mt-1.5 text-muted text-sm">
                  {decision === undefined ? purposes.unsaid : purposes.consequences[purpose][decision]}
                </p>
              </div>
            </Row>
          );
        })}
      </div>
    </section>
  );
}

function Row({ labelled, children }: { labelled?: string; children: ReactNode }) {
  return (
    <div
      {...(labelled && { role: "group", "aria-labelledby": labelled })}
      className="grid gap-x-4 gap-y-2 border-line border-t border-dashed py-3.5 @min-[42rem]:grid-cols-[11rem_minmax(0,1fr)]"
    >
      {children}
    </div>
  );
}
