import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";
import { askedIn, type TypedEstimate } from "../../domain/estimate/address.ts";

/** What was typed at each place of the visit's history, for whoever goes back there. */
const kept = new Map<string, TypedEstimate>();

interface Beginning {
  form: RefObject<HTMLFormElement | null>;
  /** Whether the server has answered what the address asks. */
  isAnswered: boolean;
  calculate: () => void;
}

/**
 * Begins with what the address asks for, which is then computed, else with what was typed here before. Fields that
 * hold something already were filled in by the visitor, and stay. Returns what keeps the fields for later.
 */
export function useBeginning({ form, isAnswered, calculate }: Beginning): () => void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    const asked = askedIn(window.location.search);
    const start = asked ?? kept.get(key);
    if (!form.current || isAnswered || !start) return;
    const held = filled(form.current, start);
    if (asked && held.domain === asked.domain && held.traffic === asked.traffic) calculate();
  }, []);
  return () => {
    if (form.current) kept.set(key, typedInto(form.current));
  };
}

export function typedInto(form: HTMLFormElement): TypedEstimate {
  const fields = new FormData(form);
  return { domain: String(fields.get("domain") ?? ""), traffic: String(fields.get("traffic") ?? "") };
}

/** What the form holds once its empty fields are filled in. */
function filled(form: HTMLFormElement, values: TypedEstimate): TypedEstimate {
  for (const name of ["domain", "traffic"] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === "") field.value = values[name];
  }
  return typedInto(form);
}
