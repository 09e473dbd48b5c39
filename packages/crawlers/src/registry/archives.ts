import type { TokenFor } from "../known.ts";
import type { CrawlerFacts } from "./facts.ts";

export const archives: Readonly<Record<TokenFor<"archive">, CrawlerFacts>> = {
  "archive.org_bot": {
    robotsTxt: "unknown",
    documentation: "https://archive.org/details/archive.org_bot",
    verification: { methods: ["network"], source: "AS7941", sourceRead: false },
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible; archive.org_bot +http://www.archive.org/details/archive.org_bot)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: ["https://github.com/rezmoss/cloud-provider-ip-addresses/issues/19"],
      lists: ["anubis", "crawler-user-agents", "device-detector", "well-known-bots", "bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
};
