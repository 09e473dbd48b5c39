import type { TokenFor } from "../known.ts";
import type { CrawlerFacts } from "./facts.ts";

export const controlTokens: Readonly<Record<TokenFor<"control-token">, CrawlerFacts>> = {
  "Applebot-Extended": {
    robotsTxt: "honors",
    documentation: "https://support.apple.com/en-us/119829",
    blockingCost: "none-for-search",
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://seroundtable.com/apple-updates-applebot-documentation-37571.html"],
      lists: ["ai-robots-txt", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "Google-Extended": {
    robotsTxt: "honors",
    documentation:
      "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers#google-extended",
    blockingCost: "none-for-search",
    evidence: {
      kind: "operator-page-earlier",
      pages: ["https://developers.google.com/crawling/docs/changelog.md.txt"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
};
