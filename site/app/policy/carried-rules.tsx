import type { Purpose } from "@octroi/crawlers/identify";
import type { Rule } from "@octroi/policy";
import { Button } from "@octroi/ui/components/button.tsx";
import { DecisionTag } from "@octroi/ui/components/decision.tsx";
import { type Formatter, formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Draft } from "@octroi/ui/policy/draft";
import { withoutRule } from "@octroi/ui/policy/edit";
import { X } from "lucide-react";
import type { AmountsCopy, CarriedCopy } from "../content/policy/copy.ts";

interface CarriedRulesProps {
  copy: CarriedCopy;
  draft: Draft;
  onChange: (draft: Draft) => void;
  purposes: Readonly<Record<Purpose, string>>;
  periods: AmountsCopy["per"];
}

/** Rules that a file brought and that the form has no controls for. They can be read, and taken out. */
export function CarriedRules({ copy, draft, onChange, purposes, periods }: CarriedRulesProps) {
  const format = formatter(useLanguage());
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
            <div>
              <p className="flex flex-wrap items-baseline gap-x-4">
                <span className="text-faint text-label">
                  {copy.rule.replace("{number}", String(index + 1))}
                </span>
                <DecisionTag decision={rule.action} />
                <span className="text-label text-muted">{amountIn(rule, periods, format)}</span>
              </p>
              <p className="mt-1">{whoIn(rule, copy, purposes)}</p>
              <p className="wrap-anywhere text-label text-muted">
                {rule.paths?.join(" ") ?? copy.everywhere}
              </p>
            </div>
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

/** What is asked for, or how often one may come, where the rule says so. */
function amountIn(rule: Rule, periods: AmountsCopy["per"], { price }: Formatter): string {
  if (rule.action === "charge") return `${price(rule.price.amount)}\u00a0${rule.price.currency}`;
  return rule.action === "limit" ? `${rule.limit.visits} / ${periods[rule.limit.per]}` : "";
}

function whoIn({ who }: Rule, copy: CarriedCopy, purposes: Readonly<Record<Purpose, string>>): string {
  const { purpose, operator, crawler, verified } = who;
  const parts = [
    purpose?.map((each) => purposes[each]).join(", "),
    operator?.join(", "),
    crawler?.join(", "),
    verified === undefined ? undefined : verified ? copy.verified : copy.unverified,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? copy.everyone : parts.join(" · ");
}
