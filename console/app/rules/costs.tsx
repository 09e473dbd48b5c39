import type { BlockingCost } from "@octroi/crawlers";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { type DecidedPurpose, decidedPurposes } from "@octroi/ui/policy/purposes";
import { crawlerWords } from "@octroi/ui/words/crawlers";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import type { RulesCopy } from "../content/rules.ts";
import { Disclosure } from "../forms/disclosure.tsx";
import { fewOf } from "../page/few-of.ts";

interface CostsProps {
  copy: RulesCopy;
  costs: Readonly<Record<DecidedPurpose, readonly { cost: BlockingCost; crawlers: readonly string[] }[]>>;
}

const shownCrawlers = 3;

/** What blocking costs, purpose by purpose: a line for each loss, with those whom it is lost with. */
export function Costs({ copy, costs }: CostsProps) {
  const language = useLanguage();
  const { names } = policyFormWords[language].purposes;
  const { blockingCosts } = crawlerWords[language];
  return (
    <Disclosure summary={copy.cost.heading}>
      <dl className="grid gap-4 text-[0.9375rem]">
        {decidedPurposes.map((purpose) => (
          <div key={purpose} className="grid gap-x-4 gap-y-1 @min-[42rem]:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="font-semibold">{names[purpose]}</dt>
            <dd>
              <ul className="grid gap-1.5">
                {costs[purpose].map(({ cost, crawlers }) => (
                  <li key={cost}>
                    {blockingCosts[cost].meaning}{" "}
                    <span className="text-faint text-sm">
                      {fewOf(crawlers, shownCrawlers, copy.others, formatter(language))}
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
