import { brand } from "@octroi/ui/brand/brand";
import type { Localized } from "@octroi/ui/language/language";
import { type PageWords, pageWords } from "@octroi/ui/words/page";
import { type WaitlistCopy, waitlist } from "./waitlist.ts";

/** The words around every page: header, footer, and the pages that say something is missing. */
export interface ChromeCopy extends PageWords {
  logoLabel: string;
  nav: {
    label: string;
    howItWorks: string;
    pricing: string;
    documentation: string;
    freeTools: string;
    freeToolsShort: string;
    signUp: string;
    openMenu: string;
    closeMenu: string;
  };
  language: { choose: string };
  footer: {
    tagline: string;
    description: string;
    useCases: string;
    useCaseLinks: { media: string; recipes: string; affiliation: string; saasDocs: string };
    product: string;
    productLinks: {
      howItWorks: string;
      wordpressPlugin: string;
      pricing: string;
      estimator: string;
      signUp: string;
    };
    resources: string;
    resourceLinks: Record<"documentation" | "why" | "freeTools" | "siteCheck" | "ledger" | "market", string>;
    company: string;
    companyLinks: { team: string; privacy: string; contact: string };
    signUp: string;
    rights: string;
  };
  notFound: {
    title: string;
    description: string;
    heading: string;
    text: string;
    home: string;
    documentation: string;
  };
  waitlist: WaitlistCopy;
}

export const chrome: Localized<ChromeCopy> = {
  fr: {
    ...pageWords.fr,
    logoLabel: `${brand.name}, accueil`,
    nav: {
      label: "Navigation principale",
      howItWorks: "Comment ça marche",
      pricing: "Tarifs",
      documentation: "Documentation",
      freeTools: "Outils gratuits",
      freeToolsShort: "Outils",
      signUp: "Créer mon compte",
      openMenu: "Ouvrir le menu",
      closeMenu: "Fermer le menu",
    },
    language: { choose: "Choisir la langue" },
    footer: {
      tagline: brand.tagline.fr,
      description:
        "Voyez quels robots d’IA lisent votre site et décidez, robot par robot. Google et Bing passent toujours.",
      useCases: "Pour qui",
      useCaseLinks: {
        media: "Médias et presse",
        recipes: "Blogs et recettes",
        affiliation: "Affiliation et comparateurs",
        saasDocs: "Documentation SaaS",
      },
      product: "Produit",
      productLinks: {
        howItWorks: "Comment ça marche",
        wordpressPlugin: "Plugin WordPress",
        pricing: "Tarifs",
        estimator: "Estimateur de revenus",
        signUp: "Créer mon compte",
      },
      resources: "Ressources",
      resourceLinks: {
        documentation: "Documentation",
        why: "Pourquoi maintenant",
        freeTools: "Outils gratuits",
        siteCheck: "Bilan de site",
        ledger: "Notre registre",
        market: "Marché des licences",
      },
      company: brand.name,
      companyLinks: { team: "Équipe", privacy: "Confidentialité et conditions", contact: "Nous écrire" },
      signUp: "Créer mon compte gratuit",
      rights: "Tous droits réservés.",
    },
    notFound: {
      title: `Page introuvable — ${brand.name}`,
      description: "Page introuvable — la page que vous cherchez n’existe pas ou a été déplacée.",
      heading: "Page introuvable —",
      text: "la page que vous cherchez n’existe pas ou a été déplacée.",
      home: "Retour à l’accueil",
      documentation: "Lire la documentation",
    },
    waitlist: waitlist.fr,
  },
  en: {
    ...pageWords.en,
    logoLabel: `${brand.name}, home`,
    nav: {
      label: "Main navigation",
      howItWorks: "How it works",
      pricing: "Pricing",
      documentation: "Documentation",
      freeTools: "Free tools",
      freeToolsShort: "Tools",
      signUp: "Create my account",
      openMenu: "Open menu",
      closeMenu: "Close menu",
    },
    language: { choose: "Choose a language" },
    footer: {
      tagline: brand.tagline.en,
      description:
        "See which AI crawlers read your site and decide, crawler by crawler. Google and Bing always get through.",
      useCases: "Who it’s for",
      useCaseLinks: {
        media: "Media and press",
        recipes: "Blogs and recipes",
        affiliation: "Affiliate and comparison sites",
        saasDocs: "SaaS documentation",
      },
      product: "Product",
      productLinks: {
        howItWorks: "How it works",
        wordpressPlugin: "WordPress plugin",
        pricing: "Pricing",
        estimator: "Revenue estimator",
        signUp: "Create my account",
      },
      resources: "Resources",
      resourceLinks: {
        documentation: "Documentation",
        why: "Why now",
        freeTools: "Free tools",
        siteCheck: "Site check-up",
        ledger: "Our ledger",
        market: "License market",
      },
      company: brand.name,
      companyLinks: { team: "Team", privacy: "Privacy and terms", contact: "Write to us" },
      signUp: "Create my free account",
      rights: "All rights reserved.",
    },
    notFound: {
      title: `Page not found — ${brand.name}`,
      description: "Page not found. The page you are looking for doesn’t exist or has moved.",
      heading: "Page not found.",
      text: "The page you are looking for doesn’t exist or has moved.",
      home: "Back to the home page",
      documentation: "Read the documentation",
    },
    waitlist: waitlist.en,
  },
};
