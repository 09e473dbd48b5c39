import { CurrencySelect } from "@octroi/ui/components/currency-select.tsx";
import type { FormFault } from "../forms/form.ts";
import { TextField } from "../forms/parts.tsx";

interface PathsFieldProps {
  copy: { paths: string; pathsHint: string };
  typed: { paths: string };
  fault: FormFault | undefined;
}

/** Paths as robots.txt has them; left empty, every page. */
export function PathsField({ copy, typed, fault }: PathsFieldProps) {
  return (
    <TextField
      name="paths"
      label={copy.paths}
      hint={copy.pathsHint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={typed.paths}
      fault={fault}
    />
  );
}

interface PriceFieldsProps {
  copy: { amount: string; amountHint?: string; currency: string };
  typed: { amount: string; currency: string };
  fault: FormFault | undefined;
}

/** An amount, and beside it its currency. */
export function PriceFields({ copy, typed, fault }: PriceFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <TextField
        name="amount"
        label={copy.amount}
        {...(copy.amountHint === undefined ? {} : { hint: copy.amountHint })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        defaultValue={typed.amount}
        fault={fault}
      />
      <CurrencySelect label={copy.currency} value={fault?.typed["currency"] ?? typed.currency} />
    </div>
  );
}
