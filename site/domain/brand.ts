/**
 * Everything that says whose site this is. To rebrand, edit this file alone.
 * Hosts under `.example` are reserved by RFC 2606: replace them with your own.
 */
export const brand = {
  name: "Octroi",
  tagline: {
    fr: "Le poste de péage des robots d’IA",
    en: "The toll gate for AI crawlers",
  },
  contactEmail: "contact@octroi.example",
  signUpUrl: "https://app.octroi.example/sign-up",
  /** The scheduling service's inline widget: its script, and the page it shows. */
  booking: {
    scriptUrl: "https://assets.calendly.com/assets/external/widget.js",
    pageUrl: "https://calendly.com/octroi-example/demo",
  },
  pluginDirectoryUrl: "https://wordpress.org/plugins/octroi/",
  edgePackage: {
    name: "@octroi/edge",
    url: "https://www.npmjs.com/package/@octroi/edge",
  },
  /** The host a CNAME record points to. */
  nameServerHost: "edge.ns.octroi.example",
  newsArticleUrl:
    "https://www.theatlantic.com/technology/archive/2025/06/generative-ai-pirated-articles-books/683009/",
  /** The company behind the site, as the legal pages name it. */
  publisher: {
    legalName: "Octroi",
    country: "France",
  },
  team: [
    {
      name: "Prénom Nom",
      role: "CEO",
      photo: "/team/ceo.jpg",
      profileUrl: "https://www.linkedin.com/in/octroi-ceo-example/",
    },
    {
      name: "Prénom Nom",
      role: "CTO",
      photo: "/team/cto.jpg",
      profileUrl: "https://www.linkedin.com/in/octroi-cto-example/",
    },
  ],
} as const;
