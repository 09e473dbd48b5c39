/**
 * What the gate does with its decisions.
 *
 * @example
 * createGate({ policy, mode: "enforce" });
 */
export const modes = [
  /** Decides and reports, changes nothing. */
  "observe",
  /** Answers as the policy says. */
  "enforce",
  /** As if there were no gate. */
  "off",
] as const;
export type Mode = (typeof modes)[number];
