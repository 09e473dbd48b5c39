import { ReservationSelect } from "@octroi/ui/components/policy-selects.tsx";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { Draft } from "@octroi/ui/policy/draft";
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
  return (
    <Disclosure summary={terms.heading} isOpen={fault?.field === "license" || fault?.field === "contact"}>
      <div className="grid gap-5 sm:grid-cols-3">
        <ReservationSelect copy={terms.reservation} draft={draft} />
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
