import type { ComponentProps } from "react";
import { Select } from "./select.tsx";

/** Currencies that publishers bill in. */
const currencies = ["EUR", "USD", "GBP", "CHF", "CAD", "JPY"];

type CurrencySelectProps = Omit<ComponentProps<typeof Select>, "name" | "children">;

/** Offers the currency that is set, too: a policy file may bring any. */
export function CurrencySelect(props: CurrencySelectProps) {
  return (
    <Select {...props} name="currency">
      {[...new Set([...currencies, props.value])].map((code) => (
        <option key={code}>{code}</option>
      ))}
    </Select>
  );
}
