import { ReservationSelect } from "@octroi/ui/components/policy-selects.tsx";
import type { PolicyCopy } from "../content/policy/copy.ts";
import { Disclosure } from "./disclosure.tsx";
import { DraftInput, type DraftPartProps } from "./draft-input.tsx";

/** The license, whom to write to, and what is reserved by law. */
export function Terms({ copy, draft, onChange, wrong }: DraftPartProps & { copy: PolicyCopy }) {
  const { terms } = copy;
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
      <ReservationSelect copy={terms.reservation} draft={draft} onChange={onChange} />
      <DraftInput field="license" {...terms.license} optional={terms.optional} inputMode="url" {...part} />
      <DraftInput field="contact" {...terms.contact} optional={terms.optional} inputMode="email" {...part} />
    </Disclosure>
  );
}
