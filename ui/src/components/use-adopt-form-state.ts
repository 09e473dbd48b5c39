import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * What controls hold at hydration is the visitor's: boxes unchecked, texts typed and choices made before
 * that, or put back by the browser. `adopt` reads them, once, before anything else is drawn over them.
 */
export function useAdoptFormState<Part extends HTMLElement>(
  adopt: (part: Part) => void,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at hydration.
  useLayoutEffect(() => {
    if (part.current) adopt(part.current);
  }, []);
  return part;
}

/** The values of the named fields and lists in a part of the page that no longer hold what the page gave them. */
export function changedFields(part: HTMLElement): Readonly<Record<string, string>> {
  const controls = part.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input[name], select[name]");
  return Object.fromEntries([...controls].filter(isTouched).map(({ name, value }) => [name, value]));
}

function isTouched(control: HTMLInputElement | HTMLSelectElement): boolean {
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
  const defaultOption = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.value !== defaultOption?.value;
}
