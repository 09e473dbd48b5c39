import type { Identity } from "@octroi/crawlers/verify";
import { identityWords } from "../content/identity.ts";
import { useLanguage } from "../root-data.ts";

const tones: Readonly<Record<Identity, string>> = {
  verified: "text-jade",
  outside: "text-coral",
  unverifiable: "text-faint",
};

/**
 * Beside a crawler's name: a full ring where it is verified, a broken ring where it came from outside the published
 * addresses, a dot where nothing is published to check. The shape says it, not the color alone.
 */
export function IdentityMark({ identity, isNamed = false }: { identity: Identity; isNamed?: boolean }) {
  const { name, meaning } = identityWords[useLanguage()][identity];
  return (
    <span title={meaning} className="inline-flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 14 14" className={`size-3.5 shrink-0 ${tones[identity]}`}>
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
      <span className={isNamed ? undefined : "sr-only"}>{name}</span>
    </span>
  );
}
