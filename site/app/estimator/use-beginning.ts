import { type RefObject, useEffect } from "react";
import { estimateInQuery, type TypedEstimate } from "../../domain/estimate/address.ts";

interface Beginning {
  form: RefObject<HTMLFormElement | null>;
  /** Whether the server has answered what the address asks. */
  isAnswered: boolean;
  calculate: () => void;
}

/**
 * Begins with what the address asks for, which is then computed, else with what was typed here before. Fields that
 * hold something already were filled in by the visitor, or put back by the browser, and stay. Returns what keeps the
 * fields for whoever comes back to this place of the history.
 */
export function useBeginning({ form, isAnswered, calculate }: Beginning): () => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration.
  useEffect(() => {
    const requested = estimateInQuery(window.location.search);
    const start = requested ?? savedEstimate();
    if (!form.current || isAnswered || !start) return;
    const typed = fillEmptyFields(form.current, start);
    if (requested && typed.domain === requested.domain && typed.traffic === requested.traffic) calculate();
  }, []);
  return () => {
    if (form.current) saveEstimate(typedInto(form.current));
  };
}

function savedEstimate(): TypedEstimate | undefined {
  // Only this module writes it.
  return window.history.state?.estimate;
}

function saveEstimate(estimate: TypedEstimate) {
  try {
    window.history.replaceState({ ...window.history.state, estimate }, "");
  } catch {
    // Safari refuses after a hundred changes in half a minute; the next one will do.
  }
}

export function typedInto(form: HTMLFormElement): TypedEstimate {
  const fields = new FormData(form);
  return { domain: String(fields.get("domain") ?? ""), traffic: String(fields.get("traffic") ?? "") };
}

/** What the form holds once its empty fields are filled in. */
function fillEmptyFields(form: HTMLFormElement, values: TypedEstimate): TypedEstimate {
  for (const name of ["domain", "traffic"] as const) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.value === "") field.value = values[name];
  }
  return typedInto(form);
}
