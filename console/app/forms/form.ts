import type { Language } from "@octroi/ui/language/language";
import { data } from "react-router";
import type { TooMany } from "../../../domain/accounts/accounts.ts";
import { type FaultId, faults, tooManySentence } from "../content/faults.ts";

/** What was typed into a form that a browser posted. */
export interface TypedForm {
  /** What a field holds; nothing, where it is missing or no text. */
  text(name: string): string;
  isChecked(name: string): boolean;
}

export async function typedForm(request: Request): Promise<TypedForm> {
  const form = await request.formData();
  return {
    text(name) {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    },
    isChecked: (name) => form.get(name) !== null,
  };
}

/** Why a form is shown again, and what had been typed. */
export interface FormFault {
  /** The field to correct; undefined where it is none in particular. */
  field: string | undefined;
  sentence: string;
  typed: Readonly<Record<string, string>>;
  /** What else there is to correct. */
  others?: readonly { field: string; sentence: string }[];
}

/** Whether a field is to be corrected. */
export function isFaulty(fault: FormFault | undefined, name: string): boolean {
  return fault?.field === name || (fault?.others?.some(({ field }) => field === name) ?? false);
}

/** What a form says itself, where its page says above it what is about no field. */
export function ofField(fault: FormFault | undefined): FormFault | undefined {
  return fault?.field === undefined ? undefined : fault;
}

interface FaultPlace {
  field?: string;
  typed?: Readonly<Record<string, string>>;
  status?: number;
}

export function formFault(language: Language, id: FaultId, place: FaultPlace = {}) {
  const { field, typed = {}, status = 400 } = place;
  const fault: FormFault = { field, sentence: faults[id][language], typed };
  return data(fault, { status });
}

/** Everything that is wrong with a form, at once. */
export function formFaults(
  language: Language,
  wrong: readonly { field: string; id: FaultId }[],
  typed: FormFault["typed"],
) {
  const [first, ...others] = wrong.map(({ field, id }) => ({ field, sentence: faults[id][language] }));
  if (first === undefined) return undefined;
  const fault: FormFault = { ...first, typed, others };
  return data(fault, { status: 400 });
}

export function tooManyFault(language: Language, { retryAfterSeconds }: TooMany, place: FaultPlace = {}) {
  const { field, typed = {} } = place;
  const fault: FormFault = { field, sentence: tooManySentence(language, retryAfterSeconds), typed };
  return data(fault, { status: 429, headers: { "retry-after": String(retryAfterSeconds) } });
}
