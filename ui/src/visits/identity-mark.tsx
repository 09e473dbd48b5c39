import { useLanguage } from "../page/page-data.ts";
import { type IdentityState, identityWords } from "../words/identity.ts";
import { IdentityRing } from "./identity-ring.tsx";

const tones: Readonly<Record<IdentityState, string>> = {
  verified: "text-jade",
  partly: "text-jade",
  outside: "text-coral",
  unverifiable: "text-faint",
};

interface IdentityMarkProps {
  identity: IdentityState;
  isNamed?: boolean;
  /** In place of what the mark means: how many visits it is about. */
  detail?: string | undefined;
}

/** Beside a crawler's name: whether it was who it said it was. */
export function IdentityMark({ identity, isNamed = false, detail }: IdentityMarkProps) {
  const { name, meaning } = identityWords[useLanguage()][identity];
  return (
    <span title={detail ?? meaning} className="inline-flex items-center gap-2">
      <IdentityRing identity={identity} className={`size-3.5 ${tones[identity]}`} />
      <span className={isNamed ? undefined : "sr-only"}>{detail ?? name}</span>
    </span>
  );
}
