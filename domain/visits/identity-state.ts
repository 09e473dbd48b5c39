import type { Identity } from "@octroi/crawlers/verify";
import type { IdentityState } from "@octroi/ui/words/identity";
import type { Figures } from "./figures.ts";

/** What the identities of a crawler's visits come to; undefined where none was checked, as in an imported log. */
export function identityState({
  verified = 0,
  outside = 0,
  unverifiable = 0,
}: Figures<Identity>): IdentityState | undefined {
  if (verified > 0) return outside + unverifiable > 0 ? "partly" : "verified";
  if (outside > 0) return "outside";
  return unverifiable > 0 ? "unverifiable" : undefined;
}
