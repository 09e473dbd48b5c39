import { Select } from "@octroi/ui/components/select.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import { type Draft, reservationChoices } from "@octroi/ui/policy/draft";
import { policyFormWords } from "@octroi/ui/words/policy-form";
import { Disclosure } from "../forms/disclosure.tsx";
import type { FormFault } from "../forms/form.ts";
import { TextField } from "../forms/parts.tsx";

interface TermsProps {
  draft: Draft;
  fault: FormFault | undefined;
}

/** The terms that the site's files tell. */
export function Terms({ draft, fault }: TermsProps) {
  const { terms } = policyFormWords[useLanguage()];
  const offered = reservationChoices.filter((choice) => choice !== "carried" || draft.carried.mining);
  return (
    <Disclosure summary={terms.heading} isOpen={fault?.field === "license" || fault?.field === "contact"}>
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
    </Disclosure>
  );
}
