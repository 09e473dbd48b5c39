import { type Draft, reservationChoices } from "../../domain/policy/draft.ts";
import type { PolicyCopy } from "../content/policy/copy.ts";
import { Select } from "../ui/select.tsx";
import { DraftInput, type DraftPartProps } from "./draft-input.tsx";
import { Fold } from "./fold.tsx";

/** The license, whom to write to, and what is reserved by law. */
export function Terms({ copy, draft, onChange, wrong }: DraftPartProps & { copy: PolicyCopy }) {
  const { terms } = copy;
  const offered = reservationChoices.filter((choice) => choice !== "carried" || draft.carried.mining);
  const part = { copy, draft, onChange, wrong };
  return (
    <Fold id="terms" heading={terms.heading} isFilled={draft.license !== "" || draft.contact !== ""}>
      <div>
        <Select
          label={terms.reservation.label}
          name="reservation"
          value={draft.reservation}
          onChange={(value) => onChange({ ...draft, reservation: reservationIn(value) ?? draft.reservation })}
        >
          {offered.map((choice) => (
            <option key={choice} value={choice}>
              {terms.reservation[choice]}
            </option>
          ))}
        </Select>
        <p className="mt-1.5 text-faint text-sm">{terms.reservation.hint}</p>
      </div>
      <DraftInput field="license" {...terms.license} optional={terms.optional} inputMode="url" {...part} />
      <DraftInput field="contact" {...terms.contact} optional={terms.optional} inputMode="email" {...part} />
    </Fold>
  );
}

export function reservationIn(value: string | undefined): Draft["reservation"] | undefined {
  return reservationChoices.find((choice) => choice === value);
}
