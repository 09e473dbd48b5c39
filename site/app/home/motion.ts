import { pageIn } from "@octroi/ui/browser/page";
import { formatter } from "@octroi/ui/language/format";
import { counter } from "../../domain/figures/figures.ts";
import { nextTotal } from "./counter.ts";

/**
 * Runs the radar, which is animated by CSS, and the counter while the hero is on screen, in a tab that is in front, for
 * a visitor who has not stopped them. Returns what is to be called when the page's words have changed.
 */
export function startMotion(hero: HTMLElement): () => void {
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
  const button = hero.querySelector<HTMLElement>("[data-pause]");
  let isPaused = false;
  let isOnScreen = false;
  let total: number = counter.start;
  let timer: ReturnType<typeof setInterval> | undefined;

  function update() {
    const isRunning = isOnScreen && !isPaused && !document.hidden && !reducedMotion.matches;
    if (isRunning) hero.setAttribute("data-motion", "running");
    else if (hero.matches("[data-motion=running]")) hero.setAttribute("data-motion", "paused");
    clearInterval(timer);
    if (isRunning) timer = setInterval(tick, counter.tickMs);
  }
  function tick() {
    total = nextTotal(total, Math.random);
    writeTotal();
  }
  function writeTotal() {
    const figure = hero.querySelector("[data-counter]");
    if (figure) figure.textContent = formatter(pageIn(document).language).euros(total);
  }
  function labelButton() {
    const { pause = "", play = "" } = button?.dataset ?? {};
    button?.setAttribute("aria-label", isPaused ? play : pause);
    button?.toggleAttribute("data-paused", isPaused);
  }

  button?.addEventListener("click", () => {
    isPaused = !isPaused;
    labelButton();
    update();
  });
  new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(hero);
  document.addEventListener("visibilitychange", update);
  reducedMotion.addEventListener("change", update);
  return () => {
    labelButton();
    writeTotal();
  };
}
