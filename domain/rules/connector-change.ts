import type { Mode } from "./mode.ts";

/** What publishing changes at a connector, in the order of `content/rules.ts`. */
export type ConnectorChange =
  /** Refuses nothing, whatever is published: its deployment observes. */
  | "braked"
  /** Goes on enforcing its own rules. */
  | "own-stay"
  /** Enforces its own rules again, in place of those that were published. */
  | "own-return"
  | "own-replaced"
  | "enforces"
  | "stops"
  | "observes";

/**
 * What a connector that decides so by itself will do once rules are published to be observed or enforced, where those
 * published before are applied in `current`: none, where there are none. As gates do it: `policyInForce` of @octroi/edge.
 */
export function connectorChange(
  ownMode: Mode | undefined,
  next: Mode,
  current: Mode | undefined,
): ConnectorChange {
  if (ownMode === "observe") return "braked";
  if (next === "enforce") return ownMode === "enforce" && current !== "enforce" ? "own-replaced" : "enforces";
  if (ownMode === "enforce") return current === "enforce" ? "own-return" : "own-stay";
  return current === "enforce" ? "stops" : "observes";
}
