import type { Localized } from "@octroi/ui/language/language";

/** Words for the design page, long enough in each language to show where they break. */
export interface DesignCopy {
  title: string;
  description: string;
  lead: string;
  button: string;
  badge: string;
  columns: Record<"crawler" | "operator" | "requests" | "decision" | "revenue", string>;
  stat: string;
  steps: readonly { id: string; note: string; title: string; text: string }[];
  questions: readonly { id: string; question: string; answer: string }[];
  field: { label: string; hint: string; optional: string };
  modal: string;
}

export const design: Localized<DesignCopy> = {
  fr: {
    title: "Le système graphique du site, pièce par pièce",
    description: "Les pièces dont les pages sont faites, dans leurs états, pour les regarder ensemble.",
    lead: "Chaque pièce, dans chacun de ses états. Changez de langue et de largeur, et regardez.",
    button: "Estimer mes revenus",
    badge: "bêta, sur invitation",
    columns: {
      crawler: "robot",
      operator: "exploitant",
      requests: "requêtes",
      decision: "décision",
      revenue: "recette",
    },
    stat: "du trafic venait de la recherche",
    steps: [
      { id: "install", note: "≈ 2 min", title: "Installer", text: "Rien à changer dans vos pages." },
      {
        id: "measure",
        note: "24 h",
        title: "Mesurer",
        text: "Quels robots viennent, combien de fois, et quelles pages ils lisent.",
      },
      {
        id: "monetize",
        note: "chaque mois",
        title: "Monétiser",
        text: "Les accords sont négociés pour vous.",
      },
    ],
    questions: [
      {
        id: "slow",
        question: "Mon site sera-t-il plus lent ?",
        answer: "Pas de façon sensible : le fichier à ajouter pèse moins de 1 ko.",
      },
      { id: "seo", question: "Et mon référencement ?", answer: "Les moteurs de recherche passent toujours." },
    ],
    field: { label: "Site à protéger", hint: "Le domaine suffit.", optional: "facultatif" },
    modal: "Ouvrir la fenêtre",
  },
  en: {
    title: "The site’s design system, piece by piece",
    description: "The pieces the pages are made of, in their states, to be looked at side by side.",
    lead: "Every piece in each of its states. Change the language and the width, and look.",
    button: "Estimate my revenue",
    badge: "beta, by invitation",
    columns: {
      crawler: "crawler",
      operator: "operator",
      requests: "requests",
      decision: "decision",
      revenue: "revenue",
    },
    stat: "of traffic came from search",
    steps: [
      { id: "install", note: "≈ 2 min", title: "Install", text: "Nothing to change in your pages." },
      {
        id: "measure",
        note: "24 h",
        title: "Measure",
        text: "Which crawlers visit, how often and which pages they read.",
      },
      { id: "monetize", note: "monthly", title: "Monetize", text: "Agreements are negotiated for you." },
    ],
    questions: [
      {
        id: "slow",
        question: "Will it slow my site down?",
        answer: "Not noticeably: the file you add is under 1 KB.",
      },
      { id: "seo", question: "What about my ranking?", answer: "Search engines always get through." },
    ],
    field: { label: "Website to protect", hint: "The domain is enough.", optional: "optional" },
    modal: "Open the window",
  },
};
