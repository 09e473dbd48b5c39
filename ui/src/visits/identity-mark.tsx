import type { Identity } from "@octroi/crawlers/verify";
import { useLanguage } from "../page/page-data.ts";
import { identityWords } from "../words/identity.ts";
import { IdentityRing } from "./identity-ring.tsx";

const tones: Readonly<Record<Identity, string>> = {
  verified: "text-jade",
  outside: "text-coral",
  unverifiable: "text-faint",
};

/** Beside a crawler's name: whether it was who it said it was. */
export function IdentityMark({ identity, isNamed = false }: { identity: Identity; isNamed?: boolean }) {
  const { name, meaning } = identityWords[useLanguage()][identity];
  return (
    <span title={meaning} className="inline-flex items-center gap-2">
      <IdentityRing identity={identity} className={`size-3.5 ${tones[identity]}`} />
      <span className={isNamed ? undefined : "sr-only"}>{name}</span>
    </span>
  );
}
