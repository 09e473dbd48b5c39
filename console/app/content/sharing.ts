import type { Localized } from "@octroi/ui/language/language";
import { consoleLabels } from "@octroi/ui/words/labels";

/** How a dashboard is shared. `{{names}}` are filled in. */
export interface SharingCopy {
  title: string;
  intro: string;
  /** Of the link that leads here. */
  way: string;
  saved: string;
  public: {
    heading: string;
    legend: string;
    no: { label: string; hint: string };
    yes: { label: string; hint: string };
    indexed: string;
    save: string;
    address: string;
    json: string;
  };
  rules: string;
  embedder: { label: string; hint: string; optional: string };
  embed: string;
  links: {
    heading: string;
    intro: string;
    none: string;
    address: string;
    name: string;
    nameHint: string;
    create: string;
    created: string;
    /** With `{{person}}` and `{{date}}`; and where the person has left. */
    by: string;
    on: string;
    withRules: string;
    /** With `{{origin}}`. */
    inFrames: string;
    end: string;
    endMeans: string;
    endNow: string;
  };
}

export const sharingCopy: Localized<SharingCopy> = {
  fr: {
    title: "Partager {{domain}}",
    intro:
      "La vue d’ensemble, les robots et les pages, avec toutes leurs périodes, en lecture seule. Ni clés, ni membres, ni dernières visites, ni revenus.",
    way: consoleLabels.fr.share,
    saved: "Enregistré.",
    public: {
      heading: "Tableau public",
      legend: "Qui peut voir les chiffres de ce site ?",
      no: { label: "Les membres de l’espace", hint: "Et qui a reçu un lien." },
      yes: {
        label: "Tout le monde",
        hint: "À une adresse que vous pouvez publier, et qui reste la même si vous changez d’avis.",
      },
      indexed: "Les moteurs de recherche peuvent le proposer",
      save: "Enregistrer",
      address: "Adresse publique",
      json: "Les mêmes chiffres en JSON",
    },
    rules: "Montrer aussi vos règles",
    embedder: {
      label: "Site qui peut l’intégrer",
      hint: "Comme https://www.exemple.fr : ses pages, et aucune autre, peuvent montrer le tableau dans un cadre.",
      optional: "facultatif",
    },
    embed: "Code d’intégration",
    links: {
      heading: "Liens",
      intro:
        "Pour une rédaction, une régie, un conseil : qui a l’adresse voit le tableau, sans compte. Vous pouvez arrêter chaque lien séparément, avec effet immédiat.",
      none: "Aucun lien pour l’instant.",
      address: "Adresse du lien",
      name: "Nom du nouveau lien",
      nameHint: "Pour vous : à qui vous le donnez.",
      create: "Créer un lien",
      created: "Le lien est créé. Copiez son adresse ci-dessous, maintenant ou plus tard.",
      by: "Créé par {{person}} le {{date}}",
      on: "Créé le {{date}}",
      withRules: "avec les règles",
      inFrames: "intégrable sur {{origin}}",
      end: "Arrêter ce lien",
      endMeans: "Son adresse ne mènera plus à rien, pour personne. Elle ne peut pas être rétablie.",
      endNow: "Arrêter",
    },
  },
  en: {
    title: "Share {{domain}}",
    intro:
      "The overview, the crawlers and the pages, with all their periods, read only. No keys, no members, no latest visits, no revenue.",
    way: consoleLabels.en.share,
    saved: "Saved.",
    public: {
      heading: "Public dashboard",
      legend: "Who may see the figures of this site?",
      no: { label: "The members of the workspace", hint: "And whoever was given a link." },
      yes: {
        label: "Everybody",
        hint: "At an address that you can publish, and that stays the same if you change your mind.",
      },
      indexed: "Search engines may list it",
      save: "Save",
      address: "Public address",
      json: "The same figures as JSON",
    },
    rules: "Show your rules too",
    embedder: {
      label: "Site that may embed it",
      hint: "Such as https://www.example.com: its pages, and no others, may show the dashboard in a frame.",
      optional: "optional",
    },
    embed: "Embed code",
    links: {
      heading: "Links",
      intro:
        "For a newsroom, an ad sales house, a consultant: whoever has the address sees the dashboard, without an account. You can end each link separately, at once.",
      none: "No link yet.",
      address: "Address of the link",
      name: "Name of the new link",
      nameHint: "For you: whom you give it to.",
      create: "Create a link",
      created: "The link is there. Copy its address below, now or later.",
      by: "Created by {{person}} on {{date}}",
      on: "Created on {{date}}",
      withRules: "with the rules",
      inFrames: "may be embedded on {{origin}}",
      end: "End this link",
      endMeans: "Its address will lead nowhere, for anybody. It cannot be brought back.",
      endNow: "End it",
    },
  },
};
