import type { Identity } from "@octroi/crawlers/verify";

/**
 * A full ring where an identity is verified, a broken one where it came from outside the published addresses, a dot
 * where nothing is published to check. The shape says it, not the color alone.
 */
export function IdentityRing({ identity, className }: { identity: Identity; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 14 14"
      className={`shrink-0 forced-colors:text-[CanvasText] ${className}`}
    >
      {identity === "unverifiable" ? (
        <circle cx="7" cy="7" r="2.25" fill="currentColor" />
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
