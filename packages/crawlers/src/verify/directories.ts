import { keySetAddress } from "./signature/agent.ts";

/** Where an operator publishes the keys that its crawlers sign with, and which crawlers those are. */
export interface KeyDirectory {
  /** As a request's `Signature-Agent` names it. */
  readonly agent: string;
  /** Their tokens. */
  readonly crawlers: readonly string[];
}

/**
 * The key directories of the registry (Web Bot Auth). Only these are ever read: what a visitor names is looked
 * up here, never fetched.
 *
 * @example
 * keyDirectoryList.map(({ agent }) => new URL(agent).host);
 */
export const keyDirectoryList: readonly KeyDirectory[] = [
  { agent: "https://agent.bot.goog", crawlers: ["Google-Agent"] },
  { agent: "https://api.anchorbrowser.io", crawlers: ["Anchor Browser"] },
  { agent: "https://assistbot.duckduckgo.com", crawlers: ["DuckAssistBot"] },
  { agent: "https://chatgpt.com", crawlers: ["ChatGPT Agent"] },
  { agent: "https://crawler.exa.ai", crawlers: ["ExaSearchBot"] },
  { agent: "https://payroll-bot.adp.com", crawlers: ["AdpResearchBot"] },
  {
    agent: "https://search.ai.cloudflare.com/external/.well-known/http-message-signatures-directory",
    crawlers: ["Cloudflare-AI-Search"],
  },
  {
    agent: "https://web-bot-auth.cloudflare-browser-rendering-085.workers.dev",
    crawlers: ["CloudflareBrowserRenderingCrawler"],
  },
  { agent: "https://www.kernel.sh", crawlers: ["KernelSearchBot"] },
  { agent: "https://www.meta.com", crawlers: ["meta-externaltest"] },
  { agent: "https://you.com", crawlers: ["YouBot"] },
];

const byAddress: ReadonlyMap<string, readonly string[]> = new Map(
  keyDirectoryList.map(({ agent, crawlers }) => [keySetAddress(agent) ?? "", crawlers]),
);

/** The addresses of the listed key sets. */
export const keySetAddresses: readonly string[] = [...byAddress.keys()];

/**
 * The crawlers that sign with the keys of an agent; none where it is not on the list.
 *
 * @example
 * crawlersOf("https://chatgpt.com"); // ["ChatGPT Agent"]
 */
export function crawlersOf(agent: string): readonly string[] {
  return byAddress.get(keySetAddress(agent) ?? "") ?? [];
}
