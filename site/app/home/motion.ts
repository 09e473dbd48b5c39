import { counter } from "../../domain/figures/figures.ts";
import { formatter } from "../../domain/language/format.ts";
import { pageIn } from "../browser/page.ts";
import { watchAhead } from "./ahead.ts";
import { ticked } from "./counter.ts";
import { watchMoving } from "./moving.ts";
import { turnBeam } from "./sweep.ts";

/** What moves on the home page. Returns what is to be called when the page's words have changed. */
export function startMotion(hero: HTMLElement): () => void {
  const revenue = countRevenue(hero);
  const beam = turnBeam(hero);
  const ahead = watchAhead();
  const button = hero.querySelector<HTMLElement>("[data-pause]");
  let isPaused = false;
  let isSeen = false;

  function decide() {
    const running = isSeen && !isPaused;
    revenue.run(running);
    beam.run(running);
  }
  function tell() {
    const { pause = "", play = "" } = button?.dataset ?? {};
    button?.setAttribute("aria-label", isPaused ? play : pause);
    button?.toggleAttribute("data-paused", isPaused);
  }
  button?.addEventListener("click", () => {
    isPaused = !isPaused;
    tell();
    decide();
  });
  watchMoving(hero, (moving) => {
    isSeen = moving;
    decide();
  });
  return () => {
    tell();
    revenue.write();
    decide();
    ahead();
  };
}

/** A month's revenue, ticking. */
function countRevenue(hero: HTMLElement) {
  let total: number = counter.start;
  let timer: ReturnType<typeof setInterval> | undefined;
  const shown = () => hero.querySelector<HTMLElement>("[data-counter]");

  function write() {
    const figure = shown();
    // The first figure is the server's.
    if (figure && total !== counter.start) {
      figure.textContent = formatter(pageIn(document).language).euros(total);
    }
  }
  return {
    write,
    run(running: boolean) {
      shown()?.setAttribute("data-counter", running ? "running" : "still");
      clearInterval(timer);
      if (!running) return;
      timer = setInterval(() => {
        total = ticked(total, Math.random);
        write();
      }, counter.tickMs);
    },
  };
}
