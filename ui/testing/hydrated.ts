/**
 * Runs in the page. Islands are hydrated as they come near the screen, or are used: all are asked to, and what was tapped before
 * is carried out.
 */
export function isPageHydrated(): boolean {
  const { body } = document;
  if (!("hydrated" in body.dataset)) return false;
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  for (const island of islands) island.dispatchEvent(new FocusEvent("focusin"));
  return islands.every(({ dataset }) => "hydrated" in dataset);
}
