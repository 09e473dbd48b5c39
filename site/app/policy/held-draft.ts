import { actions } from "@octroi/policy";
import { type Draft, draftFields } from "../../domain/policy/draft.ts";
import { withDecision } from "../../domain/policy/edit.ts";
import { decidedPurposes } from "../../domain/policy/purposes.ts";
import { periodIn } from "./amounts.tsx";
import { reservationIn } from "./terms.tsx";

/** The draft with what a form holds in its place; the same draft where it holds nothing else. */
export function draftWith(draft: Draft, held: ReadonlyMap<string, string>): Draft {
  const isSame = [...held].every(([name, value]) => shown(draft).get(name) === value);
  if (isSame) return draft;
  const decided = decidedPurposes.reduce((each, purpose) => {
    const action = actions.find((one) => one === held.get(purpose));
    return action === undefined || action === each.decisions[purpose]
      ? each
      : withDecision(each, purpose, action);
  }, draft);
  const typed = draftFields.flatMap((field) => {
    const text = held.get(field);
    return text === undefined ? [] : [[field, text]];
  });
  return {
    ...decided,
    ...Object.fromEntries(typed),
    currency: held.get("currency") ?? draft.currency,
    per: periodIn(held.get("per")) ?? draft.per,
    reservation: reservationIn(held.get("reservation")) ?? draft.reservation,
  };
}

/** What the form's controls hold for a draft, by their names. */
function shown(draft: Draft): ReadonlyMap<string, string> {
  const { currency, per, reservation } = draft;
  return new Map([
    ...draftFields.map((field) => [field, draft[field]] as const),
    ...Object.entries(draft.decisions),
    ...Object.entries({ currency, per, reservation, exception: "" }),
  ]);
}
