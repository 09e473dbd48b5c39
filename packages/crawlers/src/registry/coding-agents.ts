import type { TokenFor } from "../known.ts";
import type { CrawlerFacts } from "./facts.ts";

export const codingAgents: Readonly<Record<TokenFor<"coding-agent">, CrawlerFacts>> = {
  Aider: {
    robotsTxt: "ignores",
    documentation: "https://aider.chat/",
    blockingCost: "developer-docs-only",
    userAgent: { header: "Mozilla./5.0 (Aider/0.86.1 +https://aider.chat/)", source: "operator" },
    evidence: {
      kind: "operator-page",
      pages: ["https://github.com/Aider-AI/aider/blob/main/aider/scrape.py"],
    },
    lastChecked: "2026-11",
  },
  "Claude-Code": {
    robotsTxt: "unknown",
    blockingCost: "developer-docs-only",
    userAgent: {
      header: "Claude-User (claude-code/2.1.86; +https://support.anthropic.com/)",
      source: "crawler-user-agents",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  Code: {
    robotsTxt: "unknown",
    blockingCost: "developer-docs-only",
    evidence: {
      kind: "single-list",
      pages: ["https://github.com/ai-robots-txt/ai.robots.txt/issues/242"],
      lists: ["ai-robots-txt"],
    },
    lastChecked: "2026-11",
  },
  crush: {
    robotsTxt: "unknown",
    documentation: "https://github.com/charmbracelet/crush",
    blockingCost: "developer-docs-only",
    userAgent: { header: "crush/1.0", source: "operator" },
    evidence: { kind: "operator-page", pages: ["https://github.com/charmbracelet/crush"] },
    lastChecked: "2026-11",
  },
  Cursor: {
    robotsTxt: "unknown",
    blockingCost: "developer-docs-only",
    userAgent: { header: "Cursor/3.0.16 (darwin arm64)", source: "secondary-page" },
    evidence: { kind: "single-list", lists: ["ai-robots-txt"] },
    lastChecked: "2026-11",
  },
  "deepseek-harness": {
    robotsTxt: "unknown",
    blockingCost: "developer-docs-only",
    userAgent: {
      header: "deepseek-harness/0.3.1 (+https://github.com/deepseek-ai/deepseek-harness)",
      source: "secondary-page",
    },
    evidence: {
      kind: "secondary-page",
      pages: [
        "https://github.com/deepseek-ai/deepseek-harness",
        "https://github.com/agent-ecosystem/agent-traffic-classifier",
      ],
    },
    lastChecked: "2026-11",
  },
  Devin: {
    robotsTxt: "honors",
    documentation: "https://docs.devin.ai",
    blockingCost: "developer-docs-only",
    userAgent: {
      header:
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36; Devin/1.0; +devin.ai",
      source: "device-detector",
    },
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"] },
    lastChecked: "2026-11",
  },
  GitHubCopilotChat: {
    robotsTxt: "unknown",
    documentation: "https://github.com/microsoft/vscode-copilot-chat",
    blockingCost: "developer-docs-only",
    userAgent: { header: "GitHubCopilotChat/0.8.0", source: "device-detector" },
    evidence: { kind: "single-list", lists: ["device-detector"] },
    lastChecked: "2026-11",
  },
  "GitHubCopilotRuntime-WebFetch": {
    robotsTxt: "unknown",
    blockingCost: "developer-docs-only",
    userAgent: { header: "GitHubCopilotRuntime-WebFetch", source: "secondary-page" },
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/agent-ecosystem/agent-traffic-classifier"],
    },
    lastChecked: "2026-11",
  },
  "Google-Gemini-CLI": {
    robotsTxt: "unknown",
    documentation: "https://github.com/google-gemini/gemini-cli",
    blockingCost: "developer-docs-only",
    userAgent: {
      header: "Mozilla/5.0 (compatible; Google-Gemini-CLI/1.0; +https://github.com/google-gemini/gemini-cli)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://github.com/google-gemini/gemini-cli/blob/main/packages/core/src/tools/web-fetch.ts"],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  "grok-agent": {
    robotsTxt: "unknown",
    blockingCost: "developer-docs-only",
    userAgent: {
      header: "Mozilla/5.0 (compatible; grok-agent/1.0; +https://x.ai)",
      source: "secondary-page",
    },
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/agent-ecosystem/agent-traffic-classifier"],
    },
    lastChecked: "2026-11",
  },
  "Kiro-CLI": {
    robotsTxt: "unknown",
    blockingCost: "developer-docs-only",
    userAgent: { header: "Kiro-CLI", source: "secondary-page" },
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/agent-ecosystem/agent-traffic-classifier"],
    },
    lastChecked: "2026-11",
  },
  opencode: {
    robotsTxt: "unknown",
    documentation: "https://opencode.ai/",
    blockingCost: "developer-docs-only",
    userAgent: { header: "opencode", source: "operator" },
    evidence: {
      kind: "operator-page",
      pages: ["https://github.com/anomalyco/opencode/blob/dev/packages/opencode/src/tool/webfetch.ts"],
      lists: ["ai-robots-txt", "crawler-user-agents"],
    },
    lastChecked: "2026-11",
  },
  qodercli: {
    robotsTxt: "unknown",
    blockingCost: "developer-docs-only",
    userAgent: { header: "qodercli/1.1.51 (+https://qoder.com)", source: "secondary-page" },
    evidence: {
      kind: "secondary-page",
      pages: [
        "https://github.com/ai-robots-txt/ai.robots.txt/blob/9ad8a47e23f7/robots.json",
        "https://github.com/agent-ecosystem/agent-traffic-classifier",
      ],
    },
    lastChecked: "2026-11",
  },
  Trae: {
    robotsTxt: "unknown",
    documentation: "https://trae.ai/",
    blockingCost: "developer-docs-only",
    evidence: { kind: "lists", lists: ["ai-robots-txt", "crawler-user-agents"] },
    lastChecked: "2026-11",
  },
  v0bot: {
    robotsTxt: "unknown",
    blockingCost: "developer-docs-only",
    userAgent: { header: "v0bot", source: "secondary-page" },
    evidence: { kind: "secondary-page", pages: ["https://github.com/faisalman/ua-parser-js"] },
    lastChecked: "2026-11",
  },
  "ZCode-WebFetch": {
    robotsTxt: "unknown",
    blockingCost: "developer-docs-only",
    userAgent: {
      header: "ZCode-WebFetch/0.1 (+https://zcode.ai; coding-agent-cli)",
      source: "secondary-page",
    },
    evidence: {
      kind: "secondary-page",
      pages: ["https://github.com/agent-ecosystem/agent-traffic-classifier"],
    },
    lastChecked: "2026-11",
  },
};
