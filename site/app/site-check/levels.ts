import type { Level } from "@octroi/policy/check";

/** The gravest first. */
export const shownLevels = ["error", "warning", "info"] as const satisfies readonly Level[];

export const tones: Readonly<Record<Level, string>> = {
  error: "text-coral",
  warning: "text-sky",
  info: "text-faint",
};
