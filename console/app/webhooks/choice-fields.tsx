import type { EventKind } from "../../../domain/webhooks/webhook.ts";
import type { FormFault } from "../forms/form.ts";
import { CheckBox, Choice } from "../forms/parts.tsx";

export interface ChoiceFieldsProps {
  copy: {
    kinds: string;
    sites: string;
    everySite: { label: string; hint: string };
    chosenSites: { label: string; hint: string };
    chosen: string;
    noSites: string;
    spike: string;
  };
  kinds: readonly { id: EventKind; label: string; hint: string; isChosen: boolean }[];
  sites: readonly { id: string; domain: string; isChosen: boolean }[];
  isEverySite: boolean;
  fault: FormFault | undefined;
}

/** What an endpoint is told of, and of which sites. */
export function ChoiceFields({ copy, kinds, sites, isEverySite, fault }: ChoiceFieldsProps) {
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-2.5 font-semibold text-[0.9375rem]">{copy.kinds}</legend>
        <div className="flex flex-col gap-3.5">
          {kinds.map(({ id, label, hint, isChosen }) => (
            <CheckBox key={id} name={`kind-${id}`} fault={fault} defaultChecked={!fault && isChosen}>
              {label}
              <span className="block text-muted text-sm">{hint}</span>
            </CheckBox>
          ))}
        </div>
        <p className="mt-4 text-muted text-sm">{copy.spike}</p>
      </fieldset>
      <Choice
        name="sites"
        legend={copy.sites}
        options={[
          { value: "every", ...copy.everySite },
          { value: "some", ...copy.chosenSites },
        ]}
        chosen={isEverySite ? "every" : "some"}
        fault={fault}
      />
      {sites.length === 0 ? (
        <p className="text-muted text-sm">{copy.noSites}</p>
      ) : (
        <fieldset className="min-w-0">
          <legend className="mb-2.5 font-semibold text-[0.9375rem]">{copy.chosen}</legend>
          <div className="flex flex-col gap-3">
            {sites.map(({ id, domain, isChosen }) => (
              <CheckBox key={id} name={`site-${id}`} fault={fault} defaultChecked={!fault && isChosen}>
                <span className="wrap-anywhere">{domain}</span>
              </CheckBox>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
