import type { Policy } from "@octroi/policy";
import { useSyncExternalStore } from "react";
import { policyInFragment } from "../../domain/policy/address.ts";

/** The policy that the address carries behind its `#`, which no server is ever told. */
export function usePolicy(): { policy: Policy | undefined; isUnreadable: boolean } {
  const hash = useSyncExternalStore(
    onHashChange,
    () => window.location.hash,
    () => "",
  );
  const parsed = remembered(hash);
  return { policy: parsed?.ok ? parsed.policy : undefined, isUnreadable: parsed?.ok === false };
}

let last: { hash: string; parsed: ReturnType<typeof policyInFragment> } = { hash: "", parsed: undefined };

/** The same policy for the same address: whoever depends on it is not asked again. */
function remembered(hash: string) {
  if (last.hash !== hash) last = { hash, parsed: policyInFragment(hash) };
  return last.parsed;
}

function onHashChange(changed: () => void) {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}
