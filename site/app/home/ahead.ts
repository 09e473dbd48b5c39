/**
 * For browsers without scroll timelines: holds back what is still below the screen, and lets it advance when
 * the reader gets there. What is already on screen stays as it was read. Returns what looks for it again.
 */
export function watchAhead(): () => void {
  if (CSS.supports("animation-timeline: view()")) return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
        const below = boundingClientRect.top > (rootBounds?.bottom ?? 0);
        target.toggleAttribute("data-ahead", !isIntersecting && below);
      }
    },
    { rootMargin: "0px 0px -20% 0px" },
  );
  function look() {
    observer.disconnect();
    for (const element of document.querySelectorAll(".advancing")) observer.observe(element);
  }
  look();
  return look;
}
