import type { Mode } from "../rules/mode.ts";
import type { Site } from "./site.ts";

/**
 * What a site's people are told of it, the same everywhere.
 * - `inactive`: behind the DNS connector, whose visits pass as they are until somebody activates it
 * - `waiting`: for its first visit
 * - `counting`: visits are counted, and nobody is refused
 * - `enforcing`: rules are applied
 */
export const siteStates = ["inactive", "waiting", "counting", "enforcing"] as const;
export type SiteState = (typeof siteStates)[number];

export interface SiteStanding {
  state: SiteState;
  /** Whether figures come for a domain that nobody has shown to be theirs. */
  isUnproven: boolean;
}

/** `mode` is that of the rules that the site's connectors are given; undefined where none were published. */
export function standingOf(
  { connector, status, proof }: Pick<Site, "connector" | "status" | "proof">,
  mode: Mode | undefined,
): SiteStanding {
  if (connector === "dns") {
    const state = mode === "enforce" ? "enforcing" : "counting";
    // Nobody else can point the domain at our servers: that is what activation asked for.
    return { state: status === "protected" ? state : "inactive", isUnproven: false };
  }
  // A gate says itself whether it enforces: its deployment may hold it to observing, or its own file to enforcing.
  const state = status === "protected" ? "enforcing" : "counting";
  return { state: status === "pending" ? "waiting" : state, isUnproven: proof === undefined };
}

/** Whether there is something to look at. */
export function hasCome({ state }: SiteStanding): boolean {
  return state === "counting" || state === "enforcing";
}
