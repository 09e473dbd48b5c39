import { timings } from "../../domain/figures/figures.ts";
import { firstAngle } from "./radar-positions.ts";

const duration = timings.radarTurnMs;

/** How bright a provider is from one passing of the beam to the next. */
const glow: Keyframe[] = [
  { opacity: 1, offset: 0 },
  { opacity: 1, offset: 0.06 },
  { opacity: 0, offset: 0.22 },
  { opacity: 0, offset: 0.98 },
  { opacity: 1, offset: 1 },
];

/**
 * Turns the beam, and lights what it passes. Only transform and opacity move, so the compositor does it alone; and
 * not by CSS, whose animations would turn where there is no script to stop them.
 */
export function turnBeam(scope: Element) {
  let moving: Animation[] = [];
  return {
    run(running: boolean) {
      if (running) {
        scope.setAttribute("data-turning", "");
        moving = continued(moving, scope);
      }
      for (const animation of moving) {
        if (running) animation.play();
        else animation.pause();
      }
    },
  };
}

/** The same animations, or the same moment of new ones where their elements have been replaced. */
function continued(moving: Animation[], scope: Element): Animation[] {
  const [first] = moving;
  if (first?.effect instanceof KeyframeEffect && first.effect.target?.isConnected) return moving;
  const now = first?.currentTime ?? 0;
  const turned = [...scope.querySelectorAll(".radar-sweep")].map((beam) =>
    beam.animate(
      { transform: [firstAngle, firstAngle + 360].map((angle) => `rotate(${angle}deg)`) },
      { duration, iterations: Number.POSITIVE_INFINITY },
    ),
  );
  const lit = [...scope.querySelectorAll<HTMLElement>(".radar-lit")].map((spot) =>
    spot.animate(glow, { duration, iterations: Number.POSITIVE_INFINITY, delay: lastPassing(spot) }),
  );
  const animations = [...turned, ...lit];
  for (const animation of animations) animation.currentTime = now;
  return animations;
}

/** When the beam passed it last, counted from when it sets out. */
function lastPassing(spot: HTMLElement): number {
  return ((Number(spot.dataset["angle"]) - firstAngle) / 360 - 1) * duration;
}
