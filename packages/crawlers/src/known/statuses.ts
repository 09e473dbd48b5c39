import type { Status } from "../crawler.ts";
import type { Token } from "../known.ts";

/** In use, although the operator publishes nothing. */
const undocumented: ReadonlySet<string> = /* @__PURE__ */ new Set<Token>([
  "AgentTimes",
  "Bytespider",
  "CitibotSiteCrawler",
  "Claude-Code",
  "CledaraBot",
  "Cursor",
  "deepseek-harness",
  "FishBot",
  "GitHubCopilotRuntime-WebFetch",
  "Google-Firebase",
  "GoogleAgent-Chrome",
  "GoogleAgent-Shopping",
  "GoogleAgent-URLContext",
  "grok-agent",
  "iaskspider",
  "Keenable-User",
  "KeenableBot",
  "Kiro-CLI",
  "meta-externaltest",
  "newsai",
  "PanguBot",
  "qodercli",
  "SSI-Nutch",
  "Thinkbot",
  "TikTokSpider",
  "v0bot",
  "WindowsForum-AI",
  "wpbot",
  "ZCode-WebFetch",
]);

/** Carried by lists; nothing else shows that they exist. */
const unconfirmed: ReadonlySet<string> = /* @__PURE__ */ new Set<Token>([
  "AgentDataBot",
  "AISearchBot",
  "Amazon-Bedrock-AgentCore-Browser",
  "ArenaUnfurlBot",
  "AzureAI-SearchBot",
  "Bard-AI",
  "BeansLLM-CorpusBot",
  "BixelBot",
  "Character-AI",
  "ChatGLM-Spider",
  "ChatGPT-Browser",
  "Code",
  "code-review-sourcing",
  "cohere-ai",
  "Cohere-Command",
  "cohere-training-data-crawler",
  "CragCrawler",
  "DeepSeekBot",
  "DoubaoBot",
  "ERNIEBot",
  "ExaBot",
  "ExteContextCrawl",
  "Flyriverbot",
  "FriendlyCrawler",
  "GeistHaus-PageFetcher",
  "Gemini-AI",
  "GitHubCopilotChat",
  "GoGuidesCrawler",
  "GoGuidesDiscoveryBot",
  "GoogleAgent-Search",
  "Grok-DeepSearch",
  "GrokBot",
  "Groq-Bot",
  "HuggingFace-Bot",
  "Hunyuan",
  "ImageMind",
  "imageSpider",
  "JarvisSearch-Crawler",
  "Kimi-Agent",
  "laion-huggingface-processor",
  "LAIONDownloader",
  "MoonshotBot",
  "MyCentralAIScraperBot",
  "NagetBot",
  "OpenAI",
  "Poseidon Research Crawler",
  "Querit-SearchBot",
  "QueritBot",
  "QuillBot",
  "QwenBot",
  "Reflectionbot",
  "Replicate-Bot",
  "RunPod-Bot",
  "SofyaBot",
  "Spawning-AI",
  "Spider",
  "TaraGroup Intelligent Bot",
  "TavilyBot",
  "The Knowledge AI",
  "Together-Bot",
  "TongyiBot",
  "TSM-turingos",
  "UdV-AI-Research",
  "UseAI",
  "WorldBot",
  "xAI-Bot",
  "xAI-Grok",
  "xAI-SearchBot",
  "xAI-Web-Crawler",
  "YiyanBot",
]);

/** A name that is no longer in use, or never was. */
interface OutdatedName {
  readonly status: "legacy" | "never-real";
  /** The tokens to write instead, where known. */
  readonly successors: readonly Token[];
}

const outdated: Readonly<Partial<Record<Token, OutdatedName>>> = {
  "anthropic-ai": { status: "legacy", successors: ["ClaudeBot", "Claude-User", "Claude-SearchBot"] },
  "Claude-Web": { status: "legacy", successors: ["ClaudeBot", "Claude-User", "Claude-SearchBot"] },
  "Cloudflare-AutoRAG": { status: "legacy", successors: ["Cloudflare-AI-Search"] },
  "Datenbank Crawler": { status: "never-real", successors: ["netEstate Imprint Crawler"] },
  "Echobot Bot": { status: "never-real", successors: ["EchoboxBot"] },
  FacebookBot: { status: "legacy", successors: ["meta-externalagent"] },
  "Google-NotebookLM": { status: "legacy", successors: ["Google-GeminiNotebook"] },
  "GoogleAgent-Mariner": { status: "legacy", successors: ["Google-Agent"] },
  Omgili: { status: "legacy", successors: ["webzio", "webzio-extended"] },
  Omgilibot: { status: "legacy", successors: ["webzio", "webzio-extended"] },
  Operator: { status: "legacy", successors: ["ChatGPT Agent"] },
  Perplexity: { status: "never-real", successors: ["PerplexityBot", "Perplexity-User"] },
  PhindBot: { status: "legacy", successors: [] },
};

export const outdatedNames: ReadonlyMap<string, OutdatedName> = /* @__PURE__ */ new Map(
  Object.entries(outdated),
);

/**
 * How real the name of a crawler is, by its token. A publisher's own crawlers, which the registry does not have, are
 * active.
 *
 * @example
 * statusOf("Claude-Web"); // "legacy"
 */
export function statusOf(token: string): Status {
  const name = outdatedNames.get(token);
  if (name !== undefined) return name.status;
  if (undocumented.has(token)) return "undocumented";
  return unconfirmed.has(token) ? "unconfirmed" : "active";
}
