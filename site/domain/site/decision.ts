import type { Localized } from "./language.ts";

/** What a publisher can decide about a crawler. */
export const decisions = ["allow", "block", "limit", "charge"] as const;
export type Decision = (typeof decisions)[number];

export const decisionWords: Localized<Record<Decision, string>> = {
  fr: { allow: "autoriser", block: "bloquer", limit: "limiter", charge: "facturer" },
  en: { allow: "allow", block: "block", limit: "limit", charge: "charge" },
};
