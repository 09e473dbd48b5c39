import { Select } from "@octroi/ui/components/select.tsx";
import { reservationChoices } from "@octroi/ui/policy/draft";
import { reservationIn } from "@octroi/ui/policy/draft-from-form";
import type { PolicyCopy } from "../content/policy/copy.ts";
import { Disclosure } from "./disclosure.tsx";
import { DraftInput, type DraftPartProps } from "./draft-input.tsx";

/** The license, whom to write to, and what is reserved by law. */
export function Terms({ copy, draft, onChange, wrong }: DraftPartProps & { copy: PolicyCopy }) {
  const { terms } = copy;
  const offered = reservationChoices.filter((choice) => choice !== "carried" || draft.carried.mining);
  const part = { copy, draft, onChange, wrong };
  return (
    <Disclosure
      id="terms"
      heading={terms.heading}
      holds={[terms.reservation.holds[draft.reservation], draft.license, draft.contact]
        .filter((held) => held !== "")
        .join(" · ")}
      isWrong={wrong?.some((field) => field === "license" || field === "contact") ?? false}
    >
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
    </Disclosure>
  );
}
