import { IdentityMark } from "@octroi/ui/visits/identity-mark.tsx";

const states = ["verified", "partly", "outside", "unverifiable"] as const;

/** What the marks beside crawlers' names mean. On a phone each row says it in words. */
export function IdentityLegend() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-faint text-sm max-md:hidden">
      {states.map((state) => (
        <li key={state}>
          <IdentityMark identity={state} isNamed />
        </li>
      ))}
    </ul>
  );
}
