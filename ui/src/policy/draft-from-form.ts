import { actions, periods } from "@octroi/policy";
import { type Draft, draftFields, reservationChoices } from "./draft.ts";
import { withDecision, withException } from "./edit.ts";
import { decidedPurposes } from "./purposes.ts";

/** The draft with what a form holds in its place; the same draft where it holds nothing else. */
export function draftWith(draft: Draft, fields: ReadonlyMap<string, string>): Draft {
  const isSame = [...fields].every(([name, value]) => formValues(draft).get(name) === value);
  if (isSame) return draft;
  const decided = decidedPurposes.reduce((each, purpose) => {
    const action = actions.find((one) => one === fields.get(purpose));
    return action === undefined || action === each.decisions[purpose]
      ? each
      : withDecision(each, purpose, action);
  }, draft);
  const excepted = draft.exceptions.reduce((each, { crawler }) => {
    const action = actions.find((one) => one === fields.get(exceptionField(crawler)));
    return action === undefined ? each : withException(each, crawler, action);
  }, decided);
  const typed = draftFields.flatMap((field) => {
    const text = fields.get(field);
    return text === undefined ? [] : [[field, text]];
  });
  return {
    ...excepted,
    ...Object.fromEntries(typed),
    currency: fields.get("currency") ?? draft.currency,
    per: periodIn(fields.get("per")) ?? draft.per,
    reservation: reservationIn(fields.get("reservation")) ?? draft.reservation,
  };
}

/** What the form's controls hold for a draft, by their names. */
function formValues(draft: Draft): ReadonlyMap<string, string> {
  const { currency, per, reservation } = draft;
  return new Map([
    ...draftFields.map((field) => [field, draft[field]] as const),
    ...Object.entries(draft.decisions),
    ...draft.exceptions.map(({ crawler, action }) => [exceptionField(crawler), action] as const),
    ...Object.entries({ currency, per, reservation, exception: "" }),
  ]);
}

/** The name of the control that decides about one crawler. */
export function exceptionField(crawler: string): string {
  return `exception-${crawler}`;
}

export function periodIn(value: string | undefined): Draft["per"] | undefined {
  return periods.find((period) => period === value);
}

export function reservationIn(value: string | undefined): Draft["reservation"] | undefined {
  return reservationChoices.find((choice) => choice === value);
}
