/** Tells whether something may move now: it is on screen, in a tab that is in front, and stillness was not asked for. */
export function watchMoving(element: Element, tell: (moving: boolean) => void) {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)");
  let onScreen = false;
  const decide = () => tell(onScreen && !document.hidden && !still.matches);
  new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? false;
    decide();
  }).observe(element);
  document.addEventListener("visibilitychange", decide);
  still.addEventListener("change", decide);
}
