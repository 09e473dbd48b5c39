import type { Localized } from "./language.ts";

export interface TeamMember {
  /** Stable, for lists and tests. */
  id: string;
  name: Localized<string>;
  role: "CEO" | "CTO";
  /** Path under `public/`, such as `/team/ceo.jpg`. Without one the page says that it is to come. */
  photo?: string;
  profileUrl: string;
}

interface Brand {
  name: string;
  tagline: Localized<string>;
  contactEmail: string;
  signUpUrl: string;
  /** The scheduling service's inline widget: its script, and the page it shows. */
  booking: { scriptUrl: string; pageUrl: string };
  pluginDirectoryUrl: string;
  edgePackage: { name: string; url: string };
  /** The host a CNAME record points to. */
  nameServerHost: string;
  /** The article the why-now page cites. */
  newsArticleUrl: string;
  /** Whoever answers for the site, as the legal pages name them. */
  publisher: { legalName: string };
  team: readonly TeamMember[];
}

/**
 * Everything that says whose site this is. To rebrand, edit this file alone.
 * Hosts under `.example` are reserved by RFC 2606: replace them with your own.
 */
export const brand: Brand = {
  name: "Octroi",
  tagline: {
    fr: "Le poste de péage des robots d’IA",
    en: "The toll gate for AI crawlers",
  },
  contactEmail: "contact@octroi.example",
  signUpUrl: "https://app.octroi.example/sign-up",
  booking: {
    scriptUrl: "https://assets.calendly.com/assets/external/widget.js",
    pageUrl: "https://calendly.com/octroi-example/demo",
  },
  pluginDirectoryUrl: "https://wordpress.org/plugins/octroi/",
  edgePackage: {
    name: "@octroi/edge",
    url: "https://www.npmjs.com/package/@octroi/edge",
  },
  nameServerHost: "edge.ns.octroi.example",
  newsArticleUrl: "https://news.octroi.example/search-traffic-2019-2023",
  publisher: { legalName: "Octroi" },
  team: [
    {
      id: "ceo",
      name: { fr: "Direction générale", en: "Chief executive" },
      role: "CEO",
      profileUrl: "https://www.linkedin.com/company/octroi-example/",
    },
    {
      id: "cto",
      name: { fr: "Direction technique", en: "Chief technologist" },
      role: "CTO",
      profileUrl: "https://www.linkedin.com/company/octroi-example/",
    },
  ],
};
