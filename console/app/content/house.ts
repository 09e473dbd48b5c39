import type { Localized } from "@octroi/ui/language/language";

export interface HouseCopy {
  title: string;
  intro: string;
  tabs: { label: string; rules: string; versions: string };
  none: string;
  saved: string;
  readOnly: string;
  sites: {
    heading: string;
    caption: string;
    /** `{{count}}`: those that follow; `{{all}}`. */
    lead: string;
    nobody: string;
    columns: { site: string; rules: string; effect: string; change: string };
    follows: string;
    /** `{{version}}`. */
    own: string;
    noRules: string;
    /** Beyond those that rules are tried on. */
    untried: string;
    noVisits: string;
    follow: string;
    leave: string;
    /** What following does at once. */
    hint: string;
    unfit: string;
  };
  load: {
    heading: string;
    lead: string;
    field: string;
    submit: string;
    unreadable: string;
    /** `{{place}}`, `{{problem}}`. */
    wrong: string;
  };
  versions: {
    title: string;
    intro: string;
    empty: string;
    /** With `{{version}}`. */
    published: string;
  };
}

export const house: Localized<HouseCopy> = {
  fr: {
    title: "Règles communes",
    intro:
      "Les mêmes règles pour plusieurs sites de l’espace : publiez-les une fois, elles deviennent la version suivante de chaque site qui les suit. Les autres gardent les leurs.",
    tabs: { label: "Pages des règles communes", rules: "Règles", versions: "Versions" },
    none: "Aucune règle commune n’est publiée.",
    saved: "C’est enregistré.",
    readOnly: "Vous pouvez lire ces règles, sans les modifier.",
    sites: {
      heading: "Les sites",
      caption: "Les sites de l’espace, et les règles que chacun suit",
      lead: "{{count}} sur {{all}} suivent les règles communes.",
      nobody: "Aucun site ne les suit encore : choisissez-en un ci-dessous.",
      columns: { site: "site", rules: "règles", effect: "ces règles, sur 30 jours", change: "changer" },
      follows: "communes",
      own: "les siennes, version {{version}}",
      noRules: "aucune",
      untried: "non essayées : 50 sites au plus",
      noVisits: "aucune visite",
      follow: "Suivre les règles communes",
      leave: "Garder ses propres règles",
      hint: "Un site qui se met à les suivre reçoit aussitôt leur version publiée. Un site qui les quitte garde celle qu’il a, comme point de départ des siennes.",
      unfit:
        "Ce site ne peut pas suivre ces règles : avec ce qu’il dit de lui-même, elles ne font pas une politique.",
    },
    load: {
      heading: "Charger un fichier de règles",
      lead: "Collez le contenu d’un octroi.policy.json : il devient le brouillon ci-dessus. Le nom et les plans de site du fichier restent ceux de chaque site.",
      field: "Contenu du fichier",
      submit: "Charger dans le brouillon",
      unreadable: "Ce n’est pas un fichier de règles : du JSON est attendu, comme octroi.policy.json.",
      wrong: "Ce fichier ne peut pas être lu : {{place}} {{problem}}",
    },
    versions: {
      title: "Versions des règles communes",
      intro:
        "Chaque publication, avec qui, quand et pourquoi. Une version reprise est publiée à nouveau, à tous les sites qui suivent.",
      empty: "Aucune règle commune n’est publiée.",
      published: "La version {{version}} est publiée. Les sites qui la suivent l’auront dans la minute.",
    },
  },
  en: {
    title: "House rules",
    intro:
      "The same rules for several sites of the workspace: publish them once, and they become the next version of each site that follows them. The others keep theirs.",
    tabs: { label: "House rules pages", rules: "Rules", versions: "Versions" },
    none: "No house rules are published.",
    saved: "Saved.",
    readOnly: "You can read these rules, not change them.",
    sites: {
      heading: "The sites",
      caption: "The sites of the workspace, and the rules that each follows",
      lead: "{{count}} of {{all}} follow the house rules.",
      nobody: "No site follows them yet: choose one below.",
      columns: { site: "site", rules: "rules", effect: "these rules, on 30 days", change: "change" },
      follows: "house rules",
      own: "its own, version {{version}}",
      noRules: "none",
      untried: "not tried: 50 sites at most",
      noVisits: "no visits",
      follow: "Follow the house rules",
      leave: "Keep rules of its own",
      hint: "A site that begins to follow gets their published version at once. A site that leaves keeps the one it has, to start its own from.",
      unfit: "This site cannot follow these rules: with what it says of itself, they make no policy.",
    },
    load: {
      heading: "Load a policy file",
      lead: "Paste the contents of an octroi.policy.json: it becomes the draft above. The file’s name and sitemaps stay each site’s own.",
      field: "Contents of the file",
      submit: "Load into the draft",
      unreadable: "This is not a policy file: expected JSON, such as octroi.policy.json.",
      wrong: "This file cannot be read: {{place}} {{problem}}",
    },
    versions: {
      title: "Versions of the house rules",
      intro:
        "Each publication, with who, when and why. A version that you restore is published again, to every site that follows.",
      empty: "No house rules are published.",
      published: "Version {{version}} is published. The sites that follow will have it within a minute.",
    },
  },
};
