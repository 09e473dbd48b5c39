import type { Purpose } from "@octroi/crawlers";
import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import { crawlerWords, namesOf } from "@octroi/ui/words/crawlers";
import type { RobotsTxtComments, RobotsTxtReach } from "../../../domain/robots/crawler-rules.ts";

/** What all the use-case pages call things. */
export interface UseCaseLabels {
  breadcrumbs: string;
  home: string;
  start: string;
  estimate: string;
  sign: string;
  where: string;
  columns: Record<"crawler" | "operator" | "purpose" | "reach" | "path" | "decision", string>;
  rulesCaption: string;
  purposes: Record<Purpose, string>;
  reach: Record<RobotsTxtReach, string>;
  unknownOperator: string;
  connectorNote: string;
  groupNote: string;
  download: string;
  openGenerator: string;
  openPolicy: string;
  day: string;
  /** Under the heading of what to expect: which plan does what. */
  resultsNote: string;
  illustration: string;
  illustrationNote: string;
  before: string;
  after: string;
  links: { pricing: string; privacy: string; support: string };
  elsewhere: string;
}

export const useCaseLabels: Localized<UseCaseLabels> = {
  fr: {
    breadcrumbs: "Fil d’Ariane",
    home: "Accueil",
    start: "Créer mon compte gratuit",
    estimate: "Estimer mes revenus",
    sign: "signe",
    where: "où le voir",
    columns: {
      crawler: "robot",
      operator: "exploitant",
      purpose: "usage",
      reach: "robots.txt",
      path: "chemin",
      decision: "décision",
    },
    rulesCaption: "Règles proposées : robot, exploitant, usage, effet du robots.txt, chemin et décision",
    purposes: namesOf(crawlerWords.fr.purposes),
    reach: { honored: "respecté", "may-be-ignored": "pas toujours", unstated: "non précisé" },
    unknownOperator: "inconnu",
    connectorNote:
      "Un robots.txt n’est qu’une demande. Il ne sait ni limiter ni facturer : le connecteur s’en charge, et fait aussi respecter les refus.",
    groupNote:
      "Un robot nommé dans le fichier ne suit plus les règles générales (*). Recopiez vos interdictions sous son nom, ou laissez le générateur fusionner les deux.",
    download: "Télécharger",
    openGenerator: "Ouvrir ce choix dans le générateur",
    openPolicy: "En faire une politique d’accès",
    day: "Jour",
    resultsNote:
      "Le plugin et le middleware appliquent ces règles sans compte, site par site. Dans le tableau de bord, l’offre gratuite les observe ; Pro, en bêta et sur invitation, les applique.",
    illustration: "Illustration",
    illustrationNote: "Scénario inventé pour montrer le raisonnement. Ce n’est pas un client.",
    before: "avant",
    after: "après",
    links: { pricing: "Tarifs", privacy: "Confidentialité et conditions", support: "Écrire à l’assistance" },
    elsewhere: "Autres sites, autres règles",
  },
  en: {
    breadcrumbs: "Breadcrumbs",
    home: "Home",
    start: "Create my free account",
    estimate: "Estimate my revenue",
    sign: "sign",
    where: "where it shows",
    columns: {
      crawler: "crawler",
      operator: "operator",
      purpose: "purpose",
      reach: "robots.txt",
      path: "path",
      decision: "decision",
    },
    rulesCaption: "Suggested rules: crawler, operator, purpose, what robots.txt does, path and decision",
    purposes: namesOf(crawlerWords.en.purposes),
    reach: { honored: "honored", "may-be-ignored": "not always", unstated: "not stated" },
    unknownOperator: "unknown",
    connectorNote:
      "A robots.txt is only a request. It can neither limit nor charge: the connector does both, and enforces refusals.",
    groupNote:
      "A crawler named in the file stops following the general (*) rules. Repeat your exclusions under its name, or let the generator merge the two.",
    download: "Download",
    openGenerator: "Open this choice in the generator",
    openPolicy: "Make it an access policy",
    day: "Day",
    resultsNote:
      "The plugin and the middleware apply these rules without an account, one site at a time. In the dashboard, the free plan observes them; Pro, in beta and by invitation, enforces them.",
    illustration: "Illustration",
    illustrationNote: "A made-up scenario, to show the reasoning. This is not a customer.",
    before: "before",
    after: "after",
    links: { pricing: "Pricing", privacy: "Privacy and terms", support: "Write to support" },
    elsewhere: "Other sites, other rules",
  },
};

/** The comments in a robots.txt made for a kind of site. */
export const robotsTxtComments: Localized<(name: string) => RobotsTxtComments> = {
  fr: (name) => ({
    header: [
      `robots.txt : ${name} (${brand.name})`,
      "Les chemins sont des exemples : remplacez-les par les vôtres.",
      "Un robots.txt ne sait ni limiter ni facturer ; le connecteur le fait.",
    ],
    connector: { limit: "est limité par le connecteur.", charge: "est facturé par le connecteur." },
  }),
  en: (name) => ({
    header: [
      `robots.txt: ${name} (${brand.name})`,
      "Paths are examples: replace them with your own.",
      "A robots.txt can neither limit nor charge; the connector does.",
    ],
    connector: { limit: "is limited by the connector.", charge: "is charged for by the connector." },
  }),
};
