import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import { consoleLabels } from "@octroi/ui/words/labels";
import { type PageWords, pageWords } from "@octroi/ui/words/page";

/** The pages about one site that the navigation leads to, in its order. */
export const sitePages = [
  "site",
  "siteCrawlers",
  "sitePages",
  "siteRules",
  "siteRevenue",
  "siteReport",
  "siteConnection",
] as const;
/** Those that a phone shows beside each other; the others are in a menu. */
export const phoneTabs = [
  "site",
  "siteCrawlers",
  "sitePages",
  "siteRules",
] as const satisfies (typeof sitePages)[number][];
/** The pages beside them: `operator` for those alone who keep the books. */
export const otherPages = ["sites", "houseRules", "statements", "people", "operator", "account"] as const;

/** The words around every page of the console. */
export interface ChromeCopy extends PageWords {
  /** Of the mark, which leads to the list of sites, or to the public site. */
  logo: { sites: string; site: string };
  nav: {
    label: string;
    changeSite: string;
    allSites: string;
    /** Of the phone's menus. */
    menu: string;
    more: string;
    moreLabel: string;
    overviewShort: string;
    /** Under the workspace's name, with `{{plan}}`. */
    workspace: string;
    workspaceSettings: string;
    help: string;
    pages: Record<(typeof sitePages)[number] | (typeof otherPages)[number], string>;
    signOut: string;
  };
  language: { choose: string };
  /** Of what the operator tells everybody. */
  noticeLabel: string;
  footer: { documentation: string; privacy: string };
  /** Below a dashboard that is shared. */
  shared: { what: string; by: string };
}

export const chrome: Localized<ChromeCopy> = {
  fr: {
    ...pageWords.fr,
    logo: { sites: `${brand.name}, tous les sites`, site: `${brand.name}, le site public` },
    nav: {
      label: "Navigation du tableau de bord",
      changeSite: "Changer de site",
      allSites: "Tous les sites",
      menu: "Menu",
      more: "Plus",
      moreLabel: "Plus de pages de ce site",
      overviewShort: "Aperçu",
      workspace: "espace · {{plan}}",
      workspaceSettings: "Réglages de l’espace",
      help: "Aide",
      pages: {
        site: "Vue d’ensemble",
        siteCrawlers: "Robots",
        sitePages: "Pages",
        siteRules: consoleLabels.fr.rules,
        siteRevenue: "Revenus",
        statements: "Relevés",
        siteReport: "Rapport",
        siteConnection: consoleLabels.fr.connection,
        sites: consoleLabels.fr.sites,
        houseRules: "Règles communes",
        people: "Membres",
        operator: "Comptabilité",
        account: "Compte",
      },
      signOut: "Se déconnecter",
    },
    language: { choose: "Choisir la langue" },
    noticeLabel: "Annonce",
    footer: { documentation: "Documentation", privacy: "Confidentialité et conditions" },
    shared: {
      what: "Visites de robots d’IA et de moteurs de recherche. Des personnes, seulement combien un assistant en envoie par jour.",
      by: `Mesuré par ${brand.name}`,
    },
  },
  en: {
    ...pageWords.en,
    logo: { sites: `${brand.name}, all sites`, site: `${brand.name}, the public site` },
    nav: {
      label: "Dashboard navigation",
      changeSite: "Change site",
      allSites: "All sites",
      menu: "Menu",
      more: "More",
      moreLabel: "More pages of this site",
      overviewShort: "Overview",
      workspace: "workspace · {{plan}}",
      workspaceSettings: "Workspace settings",
      help: "Help",
      pages: {
        site: "Overview",
        siteCrawlers: "Crawlers",
        sitePages: "Pages",
        siteRules: consoleLabels.en.rules,
        siteRevenue: "Revenue",
        statements: "Statements",
        siteReport: "Report",
        siteConnection: consoleLabels.en.connection,
        sites: consoleLabels.en.sites,
        houseRules: "House rules",
        people: "Members",
        operator: "Books",
        account: "Account",
      },
      signOut: "Sign out",
    },
    noticeLabel: "Announcement",
    language: { choose: "Choose a language" },
    footer: { documentation: "Documentation", privacy: "Privacy and terms" },
    shared: {
      what: "Visits by AI crawlers and search engines. Of people, only how many an assistant sends a day.",
      by: `Measured by ${brand.name}`,
    },
  },
};
