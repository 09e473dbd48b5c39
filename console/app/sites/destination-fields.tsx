import type { Destination } from "../../../domain/sites/site.ts";
import type { NewSiteCopy } from "../content/sites.ts";
import type { FormFault } from "../forms/form.ts";
import { TextField } from "../forms/parts.tsx";

interface DestinationFieldsProps {
  copy: Pick<NewSiteCopy, "destinationIp" | "destinationIpHint" | "destinationPort" | "destinationLegend">;
  destination?: Destination | undefined;
  fault: FormFault | undefined;
}

export function DestinationFields({ copy, destination, fault }: DestinationFieldsProps) {
  return (
    // Beside a choice of connectors, they appear with the one that needs them.
    <fieldset className="flex flex-col gap-5 [form:has([name=connector]):not(:has([value=dns]:checked))_&]:hidden">
      <legend className="mb-3 text-[0.9375rem] font-semibold">{copy.destinationLegend}</legend>
      <TextField
        name="ip"
        label={copy.destinationIp}
        hint={copy.destinationIpHint}
        defaultValue={destination?.ip}
        autoComplete="off"
        spellCheck={false}
        fault={fault}
      />
      <TextField
        name="port"
        label={copy.destinationPort}
        defaultValue={String(destination?.port ?? 443)}
        inputMode="numeric"
        autoComplete="off"
        fault={fault}
      />
    </fieldset>
  );
}
