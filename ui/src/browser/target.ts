/** What an event happened in, by a selector. */
export function targetIn<Part extends Element = HTMLElement>(
  { target }: Event,
  selector: string,
): Part | null {
  return target instanceof Element ? target.closest<Part>(selector) : null;
}
