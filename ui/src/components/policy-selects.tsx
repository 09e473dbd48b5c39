import { periods } from "@octroi/policy";
import { type Draft, reservationChoices } from "../policy/draft.ts";
import { periodIn, reservationIn } from "../policy/draft-from-form.ts";
import type { AmountsCopy, TermsCopy } from "../words/policy-form.ts";
import { Select } from "./select.tsx";

interface PolicySelectProps<Copy> {
  copy: Copy;
  draft: Draft;
  /** Left out in a form that the browser sends by itself. */
  onChange?: (draft: Draft) => void;
}

/** The time that a limit is counted over. */
export function PeriodSelect({ copy, draft, onChange }: PolicySelectProps<AmountsCopy["per"]>) {
  const change = onChange && ((per: string) => onChange({ ...draft, per: periodIn(per) ?? draft.per }));
  return (
    <Select label={copy.label} name="per" value={draft.per} {...(change && { onChange: change })}>
      {periods.map((period) => (
        <option key={period} value={period}>
          {copy[period]}
        </option>
      ))}
    </Select>
  );
}

/** What is reserved by law. As a policy file had it, only where one was opened that says something of its own. */
export function ReservationSelect({ copy, draft, onChange }: PolicySelectProps<TermsCopy["reservation"]>) {
  const { reservation, carried } = draft;
  const offered = reservationChoices.filter((choice) => choice !== "carried" || carried.mining);
  const change =
    onChange && ((value: string) => onChange({ ...draft, reservation: reservationIn(value) ?? reservation }));
  return (
    <div>
      <Select label={copy.label} name="reservation" value={reservation} {...(change && { onChange: change })}>
        {offered.map((choice) => (
          <option key={choice} value={choice}>
            {copy[choice]}
          </option>
        ))}
      </Select>
      <p className="mt-1.5 text-faint text-sm">{copy.hint}</p>
    </div>
  );
}
