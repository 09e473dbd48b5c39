import type { Policy, Rule } from "../../policy.ts";
import { type Note, note } from "../output.ts";
import { aboutRulesThat, aboutSearchEngines } from "../rule-notes.ts";
import { asksForQuery } from "./expressions.ts";

/** What a server's own rules can do. */
export interface Abilities {
  readonly limits: boolean;
  readonly charges: boolean;
  /** Whether paths with a query can be compared. */
  readonly queries: boolean;
}

/** What is lost when a policy is enforced by the names that visitors give. */
export function serverNotes(policy: Policy, able: Abilities): readonly Note[] {
  const lost = (holds: (rule: Rule) => boolean, fr: string, en: string) =>
    aboutRulesThat(policy, holds, "not-expressible", fr, en);
  return [
    note("not-enforced", {
      fr: "Ces règles croient le nom que le visiteur donne : qui se fait passer pour un navigateur, ou nomme un moteur de recherche, entre.",
      en: "These rules believe the name that a visitor gives: whoever poses as a browser, or names a search engine, gets in.",
    }),
    ...aboutSearchEngines(policy),
    ...lost(
      ({ who }) => who.verified !== undefined,
      "Le serveur ne vérifie pas l’identité : chacun est traité comme non vérifié.",
      "The server verifies no identity: everyone is treated as unverified.",
    ),
    ...lost(
      ({ action }) => action === "limit" && !able.limits,
      "Ce serveur ne compte pas les visites par robot : ceux qui sont limités entrent librement.",
      "This server does not count visits by crawler: those who are limited get in freely.",
    ),
    ...lost(
      ({ action }) => action === "charge" && !able.charges,
      "Ce serveur ne peut pas demander un prix : ceux qui devraient payer entrent librement.",
      "This server cannot ask for a price: those who would have to pay get in freely.",
    ),
    ...lost(
      ({ paths }) => !able.queries && (paths?.some(asksForQuery) ?? false),
      "Un chemin avec « ? » ne se compare pas ici : cette règle est laissée de côté pour lui.",
      "A path with “?” cannot be compared here: the rule is left out for it.",
    ),
  ];
}

/** What a visitor who is turned away is told, in one sentence without quotation marks. */
export function refusal({ site }: Policy): string {
  return `This site does not admit this crawler. See ${site.origin}/robots.txt`;
}

export function paymentSentence({ site, license }: Policy): string {
  return `This site charges this crawler per visit. See ${license?.url ?? `${site.origin}/robots.txt`}`;
}
