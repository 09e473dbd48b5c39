import type { Localized } from "@octroi/ui/language/language";

export interface CheckFieldCopy {
  label: string;
  action: string;
  hint: string;
}

export const checkField: Localized<CheckFieldCopy> = {
  fr: {
    label: "Que dit votre site aux robots d’IA ?",
    action: "Faire le bilan",
    hint: "Sans compte : un domaine suffit. Nous lisons ses fichiers publics, et rien n’est gardé plus d’une minute.",
  },
  en: {
    label: "What does your site tell AI crawlers?",
    action: "Check it",
    hint: "No account: a domain is enough. We read its public files, and nothing is kept for longer than a minute.",
  },
};
