import type { Purpose } from "@octroi/crawlers/identify";
import { Button } from "@octroi/ui/components/button.tsx";
import { RuleLine } from "@octroi/ui/components/rule-line.tsx";
import type { Draft } from "@octroi/ui/policy/draft";
import { withoutRule } from "@octroi/ui/policy/edit";
import type { AmountsCopy, CarriedCopy } from "@octroi/ui/words/policy-form";
import { X } from "lucide-react";

interface CarriedRulesProps {
  copy: CarriedCopy;
  draft: Draft;
  onChange: (draft: Draft) => void;
  purposes: Readonly<Record<Purpose, string>>;
  periods: AmountsCopy["per"];
}

/** Rules that a file brought and that the form has no controls for. They can be read, and taken out. */
export function CarriedRules({ copy, draft, onChange, purposes, periods }: CarriedRulesProps) {
  const { rules } = draft.carried;
  return (
    <section aria-labelledby="carried">
      <h2 id="carried" className="text-2xl">
        {copy.heading}
      </h2>
      <p className="mt-2 text-base text-muted">{copy.lead}</p>
      <ol className="mt-4 max-h-96 overflow-y-auto border-line border-b">
        {rules.map((rule, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place.
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-line border-t border-dashed py-3 text-[0.9375rem]"
          >
            <RuleLine rule={rule} number={index + 1} {...{ copy, purposes, periods }} />
            <Button
              variant="ghost"
              size="sm"
              className="-mr-3"
              aria-label={copy.remove.replace("{number}", String(index + 1))}
              onClick={() => onChange(withoutRule(draft, index))}
            >
              <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
