import type { CSSProperties } from "react";
import type { ProviderId } from "../../domain/examples/example-site.ts";

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

/** Where the beam passes a provider, for whatever lights up at that moment. */
export const angleOf = (id: ProviderId): number => positions[id].angle;

export function placeOf(id: ProviderId): CSSProperties {
  const { angle, distance } = positions[id];
  const radians = (angle * Math.PI) / 180;
  return {
    left: `${(50 + 100 * distance * Math.sin(radians)).toFixed(2)}%`,
    top: `${(50 - 100 * distance * Math.cos(radians)).toFixed(2)}%`,
  };
}
