import type { BlockingCost } from "@octroi/crawlers";
import { Button } from "@octroi/ui/components/button.tsx";
import { DecisionControl } from "@octroi/ui/components/decision-control.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Draft } from "@octroi/ui/policy/draft";
import { exceptionField } from "@octroi/ui/policy/draft-from-form";
import { crawlerWords } from "@octroi/ui/words/crawlers";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import { X } from "lucide-react";
import type { RulesCopy } from "../content/rules.ts";
import { Disclosure } from "../forms/disclosure.tsx";
import type { FormFault } from "../forms/form.ts";
import { TextField } from "../forms/parts.tsx";
import { filled } from "../page/words.ts";

interface ExceptionsProps {
  copy: RulesCopy;
  draft: Draft;
  costs: Readonly<Record<string, BlockingCost | undefined>>;
  names: readonly string[];
  /** A crawler that somebody came here to decide about. */
  named: string | undefined;
  isOpen: boolean;
  fault: FormFault | undefined;
}

/** Crawlers that are treated differently from the rest of their kind. */
export function Exceptions({ copy, draft, costs, names, named, isOpen, fault }: ExceptionsProps) {
  const language = useLanguage();
  const { exceptions } = policyFormWords[language];
  const { blockingCosts } = crawlerWords[language];
  return (
    <Disclosure
      id="crawlers"
      summary={filled(copy.crawlers.heading, { count: draft.exceptions.length })}
      isOpen={isOpen || fault?.field === "exception"}
    >
      <p className="text-muted text-sm">{copy.crawlers.lead}</p>
      {named !== undefined && (
        <p className="mt-3">
          <Button type="submit" name="button" value={`add-crawler:${named}`} variant="outline">
            {filled(copy.crawlers.decide, { name: named })}
          </Button>
        </p>
      )}
      <ul className="mt-2">
        {draft.exceptions.map(({ crawler, action }) => {
          const cost = costs[crawler];
          return (
            <li key={crawler} className="relative border-line border-b border-dashed py-4">
              <DecisionControl label={crawler} name={exceptionField(crawler)} value={action} />
              {cost && (
                <p className="mt-1.5 text-faint text-sm">
                  {copy.cost.crawler} {blockingCosts[cost].meaning}
                </p>
              )}
              <Button
                type="submit"
                name="button"
                value={`remove-crawler:${crawler}`}
                variant="ghost"
                size="sm"
                className="absolute top-2 right-0"
                aria-label={exceptions.remove.replace("{name}", crawler)}
              >
                <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
              </Button>
            </li>
          );
        })}
      </ul>
      <div data-added className="mt-4 grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          label={exceptions.label}
          name="exception"
          list="known-crawlers"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          fault={fault}
        />
        <Button type="submit" name="button" value="add-crawler" variant="outline" className="min-h-12">
          {exceptions.add}
        </Button>
      </div>
      <datalist id="known-crawlers">
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </Disclosure>
  );
}
