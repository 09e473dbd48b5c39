import type {} from "../../app/early-taps.ts";

/**
 * Runs in the page. React takes it over part by part: header, main, then the footer; then what was tapped before is
 * replayed.
 */
export function isHydrated(): boolean {
  const parts = [...document.querySelectorAll("main, main > *, :has(> footer)")];
  const isTaken = parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactProps")));
  return isTaken && window.releaseTaps === undefined;
}
