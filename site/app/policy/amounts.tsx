import type { Action } from "@octroi/policy";
import { CurrencySelect } from "@octroi/ui/components/currency-select.tsx";
import { PeriodSelect } from "@octroi/ui/components/policy-selects.tsx";
import { formatter } from "@octroi/ui/language/format";
import { useLanguage } from "@octroi/ui/page/page-data";
import type { PolicyCopy } from "../content/policy/copy.ts";
import { Disclosure } from "./disclosure.tsx";
import { DraftInput, type DraftPartProps } from "./draft-input.tsx";

type AmountsProps = DraftPartProps & { copy: PolicyCopy; used: ReadonlySet<Action> };

/** What is asked for only once something is charged or limited. */
export function Amounts({ copy, onChange, wrong, used, draft: held }: AmountsProps) {
  const { amounts } = copy;
  const format = formatter(useLanguage());
  const draft = { ...held, amount: format.price(held.amount) };
  const holds = [
    used.has("charge") ? `${draft.amount}\u00a0${draft.currency}` : "",
    used.has("limit") ? `${draft.visits} / ${amounts.per[draft.per]}` : "",
  ];
  return (
    <Disclosure
      id="amounts"
      heading={amounts.heading}
      holds={holds.filter((held) => held !== "").join(" · ")}
      isWrong={wrong?.some((field) => field === "amount" || field === "visits") ?? false}
    >
      {used.has("charge") && (
        <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-x-4">
          <DraftInput
            field="amount"
            label={amounts.amount}
            inputMode="decimal"
            {...{ copy, draft, onChange, wrong }}
          />
          <CurrencySelect
            label={amounts.currency}
            value={draft.currency}
            onChange={(currency) => onChange({ ...draft, currency })}
          />
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
          <PeriodSelect copy={amounts.per} draft={draft} onChange={onChange} />
        </div>
      )}
    </Disclosure>
  );
}
