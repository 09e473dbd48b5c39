import type { Localized } from "@octroi/ui/language/language";
import type { Mode } from "../../../domain/rules/mode.ts";

/** What changed between two versions, in sentences. */
export interface RuleChangesCopy {
  modes: Record<Mode, string>;
  /** Where a switch says nothing. */
  unsaid: string;
  charge: string;
  limit: string;
  mode: string;
  /** `{{name}}`, `{{from}}`, `{{to}}`. */
  switched: string;
  ruleAdded: string;
  ruleRemoved: string;
  reordered: string;
  price: string;
  limits: string;
  reservation: string;
  license: string;
  contact: string;
  nothing: string;
  file: string;
}

export const ruleChanges: Localized<RuleChangesCopy> = {
  fr: {
    modes: { observe: "observées", enforce: "appliquées" },
    unsaid: "sans règle",
    charge: "facturer {{price}}",
    limit: "limiter à {{visits}} visites par {{per}}",
    mode: "Les règles sont {{to}}, au lieu d’être {{from}}.",
    switched: "{{name}} : {{to}} (avant : {{from}}).",
    ruleAdded: "Règle ajoutée : {{rule}}.",
    ruleRemoved: "Règle retirée : {{rule}}.",
    reordered: "Vos règles par chemin ont changé d’ordre.",
    price: "Le prix d’une visite passe de {{from}} à {{to}}.",
    limits: "La limite passe de {{from}} à {{to}}.",
    reservation: "Fouille de textes et de données : {{to}} (avant : {{from}}).",
    license: "Adresse de la licence : {{to}} (avant : {{from}}).",
    contact: "Contact : {{to}} (avant : {{from}}).",
    nothing: "aucune",
    file: "Les réglages venus d’un fichier de règles ont changé.",
  },
  en: {
    modes: { observe: "observed", enforce: "enforced" },
    unsaid: "no rule",
    charge: "charge {{price}}",
    limit: "limit to {{visits}} visits per {{per}}",
    mode: "The rules are {{to}} instead of {{from}}.",
    switched: "{{name}}: {{to}} (was: {{from}}).",
    ruleAdded: "Rule added: {{rule}}.",
    ruleRemoved: "Rule removed: {{rule}}.",
    reordered: "Your rules by path are in another order.",
    price: "The price of a visit goes from {{from}} to {{to}}.",
    limits: "The limit goes from {{from}} to {{to}}.",
    reservation: "Text and data mining: {{to}} (was: {{from}}).",
    license: "License address: {{to}} (was: {{from}}).",
    contact: "Contact: {{to}} (was: {{from}}).",
    nothing: "none",
    file: "Settings that came from a policy file have changed.",
  },
};
