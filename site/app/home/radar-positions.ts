import type { CSSProperties } from "react";
import type { ProviderId } from "../../domain/examples/example-site.ts";
import { timings } from "../../domain/figures/figures.ts";

/** Where each provider stands: degrees clockwise from the top, distance from the center in parts of the radar. */
const positions: Record<ProviderId, { angle: number; distance: number }> = {
  openai: { angle: 34, distance: 0.31 },
  google: { angle: 104, distance: 0.27 },
  anthropic: { angle: 184, distance: 0.335 },
  mistral: { angle: 250, distance: 0.39 },
  perplexity: { angle: 308, distance: 0.37 },
};

/** The beam sets out from the first provider, so that a still radar shows one lit. */
export const firstAngle = positions.openai.angle;

/** When the beam last passed a provider, as an animation's delay counted from when the beam sets out. */
export function lastPassing(id: ProviderId): string {
  const turns = (positions[id].angle - firstAngle) / 360 - 1;
  return `${((turns * timings.radarTurnMs) / 1000).toFixed(3)}s`;
}

export function placeOf(id: ProviderId): CSSProperties {
  const { angle, distance } = positions[id];
  const radians = (angle * Math.PI) / 180;
  return {
    left: `${(50 + 100 * distance * Math.sin(radians)).toFixed(2)}%`,
    top: `${(50 - 100 * distance * Math.cos(radians)).toFixed(2)}%`,
  };
}
