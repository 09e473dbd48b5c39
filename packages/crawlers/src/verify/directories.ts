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
export const keyDirectoryList: readonly KeyDirectory[] = `
AdpResearchBot:payroll-bot.adp.com
Amazon-Bedrock-AgentCore-Browser:bxtrz00tv0lm1.keydirectory.signer.us-west-2.on.aws,c3drvlj8gw240.keydirectory.signer.eu-west-1.on.aws,kzejmtkesloc1.keydirectory.signer.ap-northeast-1.on.aws,meh0x7tptr6o1.keydirectory.signer.ap-southeast-2.on.aws,o42g509c7dlj6.keydirectory.signer.eu-central-1.on.aws,ogtj5xdh5udp4.keydirectory.signer.us-east-2.on.aws,slf696jfe4gp0.keydirectory.signer.ap-southeast-1.on.aws,wdfzm130yrb91.keydirectory.signer.ap-south-1.on.aws,xhah6q48pbxb4.keydirectory.signer.us-east-1.on.aws
Anchor Browser:api.anchorbrowser.io
ApifyWebsiteContentCrawler:api.apify.com
Channel3Bot:bot.trychannel3.com
ChatGPT Agent:chatgpt.com
CledaraBot:gerard.cledara.ai
Cloudflare-AI-Search:search.ai.cloudflare.com
Cloudflare-AI-Search-External:search.ai.cloudflare.com/external/.well-known/http-message-signatures-directory
CloudflareBrowserRenderingCrawler:web-bot-auth-crawl.cloudflare-browser-rendering-085.workers.dev
DeckAgent:agent.deck.co
DuckAssistBot:assistbot.duckduckgo.com
ExaSearchBot:crawler.exa.ai
Google-Agent:agent.bot.goog
Haiku-SearchBot:harvest.haiku.fr
HarkBot:app.hark.com
KernelSearchBot:search.bot.kernel.sh
KlaviyoAIBot:www.klaviyo.com
Manus-User:api.manus.im
meta-externaltest:www.meta.com
Novellum:crawl.corp.novellum.ai
QATechBot:app.bugduck.tech
SpyglassesBot:www.spyglasses.io
TwinAgent:signature-agents.twin.so
WindowsForum-AI:windowsforum.com/.well-known/http-message-signatures-directory/index.json
ygs-scraper-bot:bot-signature.gregoryscottdev.com
YouBot:you.com
ZipchatBot:app.zipchat.ai
`
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [crawler = "", agents = ""] = line.split(":");
    return agents.split(",").map((agent) => ({ agent: `https://${agent}`, crawlers: [crawler] }));
  });

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
