import { describe, expect, test } from "vitest";
import { identify } from "../identify.ts";

/** Headers on record in public collections, each with whom it is from. */
describe("a form of a crawler is the crawler", () => {
  test.each([
    [
      "Agent-NovaAct",
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36 Agent-NovaAct/0.9",
    ],
    ["amazon-kendra", "amazon-kendra-customer-id-1234-1234-1234"],
    [
      "Amazonbot",
      "Mozilla/5.0 (Linux; Android 7.1.2) (Amazonbot-Video/0.1; +https://developer.amazon.com/support/amazonbot)",
    ],
    ["Awario", "AwarioRendererBot/1.0 (+https://awario.com/bots.html; bots@awario.com)"],
    ["TurnitinBot", "Turnitin (https://bit.ly/2UvnfoQ)"],
    ["netEstate Imprint Crawler", "netEstate NE Crawler (+http://www.website-datenbank.de/)"],
    ["Channel3Bot", "Channel3/1.0 (+https://trychannel3.com/channel3bot)"],
    ["semantic-visions", "semantic-visions-discovery"],
    ["aiHitBot", "Mozilla/5.0 (compatible; aiHitBot-DM/2.0.2 +http://www.aihit.com)"],
    [
      "AdsBot-Google-Mobile",
      "Mozilla/5.0 (iPhone; CPU iPhone OS 14_7_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.1.2 Mobile/15E148 Safari/604.1 (compatible; AdsBot-Google-Mobile; +http://www.google.com/mobile/adsbot.html)",
    ],
    ["AdsBot-Google-Mobile", "AdsBot-Google-Mobile-Apps"],
    [
      "Googlebot",
      "DoCoMo/2.0 N905i(c100;TB;W24H16) (compatible; Googlebot-Mobile/2.1; +http://www.google.com/bot.html)",
    ],
    [
      "archive.org_bot",
      "Mozilla/5.0 (compatible; special_archiver/3.1.1 +http://www.archive.org/details/archive.org_bot)",
    ],
    ["Qwantbot", "Mozilla/5.0 (compatible; Qwantbot-prod4666/1.0; +Qwantbot@qwant.com)"],
    ["Baiduspider", "Baiduspider-image+(+http://www.baidu.com/search/spider.htm)"],
    ["coccocbot-web", "Mozilla/5.0 (compatible; coccocbot-fast/1.0; +http://help.coccoc.com/searchengine)"],
    ["DuckDuckBot", "Mozilla/5.0 (compatible; DuckDuckBot-Https/1.1; https://duckduckgo.com/duckduckbot)"],
    ["360Spider", "360Spider-Image"],
    [
      "TSM-turingos",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7; TSM-turingos-1253296984) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/119.0.0.0 Safari/537.36",
    ],
    ["iaskspider", "iaskspider/2.0(+http://iask.com/help/help_index.html )"],
    ["ExaBot", "Mozilla/5.0 (compatible; ExaBot/1.0; +https://exa.ai)"],
    ["Abbey", "Mozilla/5.0 (compatible; Abbey/1.0; +https://github.com/US-Artificial-Intelligence/scraper)"],
    ["LCC", "LCC (+http://corpora.informatik.uni-leipzig.de/crawler_faq.html)"],
    ["bedrockbot", "bedrockbot_3fa85f64-5717-4562-b3fc-2c963f66afa6"],
    ["bedrockbot", "bedrockbot_3fa85f64-5717-4562-b3fc-2c963f66afa6-my-suffix"],
    ["amazon-Quick-on-behalf-of", "aws-quick-on-behalf-of-20e61c5a"],
    ["Owler", "Owler@ows.eu/1"],
    ["Owler", "OWLer-W (owler@ows.eu)"],
    ["Crawl4AI", "crawl4ai-adapter/1.0"],
    ["aiHitBot", "Mozilla/5.0 (compatible; aiHitBot-BP/1.1; +http://www.aihit.com/)"],
    ["iaskspider", "iaskspider2 (iask@staff.sina.com.cn)"],
    ["Scrapy", "scrapy-redis (+https://github.com/rolando/scrapy-redis)"],
    ["Qwantbot", "Mozilla/5.0 (compatible; Qwantbot-dev12345/1.0; +Qwantbot@qwant.com)"],
    ["LinkupBot", "LinkupBot/1.0 (LinkupBot for web indexing; https://linkup.so/bot; bot@linkup.so)"],
    [
      "Cloudflare-AI-Search-External",
      "Cloudflare-AI-Search-External (https://developers.cloudflare.com/ai-search; ai-search@cloudflare.com)",
    ],
    ["AwarioSmartBot", "AwarioSmartBot/1.0 (+https://awario.com/bots.html; bots@awario.com)"],
    ["crush", "crush/1.0"],
    ["Aider", "Mozilla./5.0 (Aider/0.86.1 +https://aider.chat/)"],
  ])("%s: %s", (token, header) => {
    expect(identify(header)?.token).toBe(token);
  });
});

describe("people, their apps and other programs are let alone", () => {
  test.each([
    "Perplexity/5280 CFNetwork/1408.0.4 Darwin/22.5.0",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Trae/1.107.1 Chrome/142.0.7444.235 Electron/39.2.7 Safari/537.36",
    "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.2; LCC Internal User - 010; .NET CLR 1.1.4322)",
    "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.2; LCC Internal User - 014; .NET CLR 1.1.4322)",
    "Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; Abbey National; .NET CLR 1.1.4322)",
    "Mozilla/5.0 (compatible; Exabot/3.0; +http://www.exabot.com/go/robot)",
    "Mozilla/5.0 (compatible; Exabot-Images/3.0; +http://www.exabot.com/go/robot)",
    "Mozilla/5.0 (compatible; Exabot PyExalead/3.0; +http://www.exabot.com/go/robot)",
    "Mozilla/5.0 (compatible; LinkUpBot/1.0; +https://www.linkup.com/linkup-bot) AppleWebKit/537.36 (KHTML, like Gecko) Safari/537.36",
    "Spider/Nutch-2.1",
    "Spider/Nutch-2.3-SNAPSHOT",
    "spider/Nutch-1.5.1",
    "Spider/5.0",
    "Spider/Bot",
    "spider",
    "spider/7.6.0.4827 cfnetwork/1220.1 darwin/20.3.0",
    "OpenAI/JS 4.77.0",
    "OpenAI/Python 1.58.1",
    "robot;Owler;sthiyagarajan@owler-inc.com",
    "LinkUpBot (job aggregator; linkup.com)",
    "Mozilla/5.0 (X11; Linux x86_64) CandyCrush crush saga",
    "bedrockbot_fake",
    "GPTBot-Fake/1.0",
    "Fake-GPTBot/1.0",
  ])("%s", (header) => {
    expect(identify(header)).toBeUndefined();
  });
});
