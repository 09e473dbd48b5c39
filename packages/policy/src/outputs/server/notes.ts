import { openPatterns } from "../../open-paths.ts";
import type { Policy, Rule } from "../../policy.ts";
import { type Note, note } from "../output.ts";
import { aboutRulesThat, aboutSearchEngines } from "../rule-notes.ts";

/** What a server's own rules can do. */
export interface Abilities {
  readonly limits: boolean;
  readonly charges: boolean;
  /** Whether a path of a rule can be compared with the one that is asked for. */
  readonly compares: (pattern: string) => boolean;
  /** Whether it is decoded first. */
  readonly decodes: boolean;
}

/** What is lost when a policy is enforced by the names that visitors give. */
export function serverNotes(policy: Policy, able: Abilities): readonly Note[] {
  const lost = (holds: (rule: Rule) => boolean, fr: string, en: string) =>
    aboutRulesThat(policy, holds, "not-expressible", fr, en);
  return [
    note("not-enforced", {
      fr: "Ces règles croient le nom que le visiteur donne : s’il se fait passer pour un navigateur ou pour un moteur de recherche, il entre ; s’il donne plusieurs noms, il est traité comme chacun d’eux. Les refus sont rédigés en anglais.",
      en: "These rules believe the name that a visitor gives: one that poses as a browser or a search engine gets in; one that gives several names is treated as each of them. Refusals are written in English.",
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
      ({ paths = [] }) => !paths.every(able.compares),
      "Un chemin avec « ? », ou dont les octets ne sont pas du texte, ne se compare pas ici : cette règle est laissée de côté pour lui.",
      "A path with “?”, or whose bytes are not text, cannot be compared here: the rule is left out for it.",
    ),
    ...lost(
      ({ paths = [] }) => able.decodes && paths.some((path) => encodedDelimiter.test(path)),
      "Le serveur compare des chemins décodés : ce que cette règle écrit encodé vaut aussi pour le même chemin écrit en clair.",
      "The server compares decoded paths: what this rule writes encoded also applies to the same path written plainly.",
    ),
    ...(openPatterns(policy).every(able.compares) ? [] : [closedWithTheRest]),
  ];
}

/** What may stand in a path as it is, and means something else there. */
const encodedDelimiter = /%(?:2[16-9BCF]|3[ABD]|40|5[BD])/;

const closedWithTheRest = note("not-expressible", {
  fr: "Ce serveur ne peut pas faire d’exception pour la licence ou le plan du site : un robot bloqué ne pourra pas les lire non plus.",
  en: "This server cannot make an exception for the license or the sitemap: a blocked crawler cannot read them either.",
});

/** What a visitor who is turned away is told, in one sentence without quotation marks. */
export function refusal({ site }: Policy): string {
  return `This site does not admit this crawler. See ${site.origin}/robots.txt`;
}

export function paymentSentence({ site, license }: Policy): string {
  return `This site charges this crawler per visit. See ${license?.url ?? `${site.origin}/robots.txt`}`;
}
