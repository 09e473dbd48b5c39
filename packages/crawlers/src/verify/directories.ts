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
agent.bot.goog:Google-Agent
agent.deck.co:DeckAgent
api.anchorbrowser.io:Anchor Browser
api.apify.com:ApifyWebsiteContentCrawler
api.manus.im:Manus-User
app.bugduck.tech:QATechBot
app.hark.com:HarkBot
app.zipchat.ai:ZipchatBot
assistbot.duckduckgo.com:DuckAssistBot
bot-signature.gregoryscottdev.com:ygs-scraper-bot
bot.trychannel3.com:Channel3Bot
bxtrz00tv0lm1.keydirectory.signer.us-west-2.on.aws:Amazon-Bedrock-AgentCore-Browser
c3drvlj8gw240.keydirectory.signer.eu-west-1.on.aws:Amazon-Bedrock-AgentCore-Browser
chatgpt.com:ChatGPT Agent
crawl.corp.novellum.ai:Novellum
crawler.exa.ai:ExaSearchBot
gerard.cledara.ai:CledaraBot
harvest.haiku.fr:Haiku-SearchBot
kzejmtkesloc1.keydirectory.signer.ap-northeast-1.on.aws:Amazon-Bedrock-AgentCore-Browser
meh0x7tptr6o1.keydirectory.signer.ap-southeast-2.on.aws:Amazon-Bedrock-AgentCore-Browser
o42g509c7dlj6.keydirectory.signer.eu-central-1.on.aws:Amazon-Bedrock-AgentCore-Browser
ogtj5xdh5udp4.keydirectory.signer.us-east-2.on.aws:Amazon-Bedrock-AgentCore-Browser
payroll-bot.adp.com:AdpResearchBot
search.ai.cloudflare.com:Cloudflare-AI-Search
search.ai.cloudflare.com/external/.well-known/http-message-signatures-directory:Cloudflare-AI-Search-External
search.bot.kernel.sh:KernelSearchBot
signature-agents.twin.so:TwinAgent
slf696jfe4gp0.keydirectory.signer.ap-southeast-1.on.aws:Amazon-Bedrock-AgentCore-Browser
wdfzm130yrb91.keydirectory.signer.ap-south-1.on.aws:Amazon-Bedrock-AgentCore-Browser
web-bot-auth-crawl.cloudflare-browser-rendering-085.workers.dev:CloudflareBrowserRenderingCrawler
windowsforum.com/.well-known/http-message-signatures-directory/index.json:WindowsForum-AI
www.klaviyo.com:KlaviyoAIBot
www.meta.com:meta-externaltest
www.spyglasses.io:SpyglassesBot
xhah6q48pbxb4.keydirectory.signer.us-east-1.on.aws:Amazon-Bedrock-AgentCore-Browser
you.com:YouBot
`
  .trim()
  .split("\n")
  .map((line) => {
    const [host = "", crawlers = ""] = line.split(":");
    return { agent: `https://${host}`, crawlers: crawlers.split(",") };
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
