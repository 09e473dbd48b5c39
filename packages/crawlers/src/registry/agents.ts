import type { TokenFor } from "../known.ts";
import type { CrawlerFacts } from "./facts.ts";

export const agents: Readonly<Record<TokenFor<"agent">, CrawlerFacts>> = {
  "Amazon-Bedrock-AgentCore-Browser": {
    robotsTxt: "unknown",
    documentation: "https://docs.aws.amazon.com/bedrock-agentcore/latest/devguide/browser-quickstart.html",
    verification: {
      methods: ["signed-requests"],
      source: "*.keydirectory.signer.*.on.aws",
      sourceRead: false,
    },
    blockingCost: "loses-agent-visits",
    evidence: {
      kind: "single-list",
      pages: [
        "https://radar.cloudflare.com/bots/directory",
        "https://docs.aws.amazon.com/bedrock-agentcore/latest/devguide/browser-quickstart.html",
      ],
      lists: ["crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  AmazonBuyForMe: {
    robotsTxt: "unknown",
    documentation: "https://buyforme.amazon/",
    blockingCost: "ecommerce-only",
    userAgent: { header: "Agent/AmazonBuyForMe", source: "device-detector" },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"] },
    lastChecked: "2026-11",
  },
  "Anchor Browser": {
    robotsTxt: "unknown",
    documentation: "https://docs.anchorbrowser.io/advanced/cloudflare-web-bot-auth",
    verification: {
      methods: ["signed-requests"],
      source: "https://api.anchorbrowser.io/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "loses-agent-visits",
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://docs.anchorbrowser.io/advanced/cloudflare-web-bot-auth",
        "https://blog.cloudflare.com/signed-agents/",
        "https://github.com/monperrus/crawler-user-agents",
      ],
    },
    lastChecked: "2026-11",
  },
  "ChatGPT Agent": {
    robotsTxt: "unknown",
    documentation: "https://help.openai.com/en/articles/11845367-chatgpt-agent-allowlisting",
    verification: {
      methods: ["signed-requests"],
      source: "https://chatgpt.com/.well-known/http-message-signatures-directory",
      sourceRead: true,
    },
    blockingCost: "loses-agent-visits",
    evidence: {
      kind: "operator-page",
      pages: ["https://help.openai.com/en/articles/11845367-chatgpt-agent-allowlisting"],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  CledaraBot: {
    robotsTxt: "unknown",
    verification: {
      methods: ["signed-requests"],
      source: "https://gerard.cledara.ai/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "breaks-own-tool",
    userAgent: { header: "CledaraBot/1.0", source: "secondary-page" },
    evidence: { kind: "secondary-page", pages: ["https://radar.cloudflare.com/bots/directory"] },
    lastChecked: "2026-11",
  },
  DeckAgent: {
    robotsTxt: "unknown",
    documentation: "https://docs.deck.co/",
    verification: {
      methods: ["signed-requests"],
      source: "https://agent.deck.co/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "loses-agent-visits",
    userAgent: { header: "DeckAgent", source: "secondary-page" },
    evidence: { kind: "secondary-page", pages: ["https://radar.cloudflare.com/bots/directory"] },
    lastChecked: "2026-11",
  },
  "Google-Agent": {
    robotsTxt: "may-ignore",
    documentation:
      "https://developers.google.com/crawling/docs/crawlers-fetchers/google-user-triggered-fetchers",
    verification: {
      methods: ["address-file", "signed-requests"],
      source: "https://developers.google.com/static/crawling/ipranges/user-triggered-agents.json",
      sourceRead: true,
    },
    blockingCost: "loses-agent-visits",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Google-Agent; +https://developers.google.com/crawling/docs/crawlers-fetchers/google-agent) Chrome/W.X.Y.Z Safari/537.36",
      source: "secondary-page",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://developers.google.com/search/docs/crawling-indexing/google-user-triggered-fetchers?hl=ja",
        "https://www.seo-kreativ.de/en/blog/google-user-agent-for-ai-agents-explained/",
        "https://agentswelcome.dev/api/crawlers/google-agent",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  "GoogleAgent-Chrome": {
    robotsTxt: "unknown",
    blockingCost: "loses-agent-visits",
    userAgent: { header: "GoogleAgent-Chrome", source: "secondary-page" },
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/agent-ecosystem/agent-traffic-classifier"],
    },
    lastChecked: "2026-11",
  },
  "GoogleAgent-Mariner": {
    robotsTxt: "unknown",
    blockingCost: "loses-agent-visits",
    userAgent: {
      header:
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; GoogleAgent-Mariner; +https://developers.google.com/search/docs/crawling-indexing/google-agent-mariner) Chrome/135.0.0.0 Safari/537.36",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: ["https://www.seo-kreativ.de/en/blog/google-user-agent-for-ai-agents-explained/"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "GoogleAgent-Shopping": {
    robotsTxt: "unknown",
    blockingCost: "ecommerce-only",
    userAgent: { header: "GoogleAgent-Shopping", source: "secondary-page" },
    evidence: { kind: "secondary-page", pages: ["https://www.amazon.com/robots.txt"] },
    lastChecked: "2026-11",
  },
  HarkBot: {
    robotsTxt: "unknown",
    documentation: "https://app.hark.com/about/bot",
    verification: {
      methods: ["signed-requests"],
      source: "https://app.hark.com/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "loses-agent-visits",
    userAgent: { header: "HarkBot/1.0", source: "secondary-page" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://app.hark.com/about/bot", "https://radar.cloudflare.com/bots/directory"],
    },
    lastChecked: "2026-11",
  },
  "Kimi-Agent": {
    robotsTxt: "unknown",
    blockingCost: "loses-agent-visits",
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/ai-robots-txt/ai.robots.txt/blob/9ad8a47e23f7/robots.json"],
    },
    lastChecked: "2026-11",
  },
  Lightpanda: {
    robotsTxt: "up-to-its-user",
    documentation: "https://lightpanda.io/blog/posts/robotstxt-support",
    blockingCost: "low",
    userAgent: { header: "Lightpanda/1.0", source: "issue-thread" },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://lightpanda.io/blog/posts/robotstxt-support",
        "https://github.com/ai-robots-txt/ai.robots.txt/pull/263",
      ],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  "Manus-User": {
    robotsTxt: "unknown",
    documentation: "https://manus.im/help/Manus-user",
    verification: {
      methods: ["signed-requests"],
      source: "https://api.manus.im/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "loses-agent-visits",
    userAgent: {
      header:
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36; Manus-User/1.0",
      source: "device-detector",
    },
    evidence: {
      kind: "lists",
      pages: ["https://radar.cloudflare.com/bots/directory"],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "meta-externaltest": {
    robotsTxt: "unknown",
    verification: {
      methods: ["signed-requests"],
      source: "https://www.meta.com/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "loses-agent-visits",
    userAgent: { header: "meta-externaltest/1.1", source: "secondary-page" },
    evidence: { kind: "secondary-page", pages: ["https://radar.cloudflare.com/bots/directory"] },
    lastChecked: "2026-11",
  },
  "Agent-NovaAct": {
    robotsTxt: "unknown",
    documentation: "https://nova.amazon.com/act",
    blockingCost: "loses-agent-visits",
    userAgent: {
      header:
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/W.X.Y.Z Safari/537.36 Agent-NovaAct/0.9",
      source: "operator",
    },
    evidence: {
      kind: "lists",
      pages: [
        "https://github.com/aws/nova-act",
        "https://docs.aws.amazon.com/bedrock-agentcore/latest/devguide/browser-quickstart-nova-act.html",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  Operator: {
    robotsTxt: "unknown",
    blockingCost: "none",
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  QATechBot: {
    robotsTxt: "unknown",
    documentation: "https://docs.qa.tech/bot",
    verification: {
      methods: ["signed-requests"],
      source: "https://app.bugduck.tech/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "breaks-own-tool",
    userAgent: { header: "QATechBot/1.0", source: "secondary-page" },
    evidence: { kind: "secondary-page", pages: ["https://radar.cloudflare.com/bots/directory"] },
    lastChecked: "2026-11",
  },
  TwinAgent: {
    robotsTxt: "unknown",
    documentation: "https://docs.twin.so/web-agent",
    verification: {
      methods: ["signed-requests"],
      source: "https://signature-agents.twin.so/.well-known/http-message-signatures-directory",
      sourceRead: false,
    },
    blockingCost: "loses-agent-visits",
    userAgent: { header: "TwinAgent/1.0", source: "secondary-page" },
    evidence: {
      kind: "lists",
      pages: ["https://radar.cloudflare.com/bots/directory"],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
};
