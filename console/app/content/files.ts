import type { OutputName } from "@octroi/policy/outputs";
import type { Localized } from "@octroi/ui/language/language";
import type { FileState } from "../../../domain/files/compare.ts";
import type { Connector } from "../../../domain/sites/site.ts";

export interface FilesCopy {
  title: string;
  intro: string;
  empty: string;
  write: string;
  /** How the files come to the site. */
  ways: Record<Connector, string>;
  check: string;
  /** `{{date}}`. */
  checked: string;
  unchecked: string;
  tooMany: string;
  states: Record<FileState | "unchecked", string>;
  /** What follows from each. */
  explained: Record<FileState, string>;
  /** What it is for, by form. */
  purposes: Record<OutputName, string>;
  differences: { open: string; closed: string; lines: string };
  others: string;
  download: string;
  /** Beside a robots.txt that has the site's own lines in it. */
  merged: string;
  notServed: string;
  /** On the pages about rules. */
  note: { otherwise: string; missing: string; soon: string; link: string };
}

export const files: Localized<FilesCopy> = {
  fr: {
    title: "Fichiers de vos règles",
    intro:
      "La version publiée, dans toutes ses formes : ce que les robots lisent sur votre site, et ce qui se règle sur un serveur. À côté de chaque fichier, ce que votre site sert.",
    empty: "Aucune version n’est encore publiée : il n’y a pas de fichier.",
    write: "Écrire des règles",
    ways: {
      wordpress:
        "L’extension WordPress sert ces fichiers elle-même, environ une minute après chaque publication.",
      dns: "Prenez ce qui manque ou dit autre chose, et mettez-le à son adresse sur votre site.",
      middleware: "Prenez ce qui manque ou dit autre chose, et mettez-le à son adresse sur votre site.",
    },
    check: "Vérifier maintenant",
    checked:
      "Vérifié le {{date}}. Nous regardons de nouveau chaque jour, et quelques minutes après chaque publication.",
    unchecked: "Pas encore vérifié. Nous regardons chaque jour, une fois le site connecté.",
    tooMany: "Votre site vient d’être vérifié plusieurs fois. Réessayez dans quelques minutes.",
    states: {
      served: "servi",
      missing: "absent",
      otherwise: "dit autre chose",
      unread: "non lu",
      unchecked: "à vérifier",
    },
    explained: {
      served: "Votre site dit ce que vous avez décidé.",
      missing: "Votre site ne sert rien à cette adresse.",
      otherwise: "Votre site sert un autre fichier, qui ne dit pas ce que vous avez décidé.",
      unread: "Votre site n’a pas répondu, ou n’a pas laissé lire ce fichier.",
    },
    purposes: {
      "robots-txt": "Qui peut lire quoi, nom par nom",
      rsl: "La licence (RSL), avec les usages et les prix",
      tdmrep: "La réservation de la fouille de textes (TDMRep)",
      "content-signal": "Content-Signal, pour robots.txt",
      "content-usage": "Content-Usage, pour robots.txt",
      "http-headers": "En-têtes HTTP des pages",
      "html-meta": "Balises HTML des pages",
      nginx: "Réglage de nginx",
      apache: "Réglage d’Apache",
      caddy: "Réglage de Caddy",
      cloudflare: "Réglage de Cloudflare",
      vercel: "Réglage de Vercel",
      next: "Réglage de Next.js",
      wordpress: "WordPress, sans extension",
    },
    differences: {
      open: "Ouvert par le fichier, fermé par vos règles :",
      closed: "Fermé par le fichier, ouvert par vos règles :",
      lines: "Lignes qui manquent :",
    },
    others: "Les autres formes, pour un serveur ou des pages",
    download: "Télécharger",
    merged: "Ce fichier contient les lignes de votre robots.txt actuel, et celles de vos règles à la fin.",
    notServed: "Se règle sur le serveur ou dans les pages : nous ne le vérifions pas ici.",
    note: {
      otherwise: "Le robots.txt de votre site ne dit pas la même chose que ces règles.",
      missing: "Votre site n’a pas de robots.txt : ces règles n’y figurent donc pas.",
      soon: "Votre connecteur met robots.txt à jour d’ici une minute ou deux.",
      link: "Voir les fichiers",
    },
  },
  en: {
    title: "Files of your rules",
    intro:
      "The published version in every form: what crawlers read on your site, and what is set on a server. Beside each file, what your site serves.",
    empty: "No version is published yet: there is no file.",
    write: "Write rules",
    ways: {
      wordpress: "The WordPress plugin serves these files itself, about a minute after each publication.",
      dns: "Take what is missing or says otherwise, and put it at its address on your site.",
      middleware: "Take what is missing or says otherwise, and put it at its address on your site.",
    },
    check: "Check now",
    checked: "Checked on {{date}}. We look again every day, and a few minutes after each publication.",
    unchecked: "Not checked yet. We look every day, once the site is connected.",
    tooMany: "Your site was checked several times just now. Try again in a few minutes.",
    states: {
      served: "served",
      missing: "missing",
      otherwise: "says otherwise",
      unread: "not read",
      unchecked: "to check",
    },
    explained: {
      served: "Your site says what you have decided.",
      missing: "Your site serves nothing at this address.",
      otherwise: "Your site serves another file, which does not say what you have decided.",
      unread: "Your site did not answer, or did not let us read this file.",
    },
    purposes: {
      "robots-txt": "Who may read what, name by name",
      rsl: "The license (RSL), with uses and prices",
      tdmrep: "The reservation of text and data mining (TDMRep)",
      "content-signal": "Content-Signal, for robots.txt",
      "content-usage": "Content-Usage, for robots.txt",
      "http-headers": "HTTP headers of pages",
      "html-meta": "HTML tags of pages",
      nginx: "For nginx",
      apache: "For Apache",
      caddy: "For Caddy",
      cloudflare: "For Cloudflare",
      vercel: "For Vercel",
      next: "For Next.js",
      wordpress: "WordPress, without the plugin",
    },
    differences: {
      open: "Open in the file, closed by your rules:",
      closed: "Closed in the file, open by your rules:",
      lines: "Lines that are missing:",
    },
    others: "The other forms, for a server or for pages",
    download: "Download",
    merged: "This file has the lines of your current robots.txt, with those of your rules at the end.",
    notServed: "Set on the server or in pages: we do not check it here.",
    note: {
      otherwise: "Your site’s robots.txt does not say the same as these rules.",
      missing: "Your site has no robots.txt, so these rules are not in it.",
      soon: "Your connector updates robots.txt within a minute or two.",
      link: "See the files",
    },
  },
};
