import { CurrencySelect } from "@octroi/ui/components/currency-select.tsx";
import { PeriodSelect } from "@octroi/ui/components/policy-selects.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Draft } from "@octroi/ui/policy/draft";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import type { RulesCopy } from "../content/rules.ts";
import type { FormFault } from "../forms/form.ts";
import { TextField } from "../forms/parts.tsx";

interface AmountsProps {
  copy: RulesCopy;
  draft: Draft;
  fault: FormFault | undefined;
}

/** What switches that charge or limit ask for: shown where one is, without script too. */
export function Amounts({ copy, draft, fault }: AmountsProps) {
  const language = useLanguage();
  const { amounts } = policyFormWords[language];
  return (
    <section
      aria-labelledby="amounts"
      className="hidden group-has-[[value=charge]:checked,[value=limit]:checked]/rules:block"
    >
      <h2 id="amounts" className="text-section-title">
        {amounts.heading}
      </h2>
      <p className="mt-2 text-muted">{copy.amountsLead}</p>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)_9rem] xl:grid-cols-2 min-[88rem]:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)_9rem]">
        <TextField
          name="amount"
          label={amounts.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          defaultValue={formatter(language).price(draft.amount)}
          fault={fault}
        />
        <CurrencySelect label={amounts.currency} value={draft.currency} />
        <TextField
          name="visits"
          label={amounts.visits}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          defaultValue={draft.visits}
          fault={fault}
        />
        <PeriodSelect copy={amounts.per} draft={draft} />
      </div>
    </section>
  );
}
