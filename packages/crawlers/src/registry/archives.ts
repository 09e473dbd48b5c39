import type { CrawlerFacts } from "./facts.ts";

export const archives: readonly CrawlerFacts[] = [
  {
    token: "archive.org_bot",
    operator: "Internet Archive",
    purpose: "archive",
    status: "active",
    robotsTxt: "unknown",
    documentation: "https://archive.org/details/archive.org_bot",
    verification: {
      methods: ["address-list"],
      source: "TecharoHQ/anubis:data/crawlers/internet-archive.yaml@2f45638a",
      sourceRead: true,
    },
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible; archive.org_bot +http://www.archive.org/details/archive.org_bot)",
      source: "device-detector",
    },
    description: {
      fr: "Enregistre des pages pour la Wayback Machine, l’archive publique du web.",
      en: "Saves pages for the Wayback Machine, the public web archive.",
    },
    note: {
      fr: "Nom non conforme à la RFC 9309 à cause du point.",
      en: "Not a valid RFC 9309 name because of the dot.",
    },
    evidence: {
      kind: "lists",
      pages: [],
      lists: ["anubis", "crawler-user-agents", "device-detector", "well-known-bots", "bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
];
