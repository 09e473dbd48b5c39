import type { IdentityState } from "../words/identity.ts";

/**
 * A full ring where an identity is verified, a broken one where it came from outside the published addresses, half of
 * each where both came, a dot where nothing is published to check. The shape says it, not the color alone.
 */
export function IdentityRing({ identity, className }: { identity: IdentityState; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      className={`shrink-0 forced-colors:text-[CanvasText] ${className}`}
    >
      {identity === "unverifiable" ? (
        <circle cx="7" cy="7" r="2.25" fill="currentColor" />
      ) : identity === "partly" ? (
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M7 2a5 5 0 0 0 0 10" />
          {/* Half of the circumference is 15.7: two arcs, with gaps around them. */}
          <path
            d="M7 2a5 5 0 0 1 0 10"
            strokeDasharray="0 2.4 4.2 2.5 4.2 2.4"
            stroke="currentColor"
            className="text-coral forced-colors:text-[CanvasText]"
          />
        </g>
      ) : (
        <circle
          cx="7"
          cy="7"
          r="5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          // The circumference is 31.4: four arcs, four gaps.
          strokeDasharray={identity === "outside" ? "4.85 3" : undefined}
        />
      )}
    </svg>
  );
}
