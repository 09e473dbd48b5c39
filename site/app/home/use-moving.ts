import { type RefObject, useEffect, useState } from "react";

/** Whether something may move now: it is on screen, in a tab that is in front, and stillness was not asked for. */
export function useMoving(element: RefObject<Element | null>): boolean {
  const [moving, setMoving] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const still = window.matchMedia("(prefers-reduced-motion: reduce)");
    let onScreen = false;
    const decide = () => setMoving(onScreen && !document.hidden && !still.matches);
    const observer = new IntersectionObserver((entries) => {
      onScreen = entries.at(-1)?.isIntersecting ?? false;
      decide();
    });
    observer.observe(element.current);
    document.addEventListener("visibilitychange", decide);
    still.addEventListener("change", decide);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", decide);
      still.removeEventListener("change", decide);
    };
  }, [element]);
  return moving;
}
