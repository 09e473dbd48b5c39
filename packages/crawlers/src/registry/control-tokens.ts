import type { CrawlerFacts } from "./facts.ts";

export const controlTokens: readonly CrawlerFacts[] = [
  {
    token: "Applebot-Extended",
    operator: "Apple",
    purpose: "control-token",
    status: "active",
    sendsRequests: false,
    robotsTxt: "honors",
    documentation: "https://support.apple.com/en-us/119829",
    blockingCost: "none-for-search",
    description: {
      fr: "Interrupteur robots.txt qui retire des pages de l’entraînement des modèles d’Apple ; il n’explore rien lui-même.",
      en: "A robots.txt switch that opts pages out of training Apple’s foundation models; it crawls nothing itself.",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://seroundtable.com/apple-updates-applebot-documentation-37571.html"],
      lists: ["ai-robots-txt", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  {
    token: "Google-Extended",
    operator: "Google",
    purpose: "control-token",
    status: "active",
    sendsRequests: false,
    robotsTxt: "honors",
    documentation:
      "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers#google-extended",
    blockingCost: "none-for-search",
    description: {
      fr: "Interrupteur robots.txt pour l’entraînement et l’ancrage de Gemini ; il n’envoie aucune requête et ne touche pas à Google Search.",
      en: "A robots.txt switch for Gemini training and grounding; it sends no request and does not touch Google Search.",
    },
    note: {
      fr: "Certaines listes lui prêtent un en-tête User-Agent ; il n’en existe pas.",
      en: "Some lists print a User-Agent for it; none exists.",
    },
    evidence: {
      kind: "operator-page-earlier",
      pages: ["https://developers.google.com/crawling/docs/changelog.md.txt"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
];
