import { type RefObject, useEffect } from "react";

/**
 * For browsers without scroll timelines: holds back what is still below the screen, and lets it advance when
 * the reader gets there. What is already on screen stays as it was read.
 */
export function useAhead(section: RefObject<Element | null>, words: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words come in new elements.
  useEffect(() => {
    if (CSS.supports("animation-timeline: view()")) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          const below = boundingClientRect.top > (rootBounds?.bottom ?? 0);
          target.toggleAttribute("data-ahead", !isIntersecting && below);
        }
      },
      { rootMargin: "0px 0px -20% 0px" },
    );
    for (const element of section.current?.querySelectorAll(".advancing") ?? []) observer.observe(element);
    return () => observer.disconnect();
  }, [section, words]);
}
