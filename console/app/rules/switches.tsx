import type { BlockingCost } from "@octroi/crawlers";
import { Button } from "@octroi/ui/components/button.tsx";
import { DecisionSquare, decisionTones } from "@octroi/ui/components/decision.tsx";
import { DecisionControl } from "@octroi/ui/components/decision-control.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Draft } from "@octroi/ui/policy/draft";
import { exceptionField } from "@octroi/ui/policy/draft-from-form";
import { type DecidedPurpose, decidedPurposes } from "@octroi/ui/policy/purposes";
import { crawlerWords } from "@octroi/ui/words/crawlers";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import { X } from "lucide-react";
import type { RulesCopy } from "../content/rules.ts";
import type { FormFault } from "../forms/form.ts";
import { TextField } from "../forms/parts.tsx";
import { fewOf } from "./few-of.ts";

/** What blocking costs, with a few of the crawlers that it is lost with. */
export interface CostLine {
  cost: BlockingCost;
  crawlers: readonly string[];
}

interface SwitchesProps {
  copy: RulesCopy;
  draft: Draft;
  purposeCosts: Readonly<Record<DecidedPurpose, readonly CostLine[]>>;
  crawlerCosts: Readonly<Record<string, BlockingCost | undefined>>;
  names: readonly string[];
  fault: FormFault | undefined;
}

/** One decision for each purpose, then for single crawlers, each with what it brings about and what blocking costs. */
export function Switches({ copy, draft, purposeCosts, crawlerCosts, names, fault }: SwitchesProps) {
  const words = policyFormWords[useLanguage()];
  return (
    <>
      <section id="switches" aria-labelledby="purposes" className="scroll-mt-6">
        <h2 id="purposes" className="text-section-title">
          {words.purposes.heading}
        </h2>
        <div className="mt-4 border-line border-b">
          <div className="border-line border-t border-dashed py-4">
            <p className="flex flex-wrap items-center justify-between gap-x-4 font-semibold text-[0.9375rem]">
              {words.purposes.search.name}
              <span className={`flex items-center gap-2 text-label ${decisionTones.allow}`}>
                <DecisionSquare />
                {words.purposes.search.always}
              </span>
            </p>
            <p className="mt-1.5 text-muted text-sm">{words.purposes.search.consequence}</p>
          </div>
          {decidedPurposes.map((purpose) => (
            <div key={purpose} className="border-line border-t border-dashed py-4">
              <DecisionControl
                label={words.purposes.names[purpose]}
                name={purpose}
                value={draft.decisions[purpose]}
              />
              <p className="mt-2 text-muted text-sm">
                {draft.unsaid.includes(purpose)
                  ? words.purposes.unsaid
                  : words.purposes.consequences[purpose][draft.decisions[purpose]]}
              </p>
              <p className="mt-1 text-faint text-sm">
                {copy.cost.purpose} <Costs copy={copy} costs={purposeCosts[purpose]} />
              </p>
            </div>
          ))}
        </div>
      </section>
      <section id="crawlers" aria-labelledby="crawlers-heading" className="scroll-mt-6">
        <h2 id="crawlers-heading" className="text-section-title">
          {copy.crawlers.heading}
        </h2>
        <p className="mt-2 text-muted">{copy.crawlers.lead}</p>
        {draft.exceptions.length === 0 && <p className="mt-3 text-faint text-sm">{copy.crawlers.empty}</p>}
        <ul className="mt-4 border-line border-b">
          {draft.exceptions.map(({ crawler, action }) => {
            const cost = crawlerCosts[crawler];
            return (
              <li key={crawler} className="relative border-line border-t border-dashed py-4">
                <DecisionControl label={crawler} name={exceptionField(crawler)} value={action} />
                {cost && (
                  <p className="mt-2 text-faint text-sm">
                    {copy.cost.crawler} <Costs copy={copy} costs={[{ cost, crawlers: [] }]} />
                  </p>
                )}
                <Button
                  type="submit"
                  name="button"
                  value={`remove-crawler:${crawler}`}
                  variant="ghost"
                  size="sm"
                  className="absolute top-2 right-0"
                  aria-label={words.exceptions.remove.replace("{name}", crawler)}
                >
                  <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
                </Button>
              </li>
            );
          })}
        </ul>
        <div className="mt-4 grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
          <TextField
            label={words.exceptions.label}
            name="exception"
            list="known-crawlers"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            fault={fault}
          />
          <Button type="submit" name="button" value="add-crawler" variant="outline" className="min-h-12">
            {words.exceptions.add}
          </Button>
        </div>
        <datalist id="known-crawlers">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </section>
    </>
  );
}

const shownCrawlers = 3;

function Costs({ copy, costs }: { copy: RulesCopy; costs: readonly CostLine[] }) {
  const language = useLanguage();
  const { blockingCosts } = crawlerWords[language];
  const format = formatter(language);
  return costs
    .map(({ cost, crawlers }) => {
      const label = blockingCosts[cost].name;
      // It goes on a sentence.
      const name = label.charAt(0).toLowerCase() + label.slice(1);
      return crawlers.length === 0
        ? name
        : `${name} (${fewOf(crawlers, shownCrawlers, copy.others, format)})`;
    })
    .join(" · ");
}
