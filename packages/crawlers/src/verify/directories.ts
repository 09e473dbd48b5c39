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
  { agent: "https://agent.deck.co", crawlers: ["DeckAgent"] },
  { agent: "https://api.anchorbrowser.io", crawlers: ["Anchor Browser"] },
  { agent: "https://api.apify.com", crawlers: ["ApifyWebsiteContentCrawler"] },
  { agent: "https://api.manus.im", crawlers: ["Manus-User"] },
  { agent: "https://app.bugduck.tech", crawlers: ["QATechBot"] },
  { agent: "https://app.hark.com", crawlers: ["HarkBot"] },
  { agent: "https://app.zipchat.ai", crawlers: ["ZipchatBot"] },
  { agent: "https://assistbot.duckduckgo.com", crawlers: ["DuckAssistBot"] },
  { agent: "https://bot-signature.gregoryscottdev.com", crawlers: ["ygs-scraper-bot"] },
  { agent: "https://bot.trychannel3.com", crawlers: ["Channel3Bot"] },
  {
    agent: "https://bxtrz00tv0lm1.keydirectory.signer.us-west-2.on.aws",
    crawlers: ["Amazon-Bedrock-AgentCore-Browser"],
  },
  {
    agent: "https://c3drvlj8gw240.keydirectory.signer.eu-west-1.on.aws",
    crawlers: ["Amazon-Bedrock-AgentCore-Browser"],
  },
  { agent: "https://chatgpt.com", crawlers: ["ChatGPT Agent"] },
  { agent: "https://crawl.corp.novellum.ai", crawlers: ["Novellum"] },
  { agent: "https://crawler.exa.ai", crawlers: ["ExaSearchBot"] },
  { agent: "https://gerard.cledara.ai", crawlers: ["CledaraBot"] },
  { agent: "https://harvest.haiku.fr", crawlers: ["Haiku-SearchBot"] },
  {
    agent: "https://kzejmtkesloc1.keydirectory.signer.ap-northeast-1.on.aws",
    crawlers: ["Amazon-Bedrock-AgentCore-Browser"],
  },
  {
    agent: "https://meh0x7tptr6o1.keydirectory.signer.ap-southeast-2.on.aws",
    crawlers: ["Amazon-Bedrock-AgentCore-Browser"],
  },
  {
    agent: "https://o42g509c7dlj6.keydirectory.signer.eu-central-1.on.aws",
    crawlers: ["Amazon-Bedrock-AgentCore-Browser"],
  },
  {
    agent: "https://ogtj5xdh5udp4.keydirectory.signer.us-east-2.on.aws",
    crawlers: ["Amazon-Bedrock-AgentCore-Browser"],
  },
  { agent: "https://payroll-bot.adp.com", crawlers: ["AdpResearchBot"] },
  { agent: "https://search.ai.cloudflare.com", crawlers: ["Cloudflare-AI-Search"] },
  {
    agent: "https://search.ai.cloudflare.com/external/.well-known/http-message-signatures-directory",
    crawlers: ["Cloudflare-AI-Search-External"],
  },
  { agent: "https://search.bot.kernel.sh", crawlers: ["KernelSearchBot"] },
  { agent: "https://signature-agents.twin.so", crawlers: ["TwinAgent"] },
  {
    agent: "https://slf696jfe4gp0.keydirectory.signer.ap-southeast-1.on.aws",
    crawlers: ["Amazon-Bedrock-AgentCore-Browser"],
  },
  {
    agent: "https://wdfzm130yrb91.keydirectory.signer.ap-south-1.on.aws",
    crawlers: ["Amazon-Bedrock-AgentCore-Browser"],
  },
  {
    agent: "https://web-bot-auth-crawl.cloudflare-browser-rendering-085.workers.dev",
    crawlers: ["CloudflareBrowserRenderingCrawler"],
  },
  {
    agent: "https://windowsforum.com/.well-known/http-message-signatures-directory/index.json",
    crawlers: ["WindowsForum-AI"],
  },
  { agent: "https://www.klaviyo.com", crawlers: ["KlaviyoAIBot"] },
  { agent: "https://www.meta.com", crawlers: ["meta-externaltest"] },
  { agent: "https://www.spyglasses.io", crawlers: ["SpyglassesBot"] },
  {
    agent: "https://xhah6q48pbxb4.keydirectory.signer.us-east-1.on.aws",
    crawlers: ["Amazon-Bedrock-AgentCore-Browser"],
  },
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
