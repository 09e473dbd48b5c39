import { brand } from "@octroi/ui/brand/brand";
import type { Counted } from "@octroi/ui/language/format";
import type { Localized } from "@octroi/ui/language/language";
import type { MarketOffer } from "@octroi/ui/market/facts";
import type { PageHead } from "../metadata/head.tsx";

export interface MarketCopy extends PageHead {
  eyebrow: string;
  heading: string;
  lead: string;
  filter: Record<"topic" | "everyTopic" | "language" | "everyLanguage" | "show", string>;
  /** Of the list, for whoever hears it. */
  list: string;
  offers: Counted;
  next: string;
  first: string;
  /** Nobody is listed. */
  empty: { heading: string; text: string };
  /** Nobody of those who are listed fits. */
  nothing: { heading: string; text: string; all: string };
  unavailable: { heading: string; text: string };
  programs: { heading: string; text: string; title: string };
  closing: { heading: string; text: string; signUp: string; crawlers: string };
}

export interface MarketSiteCopy {
  /** `{domain}`, as everywhere below. */
  title: string;
  description: string;
  breadcrumbs: string;
  market: string;
  heading: string;
  lead: string;
  offers: {
    heading: string;
    note: string;
    /** Leads to where a person buys, where a card pays. */
    card: string;
    counts: Record<MarketOffer["kind"], Counted>;
    /** What the count leaves open. */
    limits: Record<MarketOffer["kind"], string>;
    /** Before the price in it. */
    or: string;
    everyPage: string;
    facts: Record<"uses" | "pages" | "payment" | "id", string>;
    rails: Record<MarketOffer["rails"][number], string>;
    /** Of a rail that takes money which is worth nothing. */
    trial: string;
  };
  facts: {
    heading: string;
  } & Record<"topic" | "language" | "contact" | "terms" | "license" | "readTerms" | "readLicense", string>;
  agreements: { heading: string; text: string } & Record<
    "caption" | "company" | "crawlers" | "uses" | "dates",
    string
  >;
  programs: {
    heading: string;
    text: string;
    read: string;
    /** `{document}`: the address of the site’s RSL document. */
    element: string;
  } & Record<"facts" | "account" | "order" | "token" | "guide" | "document" | "description", string>;
  unavailable: { title: string; description: string; heading: string; text: string };
  nothing: { title: string; description: string; heading: string; text: string; market: string };
}

export const marketCopy: Localized<MarketCopy> = {
  fr: {
    title: `Marché des licences pour robots d’IA — ${brand.name}`,
    description:
      "Les sites qui vendent aux robots d’IA le droit de lire leurs pages, à un prix affiché, par sujet et par langue.",
    eyebrow: "Marché des licences",
    heading: "Des sites à lire en règle",
    lead: "Ces éditeurs vendent aux robots d’IA le droit de lire leurs pages, à un prix affiché. L’argent va droit à l’éditeur : il ne passe jamais par nous.",
    filter: {
      topic: "Sujet",
      everyTopic: "Tous les sujets",
      language: "Langue",
      everyLanguage: "Toutes les langues",
      show: "Afficher",
    },
    list: "Sites qui vendent, le dernier inscrit d’abord",
    offers: { one: "# offre", other: "# offres" },
    next: "Sites suivants",
    first: "Revenir au début",
    empty: {
      heading: "Aucun site ne s’est encore inscrit",
      text: "Un site figure ici quand son éditeur publie une offre, dit où il veut être payé, et demande à être trouvé. Un site qui vend sans s’inscrire a tout de même sa page : les robots qu’il fait payer en reçoivent l’adresse.",
    },
    nothing: {
      heading: "Aucun site inscrit ne correspond",
      text: "Essayez un autre sujet ou une autre langue.",
      all: "Voir tous les sites",
    },
    unavailable: {
      heading: "Le marché est indisponible pour l’instant",
      text: "Ce qui a été acheté reste valable. Revenez dans un moment.",
    },
    programs: {
      heading: "La même liste, pour vos programmes",
      text: "À la même adresse, en JSON, avec les mêmes paramètres : topic, language, et cursor pour la suite.",
      title: "Terminal",
    },
    closing: {
      heading: "Vendez la lecture de votre site",
      text: "Choisissez ce que vous vendez et à quel prix. Les moteurs de recherche, eux, passent toujours.",
      signUp: "Créer mon compte",
      crawlers: "Parcourir les robots d’IA",
    },
  },
  en: {
    title: `License market for AI crawlers — ${brand.name}`,
    description:
      "The sites that sell AI crawlers the right to read their pages, at a posted price, by topic and by language.",
    eyebrow: "License market",
    heading: "Sites to read lawfully",
    lead: "These publishers sell AI crawlers the right to read their pages, at a posted price. The money goes straight to the publisher: it never passes through us.",
    filter: {
      topic: "Topic",
      everyTopic: "Every topic",
      language: "Language",
      everyLanguage: "Every language",
      show: "Show",
    },
    list: "Sites that sell, the latest listed first",
    offers: { one: "# offer", other: "# offers" },
    next: "More sites",
    first: "Back to the start",
    empty: {
      heading: "No site is listed yet",
      text: "A site appears here once its publisher has published an offer, said where to be paid, and asked to be found. A site that sells without being listed has its page all the same: the crawlers it charges are given its address.",
    },
    nothing: {
      heading: "No listed site matches",
      text: "Try another topic or another language.",
      all: "See every site",
    },
    unavailable: {
      heading: "The market is unavailable right now",
      text: "What was bought is still good. Please come back in a moment.",
    },
    programs: {
      heading: "The same list, for your programs",
      text: "At the same address, as JSON, with the same parameters: topic, language, and cursor for what follows.",
      title: "Terminal",
    },
    closing: {
      heading: "Sell the reading of your site",
      text: "Choose what you sell and at what price. Search engines always get through.",
      signUp: "Create my account",
      crawlers: "Browse AI crawlers",
    },
  },
};

export const marketSiteCopy: Localized<MarketSiteCopy> = {
  fr: {
    title: `Lire {domain} sous licence — ${brand.name}`,
    description:
      "Ce que vend {domain} aux robots d’IA : prix, pages, usages, conditions, et comment un programme achète.",
    breadcrumbs: "Fil d’Ariane",
    market: "Marché",
    heading: "Lire {domain} en règle",
    lead: "{domain} vend aux robots d’IA le droit de lire ses pages. Les moteurs de recherche n’ont besoin d’aucune licence.",
    offers: {
      heading: "Ce qui est à vendre",
      note: "L’argent va droit à l’éditeur, sans passer par nous. Ce qui est acheté ne change plus, même si l’offre change.",
      card: "Acheter par carte",
      counts: {
        credit: { one: "# visite", other: "# visites" },
        period: { one: "# jour", other: "# jours" },
      },
      limits: { credit: "sans date de fin", period: "visites sans limite de nombre" },
      or: "ou",
      everyPage: "toutes les pages",
      facts: { uses: "Usages", pages: "Pages", payment: "Paiement", id: "Offre" },
      rails: { x402: "en USDC, par programme (x402)", stripe: "par carte" },
      trial: "à l’essai : n’ouvre rien",
    },
    facts: {
      heading: "Ce que dit l’éditeur",
      topic: "Sujet",
      language: "Langue",
      contact: "Contact",
      terms: "Conditions",
      license: "Licence RSL",
      readTerms: "Lire les conditions",
      readLicense: "Lire le document",
    },
    agreements: {
      heading: "Qui lit déjà par accord",
      text: "Ces entreprises paient chaque visite par un accord que le site a rejoint : leurs robots n’ont pas besoin d’une offre.",
      caption: "Accords en vigueur",
      company: "entreprise",
      crawlers: "robots",
      uses: "usages",
      dates: "jusqu’au",
    },
    programs: {
      heading: "Par programme",
      text: "Trois appels : dire qui vous êtes, acheter, demander un jeton. Le jeton ouvre les pages qui ont été achetées. Cette page répond aussi en JSON.",
      read: "Terminal",
      facts: "les mêmes faits, en JSON",
      account: "1. qui vous êtes, par la clé qui signe déjà vos visites ou par un domaine",
      order: "2. ce que vous achetez : la réponse est 402, que votre client x402 paie",
      token: "3. un jeton pour vos robots",
      element: "license : l’élément entier de {document}",
      guide: "Lire en règle, pas à pas",
      document: "La description de chaque appel, en OpenAPI :",
      description: "openapi.json",
    },
    unavailable: {
      title: `Marché indisponible pour l’instant — ${brand.name}`,
      description: "Le marché est indisponible pour l’instant. Ce qui a été acheté reste valable.",
      heading: "Le marché est indisponible pour l’instant",
      text: "Ce qui a été acheté reste valable. Revenez dans un moment.",
    },
    nothing: {
      title: `Ce site ne vend rien ici — ${brand.name}`,
      description: "Aucun site de ce nom ne vend de licence ici, ou ses offres sont terminées.",
      heading: "Ce site ne vend rien ici",
      text: "Aucun site de ce nom ne vend de licence pour l’instant, ou ses offres sont terminées. Une licence déjà achetée reste valable.",
      market: "Voir les sites qui vendent",
    },
  },
  en: {
    title: `Read {domain} lawfully — ${brand.name}`,
    description:
      "What {domain} sells to AI crawlers: prices, pages, uses, terms, and how a program buys a license.",
    breadcrumbs: "Breadcrumb",
    market: "Market",
    heading: "Read {domain} lawfully",
    lead: "{domain} sells AI crawlers the right to read its pages. Search engines need no license.",
    offers: {
      heading: "What is for sale",
      note: "The money goes straight to the publisher and never passes through us. What is bought does not change, even if the offer does.",
      card: "Buy by card",
      counts: {
        credit: { one: "# visit", other: "# visits" },
        period: { one: "# day", other: "# days" },
      },
      limits: { credit: "with no end date", period: "any number of visits" },
      or: "or",
      everyPage: "every page",
      facts: { uses: "Uses", pages: "Pages", payment: "Payment", id: "Offer" },
      rails: { x402: "in USDC, by program (x402)", stripe: "by card" },
      trial: "a trial: opens nothing",
    },
    facts: {
      heading: "What the publisher says",
      topic: "Topic",
      language: "Language",
      contact: "Contact",
      terms: "Terms",
      license: "RSL license",
      readTerms: "Read the terms",
      readLicense: "Read the document",
    },
    agreements: {
      heading: "Who already reads by agreement",
      text: "These companies pay for each visit by an agreement that the site joined: their crawlers need no offer.",
      caption: "Agreements in force",
      company: "company",
      crawlers: "crawlers",
      uses: "uses",
      dates: "until",
    },
    programs: {
      heading: "By program",
      text: "Three calls: say who you are, buy, ask for a token. The token opens the pages that were bought. This page answers in JSON, too.",
      read: "Terminal",
      facts: "the same facts, as JSON",
      account: "1. who you are, by the key that signs your visits or by a domain",
      order: "2. what you buy: the answer is 402, which your x402 client pays",
      token: "3. a token for your crawlers",
      element: "license: the whole element of {document}",
      guide: "Read lawfully, step by step",
      document: "What each call takes and gives, as OpenAPI:",
      description: "openapi.json",
    },
    unavailable: {
      title: `The market is unavailable right now — ${brand.name}`,
      description: "The market is unavailable right now. What was bought is still good. Please come back.",
      heading: "The market is unavailable right now",
      text: "What was bought is still good. Please come back in a moment.",
    },
    nothing: {
      title: `This site sells nothing here — ${brand.name}`,
      description: "No site of that name sells licenses here for now, or its offers have ended since.",
      heading: "This site sells nothing here",
      text: "No site of that name sells a license for now, or its offers have ended. A license that was bought is still good.",
      market: "See the sites that sell",
    },
  },
};
