import { periods } from "@octroi/policy";
import type { Draft } from "../../domain/policy/draft.ts";
import type { PolicyCopy } from "../content/policy/copy.ts";
import { Select } from "../ui/select.tsx";
import { DraftInput, type DraftPartProps } from "./draft-input.tsx";

/** Currencies that publishers bill in; a file may bring any other. */
const currencies = ["EUR", "USD", "GBP", "CHF", "CAD", "JPY"];

type AmountsProps = DraftPartProps & { copy: PolicyCopy };

/** What is asked for only once something is charged or limited. */
export function Amounts({ copy, draft, onChange, wrong }: AmountsProps) {
  const used = new Set([...Object.values(draft.decisions), ...draft.exceptions.map(({ action }) => action)]);
  const { amounts } = copy;
  const offered = [...new Set([...currencies, draft.currency])];
  return (
    <>
      {used.has("charge") && (
        <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-x-4">
          <DraftInput
            field="amount"
            label={amounts.amount}
            inputMode="decimal"
            {...{ copy, draft, onChange, wrong }}
          />
          <Select
            label={amounts.currency}
            name="currency"
            value={draft.currency}
            onChange={(currency) => onChange({ ...draft, currency })}
          >
            {offered.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
          {draft.license.trim() === "" && (
            <p className="col-span-2 mt-2 text-muted text-sm">{amounts.unlicensed}</p>
          )}
        </div>
      )}
      {used.has("limit") && (
        <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-x-4">
          <DraftInput
            field="visits"
            label={amounts.visits}
            inputMode="numeric"
            {...{ copy, draft, onChange, wrong }}
          />
          <Select
            label={amounts.per.label}
            name="per"
            value={draft.per}
            onChange={(per) => onChange({ ...draft, per: periodIn(per) ?? draft.per })}
          >
            {periods.map((period) => (
              <option key={period} value={period}>
                {amounts.per[period]}
              </option>
            ))}
          </Select>
        </div>
      )}
    </>
  );
}

export function periodIn(value: string | undefined): Draft["per"] | undefined {
  return periods.find((period) => period === value);
}
