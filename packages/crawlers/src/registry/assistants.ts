import type { AssistantId } from "../known/assistants.ts";

/** What a public list or thread shows of an assistant: read in this month. */
interface AssistantFacts {
  readonly name: string;
  /** As crawlers name it, so that what it took and whom it sent is one row. */
  readonly operator: string;
  readonly sources: readonly string[];
  readonly lastChecked: `${number}-${number}`;
}

const lists = {
  matomo:
    "https://github.com/matomo-org/searchengine-and-social-list/blob/02a812577a19c32761a741871dfd66dc070e486a/AIAssistants.yml",
  rybbit:
    "https://github.com/rybbit-io/rybbit/blob/d69d871e6f511085cdac23f1d93e60d3e6d9ff7f/shared/src/aiOperators.ts",
  campaigns: "https://github.com/matomo-org/searchengine-and-social-list/issues/115",
  addresses: "https://en.wikipedia.org/wiki/Wikipedia:Signs_of_AI_writing",
} as const;

const lastChecked = "2026-11";

export const assistantFacts: Readonly<Record<AssistantId, AssistantFacts>> = {
  "chat.deepseek.com": {
    name: "DeepSeek",
    operator: "DeepSeek",
    sources: [lists.matomo, lists.rybbit],
    lastChecked,
  },
  "chat.mistral.ai": {
    name: "Le Chat",
    operator: "Mistral AI",
    sources: [lists.matomo, lists.rybbit],
    lastChecked,
  },
  "chat.qwen.ai": { name: "Qwen", operator: "Alibaba", sources: [lists.matomo, lists.rybbit], lastChecked },
  "chatgpt.com": {
    name: "ChatGPT",
    operator: "OpenAI",
    sources: [lists.matomo, lists.rybbit, lists.campaigns, lists.addresses],
    lastChecked,
  },
  "claude.ai": { name: "Claude", operator: "Anthropic", sources: [lists.matomo, lists.rybbit], lastChecked },
  "copilot.microsoft.com": {
    name: "Copilot",
    operator: "Microsoft",
    sources: [lists.matomo, lists.rybbit, lists.addresses],
    lastChecked,
  },
  "duck.ai": {
    name: "Duck.ai",
    operator: "DuckDuckGo",
    sources: ["https://github.com/matomo-org/matomo/issues/24835", lists.rybbit],
    lastChecked,
  },
  "gemini.google.com": {
    name: "Gemini",
    operator: "Google",
    sources: [lists.matomo, lists.rybbit],
    lastChecked,
  },
  "grok.com": { name: "Grok", operator: "xAI", sources: [lists.matomo, lists.rybbit], lastChecked },
  "iask.ai": { name: "iAsk", operator: "iAsk", sources: [lists.matomo], lastChecked },
  "kimi.com": { name: "Kimi", operator: "Moonshot AI", sources: [lists.rybbit], lastChecked },
  "meta.ai": { name: "Meta AI", operator: "Meta", sources: [lists.matomo, lists.rybbit], lastChecked },
  "notebooklm.google.com": {
    name: "NotebookLM",
    operator: "Google",
    sources: [lists.matomo, lists.rybbit],
    lastChecked,
  },
  "perplexity.ai": {
    name: "Perplexity",
    operator: "Perplexity",
    sources: [
      lists.matomo,
      lists.rybbit,
      lists.campaigns,
      "https://github.com/matomo-org/matomo/issues/24286",
    ],
    lastChecked,
  },
  "you.com": { name: "You.com", operator: "You.com", sources: [lists.matomo, lists.rybbit], lastChecked },
};
