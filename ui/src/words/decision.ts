import type { Action } from "@octroi/policy";
import type { Localized } from "@octroi/ui/language/language";

/** What a publisher can decide about a crawler: a policy calls it an action. */
export type Decision = Action;
export const decisions = ["allow", "block", "limit", "charge"] as const satisfies readonly Decision[];

export const decisionWords: Localized<Record<Decision, string>> = {
  fr: { allow: "autoriser", block: "bloquer", limit: "limiter", charge: "facturer" },
  en: { allow: "allow", block: "block", limit: "limit", charge: "charge" },
};
