import type { TokenFor } from "../known.ts";
import type { CrawlerFacts } from "./facts.ts";

export const linkPreviews: Readonly<Record<TokenFor<"link-preview">, CrawlerFacts>> = {
  ArenaUnfurlBot: {
    robotsTxt: "unknown",
    blockingCost: "breaks-link-previews",
    userAgent: {
      header:
        "ArenaUnfurlBot/1.0 (Link preview bot for AI model comparison platform; +https://arena.ai) Mozilla/5.0 (compatible)",
      source: "crawler-user-agents",
    },
    evidence: { kind: "single-list", lists: ["crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  BingVideoPreview: {
    robotsTxt: "unknown",
    documentation: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
    blockingCost: "breaks-link-previews",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; BingVideoPreview/1.0; +https://aka.ms/microsoftbots) Chrome/W.X.Y.Z Safari/537.36",
      source: "secondary-page",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0"],
    },
    lastChecked: "2026-11",
  },
  Discordbot: {
    robotsTxt: "unknown",
    documentation: "https://discordapp.com",
    blockingCost: "breaks-link-previews",
    userAgent: {
      header: "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
      source: "device-detector",
    },
    evidence: { kind: "lists", lists: ["crawler-user-agents", "device-detector", "well-known-bots"] },
    lastChecked: "2026-11",
  },
  facebookcatalog: {
    robotsTxt: "unknown",
    documentation: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/",
    verification: {
      methods: ["address-list"],
      source: "http://www.facebook.com/peering/geofeed",
      sourceRead: true,
    },
    blockingCost: "ecommerce-only",
    userAgent: { header: "facebookcatalog/1.0", source: "operator" },
    evidence: {
      kind: "operator-page",
      pages: ["https://developers.secure.facebook.com/docs/sharing/webmasters/crawler/"],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  facebookexternalhit: {
    robotsTxt: "may-ignore",
    documentation: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/",
    verification: {
      methods: ["address-list"],
      source: "http://www.facebook.com/peering/geofeed",
      sourceRead: true,
    },
    blockingCost: "breaks-link-previews",
    userAgent: {
      header: "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developers.secure.facebook.com/docs/sharing/webmasters/crawler/",
        "https://crawlerpolicy.com/sources/meta-externalagent",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  GoogleMessages: {
    robotsTxt: "may-ignore",
    documentation:
      "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
    blockingCost: "breaks-link-previews",
    userAgent: { header: "GoogleMessages", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://www.nextfin.ai/en/news/google-messages-bot-link-preview-chat-cef5ebe141",
        "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
      ],
    },
    lastChecked: "2026-11",
  },
  LinkedInBot: {
    robotsTxt: "unknown",
    documentation: "http://www.linkedin.com",
    blockingCost: "breaks-link-previews",
    userAgent: {
      header:
        "LinkedInBot/1.0 (compatible; Mozilla/5.0; Jakarta Commons-HttpClient/3.1 +http://www.linkedin.com)",
      source: "device-detector",
    },
    evidence: { kind: "lists", lists: ["crawler-user-agents", "device-detector", "well-known-bots"] },
    lastChecked: "2026-11",
  },
  MicrosoftPreview: {
    robotsTxt: "unknown",
    documentation: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://www.bing.com/toolbox/bingbot.json",
      sourceRead: true,
    },
    blockingCost: "breaks-link-previews",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MicrosoftPreview/2.0; +https://aka.ms/MicrosoftPreview) Chrome/W.X.Y.Z Safari/537.36",
      source: "well-known-bots",
    },
    evidence: {
      kind: "lists",
      pages: ["https://aiseotracker.vercel.app/docs/bing-ai-user-agents"],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  Slackbot: {
    robotsTxt: "unknown",
    documentation: "https://api.slack.com/robots",
    blockingCost: "breaks-link-previews",
    userAgent: {
      header: "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["crawler-user-agents", "device-detector", "well-known-bots"] },
    lastChecked: "2026-11",
  },
  TelegramBot: {
    robotsTxt: "unknown",
    documentation: "https://telegram.org/blog/bot-revolution",
    blockingCost: "breaks-link-previews",
    userAgent: { header: "TelegramBot (like TwitterBot)", source: "device-detector" },
    evidence: { kind: "lists", lists: ["crawler-user-agents", "device-detector", "well-known-bots"] },
    lastChecked: "2026-11",
  },
  Twitterbot: {
    robotsTxt: "honors",
    documentation: "https://developer.x.com/cards/overview",
    blockingCost: "breaks-link-previews",
    userAgent: { header: "Twitterbot/1.0", source: "crawler-user-agents" },
    evidence: {
      kind: "operator-page",
      pages: ["https://developer.x.com/cards/overview"],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  WhatsApp: {
    robotsTxt: "unknown",
    documentation: "https://www.whatsapp.com/",
    blockingCost: "breaks-link-previews",
    userAgent: { header: "WhatsApp/0.3.4479 N", source: "crawler-user-agents" },
    evidence: { kind: "lists", lists: ["crawler-user-agents", "well-known-bots", "crawler-detect"] },
    lastChecked: "2026-11",
  },
};
