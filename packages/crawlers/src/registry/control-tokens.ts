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
      fr: "Interrupteur robots.txt qui décide si vos pages entraînent Gemini et étayent ses réponses ; il n’envoie aucune requête et ne touche pas à Google Search.",
      en: "A robots.txt switch that decides whether your pages train Gemini and support its answers; it sends no request and does not touch Google Search.",
    },
    note: {
      fr: "Certaines listes lui prêtent un en-tête User-Agent ; il n’en a pas.",
      en: "Some lists give it a User-Agent header; it has none.",
    },
    evidence: {
      kind: "operator-page-earlier",
      pages: ["https://developers.google.com/crawling/docs/changelog.md.txt"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
];
