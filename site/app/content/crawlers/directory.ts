import type { Crawler } from "@octroi/crawlers";
import { crawlers } from "@octroi/crawlers/registry";
import { brand } from "@octroi/ui/brand/brand";
import { formatter } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import { aiCrawlers } from "../../../domain/directory/ai-crawlers.ts";
import { summaryOf } from "../../../domain/directory/directory.ts";
import type { SortOrder } from "../../../domain/directory/sort.ts";
import type { PageHead } from "../../metadata/head.tsx";

export interface DirectoryCopy extends PageHead {
  eyebrow: string;
  heading: string;
  lead: string;
  checked: string;
  forPrograms: string;
  summary: {
    heading: string;
    figures: Record<"training" | "answering" | "verifiable", string>;
    purposes: string;
    purpose: string;
    crawlers: string;
  };
  filters: {
    heading: string;
    search: { label: string; placeholder: string };
    purpose: { label: string; all: string };
    operator: { label: string; all: string; several: string; single: string };
    status: { label: string; all: string };
    verifiable: { label: string; all: string; yes: string; no: string };
    clear: string;
    /** `{shown}` and `{all}` are filled in as the visitor types. */
    count: { all: string; one: string; several: string; none: string };
    nobody: { heading: string; text: string };
  };
  /** Each link leads to the same table in another order. */
  sort: { label: string; orders: Record<SortOrder, string> };
  table: {
    caption: string;
    columns: Record<"token" | "operator" | "purpose" | "cost" | "verification", string>;
    unknownOperator: string;
  };
  legend: { heading: string; lead: string; purposes: string; statuses: string; verification: string };
  data: {
    heading: string;
    lead: string;
    files: Record<"json" | "csv", string>;
    rules: Record<"version" | "caching" | "sharing" | "license", { title: string; text: string }>;
    fields: string;
    field: string;
    meaning: string;
    /** One for each key of an entry, so that a new fact without words fails the type-check. */
    list: Record<keyof Crawler | "page" | "description" | "note", string>;
  };
}

const summary = summaryOf(crawlers);
const fr = formatter("fr");
const en = formatter("en");

export const directory: Localized<DirectoryCopy> = {
  fr: {
    title: `Répertoire : ${fr.number(summary.all)} robots, dont ${fr.number(aiCrawlers.length)} d’IA — ${brand.name}`,
    description: `${fr.number(summary.all)} robots d’IA et moteurs : exploitant, usage, coût d’un blocage, lignes robots.txt et façon de vérifier leur identité. Sources et dates à l’appui.`,
    eyebrow: "Répertoire des robots",
    heading: "Qui lit votre site, nom par nom",
    lead: `${fr.number(summary.all)} robots, dont ${fr.number(aiCrawlers.length)} d’IA : qui les exploite, à quoi ils servent, ce que vous perdez en les bloquant, et comment vérifier qu’un visiteur est bien celui qu’il dit être.`,
    checked: "Sources lues en",
    forPrograms: "En JSON et en CSV",
    summary: {
      heading: "Le répertoire en chiffres",
      figures: {
        training: "collectent des pages pour entraîner des modèles",
        answering: "alimentent un moteur de réponse, ou ouvrent une page à la demande d’un utilisateur",
        verifiable: "peuvent être vérifiés ; les autres, il faut les croire sur parole",
      },
      purposes: "Nombre de robots par usage",
      purpose: "usage",
      crawlers: "robots",
    },
    filters: {
      heading: "Le répertoire",
      search: { label: "Nom, exploitant ou en-tête User-Agent", placeholder: "GPTBot" },
      purpose: { label: "Usage", all: "Tous" },
      operator: {
        label: "Exploitant",
        all: "Tous",
        several: "Plusieurs robots",
        single: "Un seul robot",
      },
      status: { label: "Statut", all: "Tous" },
      verifiable: {
        label: "Identité",
        all: "Toutes",
        yes: "Vérifiable",
        no: "Invérifiable",
      },
      clear: "Effacer les filtres",
      count: {
        all: "{all} robots",
        one: "1 robot sur {all}",
        several: "{shown} robots sur {all}",
        none: "Aucun robot sur {all}",
      },
      nobody: {
        heading: "Personne à ce nom",
        text: "Aucun robot du répertoire ne répond à ces critères. Un nom vu dans vos journaux et absent d’ici nous intéresse.",
      },
    },
    sort: {
      label: "Trier par",
      orders: { known: "notoriété", name: "nom", operator: "exploitant", purpose: "usage" },
    },
    table: {
      caption: "Les robots du répertoire",
      columns: {
        token: "robot",
        operator: "exploitant",
        purpose: "usage",
        cost: "le bloquer coûte",
        verification: "vérification",
      },
      unknownOperator: "inconnu",
    },
    legend: {
      heading: "Lire ce répertoire",
      lead: "Un nom dans une liste n’est pas une preuve. Chaque fiche dit ce qui a été lu, où et quand ; ce qui n’est pas confirmé est signalé.",
      purposes: "Les usages",
      statuses: "Les statuts",
      verification: "Les vérifications",
    },
    data: {
      heading: "Le même répertoire, pour vos programmes",
      lead: "Il tient tout entier dans deux fichiers. Ni clé, ni inscription.",
      files: {
        json: "Toutes les fiches, dans les deux langues, avec le sens de chaque identifiant.",
        csv: "Une ligne par robot, pour un tableur. UTF-8, virgules ; les listes sont séparées par des barres verticales.",
      },
      rules: {
        version: {
          title: "Versionné",
          text: "schemaVersion augmente quand un champ disparaît, change de nom ou de sens. Un champ de plus ne le change pas.",
        },
        caching: {
          title: "Économe",
          text: "Chaque réponse porte un ETag. Renvoyez-le dans If-None-Match : si rien n’a changé, la réponse est 304, sans corps.",
        },
        sharing: {
          title: "Ouvert",
          text: "CORS est ouvert à tous : une page de n’importe quel site peut lire ces fichiers.",
        },
        license: {
          title: "Réutilisable",
          text: "Licence MIT, comme le paquet @octroi/crawlers dont ces fichiers sont tirés.",
        },
      },
      fields: "Les champs d’une fiche",
      field: "champ",
      meaning: "ce qu’il dit",
      list: {
        token: "Le nom, tel que l’écrivent listes, journaux et fichiers robots.txt.",
        page: "L’adresse de la fiche sur ce site.",
        robotsToken: "Ce qu’une ligne User-agent doit dire pour le viser ; vide si aucune ligne ne le peut.",
        legalToken: "Si le nom est conforme à la RFC 9309 : lettres, tirets et soulignés.",
        commonWord: "Si c’est aussi un mot courant, qui prouve peu dans un en-tête.",
        inHeaders:
          "Si ce nom désigne le robot dans un en-tête ; faux pour un nom trop courant, ou jamais envoyé.",
        namesakeHosts: "Les sites d’autres robots du même nom : un en-tête qui y renvoie est le leur.",
        aliases: "Les autres graphies du même robot.",
        operator: "Qui l’exploite ; vide si personne ne le sait.",
        purpose: "Ce pour quoi il lit des pages.",
        status: "Ce que vaut le nom : en service, non confirmé, ancien…",
        successors: "Les noms à écrire à la place d’un ancien nom.",
        sendsRequests: "Faux pour un nom qui n’apparaît jamais dans un journal.",
        followsGroupOf: "Le nom dont il suit le groupe de robots.txt quand aucun ne le nomme.",
        ignoresWildcardGroup: "Si le groupe pour tous (*) ne le concerne pas : il faut le nommer.",
        switchOf: "Pour un réglage, le robot qui le lit.",
        robotsTxt: "Ce que l’on sait de sa conduite face à robots.txt.",
        documentation: "La page de l’exploitant à son sujet.",
        verification: "Les façons de vérifier un visiteur, la source à consulter, et si elle a été lue.",
        blockingCost: "Ce que perd un éditeur qui le bloque.",
        userAgent: "Un en-tête relevé, et où il l’a été.",
        description: "Ce qu’il est et fait, en français et en anglais.",
        note: "Ce qu’il faut savoir de plus.",
        evidence: "Sur quoi repose la fiche : nature, pages et listes lues.",
        lastChecked: "L’année et le mois de la dernière lecture des sources.",
      },
    },
  },
  en: {
    title: `Directory of ${en.number(summary.all)} crawlers, ${en.number(aiCrawlers.length)} of them AI — ${brand.name}`,
    description: `${en.number(summary.all)} AI crawlers and search engines: operator, purpose, what blocking costs, robots.txt lines and how to verify who is calling. With sources and dates.`,
    eyebrow: "Crawler directory",
    heading: "Who reads your site, by name",
    lead: `${en.number(summary.all)} crawlers, ${en.number(aiCrawlers.length)} of them for AI: who runs them, what they are for, what you lose by blocking them, and how to check that a visitor is who it says it is.`,
    checked: "Sources read in",
    forPrograms: "As JSON and CSV",
    summary: {
      heading: "The directory in figures",
      figures: {
        training: "collect pages to train models",
        answering: "feed an answer engine, or open a page at a user’s request",
        verifiable: "can be verified; you have to take the others’ word for it",
      },
      purposes: "How many crawlers serve each purpose",
      purpose: "purpose",
      crawlers: "crawlers",
    },
    filters: {
      heading: "The directory",
      search: { label: "Name, operator or User-Agent header", placeholder: "GPTBot" },
      purpose: { label: "Purpose", all: "All" },
      operator: {
        label: "Operator",
        all: "All",
        several: "Several crawlers",
        single: "One crawler",
      },
      status: { label: "Status", all: "All" },
      verifiable: { label: "Identity", all: "All", yes: "Verifiable", no: "Not verifiable" },
      clear: "Clear filters",
      count: {
        all: "{all} crawlers",
        one: "1 of {all} crawlers",
        several: "{shown} of {all} crawlers",
        none: "None of the {all} crawlers",
      },
      nobody: {
        heading: "Nobody by that name",
        text: "No crawler in the directory fits. If you saw a name in your logs that is missing here, we would like to know.",
      },
    },
    sort: {
      label: "Sort by",
      orders: { known: "best known", name: "name", operator: "operator", purpose: "purpose" },
    },
    table: {
      caption: "The crawlers in the directory",
      columns: {
        token: "crawler",
        operator: "operator",
        purpose: "purpose",
        cost: "cost of blocking",
        verification: "verification",
      },
      unknownOperator: "unknown",
    },
    legend: {
      heading: "How to read this directory",
      lead: "A name on a list proves nothing. Every entry says what was read, where and when; what is not confirmed is marked as such.",
      purposes: "Purposes",
      statuses: "Statuses",
      verification: "Verification",
    },
    data: {
      heading: "The same directory, for your programs",
      lead: "All of it fits in two files. No key, no account.",
      files: {
        json: "Every entry, in both languages, with what each id means.",
        csv: "One row per crawler, for a spreadsheet. UTF-8, commas; lists are separated by vertical bars.",
      },
      rules: {
        version: {
          title: "Versioned",
          text: "schemaVersion goes up when a field is removed, renamed or changes its meaning. A new field does not change it.",
        },
        caching: {
          title: "Light on traffic",
          text: "Every answer carries an ETag. Send it back in If-None-Match: when nothing has changed, the answer is a 304 without a body.",
        },
        sharing: {
          title: "Open",
          text: "CORS is open to everyone: a page on any site may read these files.",
        },
        license: {
          title: "Reusable",
          text: "MIT license, like the @octroi/crawlers package these files are made from.",
        },
      },
      fields: "The fields of an entry",
      field: "field",
      meaning: "what it says",
      list: {
        token: "Its name, as lists, logs and robots.txt files spell it.",
        page: "The address of its page on this site.",
        robotsToken: "What a User-agent line has to say to reach it; empty where no line can.",
        legalToken: "Whether the name is valid under RFC 9309: letters, hyphens and underscores.",
        commonWord: "Whether it is an everyday word too, which proves little in a header.",
        inHeaders:
          "Whether the name tells the crawler in a header; false for too common a word, or one never sent.",
        namesakeHosts: "Sites of others who use the same name: a header that leads there is theirs.",
        aliases: "Other spellings of the same crawler.",
        operator: "Who runs it; empty where nobody knows.",
        purpose: "What it fetches pages for.",
        status: "How real the name is: in use, unconfirmed, former…",
        successors: "The names to write in place of a former one.",
        sendsRequests: "False for a name that never appears in a log.",
        followsGroupOf: "The name whose group in robots.txt it follows where none names it.",
        ignoresWildcardGroup: "Whether the group for everyone (*) does not concern it: it has to be named.",
        switchOf: "For a switch, the crawler that reads it.",
        robotsTxt: "What is known of how it treats robots.txt.",
        documentation: "The operator’s page about it.",
        verification: "How to check a visitor, the source to check against, and whether it was read.",
        blockingCost: "What a publisher loses by blocking it.",
        userAgent: "A header that was seen, and where.",
        description: "What it is and does, in French and English.",
        note: "What else there is to know.",
        evidence: "What the entry rests on: its kind, the pages and the lists that were read.",
        lastChecked: "Year and month in which the sources were last read.",
      },
    },
  },
};
