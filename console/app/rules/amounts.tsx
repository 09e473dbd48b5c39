import { periods } from "@octroi/policy";
import { CurrencySelect } from "@octroi/ui/components/currency-select.tsx";
import { Select } from "@octroi/ui/components/select.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import { type Draft, reservationChoices } from "@octroi/ui/policy/draft";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import type { RulesCopy } from "../content/rules.ts";
import { Fold } from "../forms/fold.tsx";
import type { FormFault } from "../forms/form.ts";
import { TextField } from "../forms/parts.tsx";

interface AmountsProps {
  copy: RulesCopy;
  draft: Draft;
  fault: FormFault | undefined;
}

/** What the switches ask for, and the terms that the site's files tell. */
export function Amounts({ copy, draft, fault }: AmountsProps) {
  const language = useLanguage();
  const { amounts, terms } = policyFormWords[language];
  const offered = reservationChoices.filter((choice) => choice !== "carried" || draft.carried.mining);
  return (
    <>
      <section aria-labelledby="amounts">
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
          <Select label={amounts.per.label} name="per" value={draft.per}>
            {periods.map((period) => (
              <option key={period} value={period}>
                {amounts.per[period]}
              </option>
            ))}
          </Select>
        </div>
      </section>
      <Fold summary={terms.heading} isOpen={isOpen(fault)}>
        <div className="grid gap-5 sm:grid-cols-3">
          <div>
            <Select label={terms.reservation.label} name="reservation" value={draft.reservation}>
              {offered.map((choice) => (
                <option key={choice} value={choice}>
                  {terms.reservation[choice]}
                </option>
              ))}
            </Select>
            <p className="mt-1.5 text-faint text-sm">{terms.reservation.hint}</p>
          </div>
          <TextField
            name="license"
            label={terms.license.label}
            hint={terms.license.hint}
            inputMode="url"
            maxLength={2048}
            defaultValue={draft.license}
            fault={fault}
          />
          <TextField
            name="contact"
            label={terms.contact.label}
            hint={terms.contact.hint}
            inputMode="email"
            maxLength={2048}
            defaultValue={draft.contact}
            fault={fault}
          />
        </div>
      </Fold>
    </>
  );
}

function isOpen(fault: FormFault | undefined): boolean {
  return fault?.field === "license" || fault?.field === "contact";
}
