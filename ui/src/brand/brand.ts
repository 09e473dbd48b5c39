import type { Localized } from "@octroi/ui/language/language";

/** What only the operator of the site can know. Undefined until it is filled in: `npm run preflight` lists what is left. */
type Pending<T> = T | undefined;

export interface TeamMember {
  role: "CEO" | "CTO";
  name: Pending<string>;
  /** Path under `public/`, such as `/team/ceo.jpg`. */
  photo: Pending<string>;
  profileUrl: string;
}

/** Whoever answers for the site: what article 1-1 of the French LCEN wants shown. `null` where it does not apply. */
export interface Publisher {
  legalName: string;
  /** Such as `SAS`. */
  legalForm: Pending<string>;
  shareCapitalEur: Pending<number | null>;
  registeredOffice: Pending<string>;
  /** Such as `RCS Paris 123 456 789`. */
  registration: Pending<string | null>;
  vatNumber: Pending<string | null>;
  telephone: Pending<string>;
  publicationDirector: Pending<string>;
}

export interface Host {
  name: string;
  address: string;
  telephone: string;
}

export interface Brand {
  name: string;
  tagline: Localized<string>;
  /** What the name means, said once, above the home page's heading. */
  nameOrigin: Localized<string>;
  contactEmail: string;
  signUpUrl: string;
  /** The scheduling service's inline widget: its script, and the page it shows. */
  booking: { scriptUrl: string; pageUrl: string };
  /** Where WordPress's own directory lists the plugin; null until it does. The site offers the zip itself. */
  pluginDirectoryUrl: string | null;
  edgePackage: { name: string; url: string };
  /** The host a CNAME record points to. */
  nameServerHost: string;
  /** The article the why-now page cites. */
  newsArticleUrl: string;
  /** Where the figures about AI crawlers come from, each an address that the why-now page links beside it. */
  figureSources: Readonly<Record<"unseen" | "drop" | "growth", Pending<string>>>;
  /** Whether prices include VAT, which is said beside them: for consumers they must. */
  pricesIncludeTax: Pending<boolean>;
  publisher: Publisher;
  /** Who keeps the site's servers. */
  host: Pending<Host>;
  team: readonly TeamMember[];
}

/**
 * Everything that says whose site this is. To rebrand, edit this file alone, then run `npm run preflight`.
 * Hosts under `.example` are reserved by RFC 2606, so nobody else can own them: replace them with your own.
 */
export const brand: Brand = {
  name: "Octroi",
  tagline: {
    fr: "Le poste de péage des robots d’IA",
    en: "The toll gate for AI crawlers",
  },
  nameOrigin: {
    fr: "Octroi : l’ancien péage des villes, pour les robots d’IA",
    en: "Octroi: the old French city toll, now for AI crawlers",
  },
  contactEmail: "contact@octroi.example",
  signUpUrl: "https://app.octroi.example/sign-up",
  booking: {
    scriptUrl: "https://assets.calendly.com/assets/external/widget.js",
    pageUrl: "https://booking.octroi.example/demo",
  },
  pluginDirectoryUrl: null,
  edgePackage: {
    name: "@octroi/edge",
    url: "https://packages.octroi.example/@octroi/edge",
  },
  nameServerHost: "edge.ns.octroi.example",
  newsArticleUrl: "https://news.octroi.example/search-traffic-2019-2023",
  figureSources: { unseen: undefined, drop: undefined, growth: undefined },
  pricesIncludeTax: undefined,
  publisher: {
    legalName: "Octroi",
    legalForm: undefined,
    shareCapitalEur: undefined,
    registeredOffice: undefined,
    registration: undefined,
    vatNumber: undefined,
    telephone: undefined,
    publicationDirector: undefined,
  },
  host: undefined,
  team: [
    {
      role: "CEO",
      name: undefined,
      photo: undefined,
      profileUrl: "https://profiles.octroi.example/ceo",
    },
    {
      role: "CTO",
      name: undefined,
      photo: undefined,
      profileUrl: "https://profiles.octroi.example/cto",
    },
  ],
};
