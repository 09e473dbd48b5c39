import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const searchEngines: Readonly<Record<TokenFor<"search-engine">, CrawlerWords>> = {
  "360Spider": {
    description: "Crawler of the Chinese search engine 360 Search.",
    note: "Digits make it invalid under RFC 9309: strict parsers read an empty name.",
  },
  AhrefsBot: { description: "Main source of both the Ahrefs SEO database and the search engine Yep." },
  Applebot: {
    description:
      "Crawls for Siri, Spotlight and Safari; when it is not named it follows the rules written for Googlebot.",
  },
  Baiduspider: { description: "Crawler of Baidu, the main Chinese search engine." },
  Bingbot: {
    description:
      "Bing’s crawler, whose index also feeds Copilot; AI use is limited page by page with the nocache and noarchive tags.",
  },
  Bravebot: {
    description: "Builds the Brave Search index, also sold to AI products by API.",
    note: "Brave says its crawler carries no name of its own and skips what is closed to Googlebot; lists give it this one.",
  },
  "coccocbot-web": { description: "Crawler of Cốc Cốc, a Vietnamese search engine and browser." },
  DuckDuckBot: { description: "DuckDuckGo’s own search crawler." },
  "Google-InspectionTool": {
    description: "Used by Google’s own tests, such as URL inspection in Search Console.",
  },
  Googlebot: {
    description:
      "Google Search’s crawler, which also feeds AI Overviews and AI Mode: blocking it to limit AI removes you from Google.",
  },
  "Googlebot-Image": {
    description:
      "Crawls images for Google Images, Discover and the pictures, logos and favicons shown in Search.",
  },
  "Googlebot-News": {
    description: "The robots.txt name that decides whether pages appear in Google News and the News tab.",
    note: "It has no header of its own: the fetching is done as Googlebot, so it never shows in logs.",
  },
  "Googlebot-Video": { description: "Crawls videos for the video features of Google Search." },
  IbouBot: {
    description:
      "Builds the index of Ibou, a French search engine in the making; the operator says it trains no AI model.",
    note: "Some lists still carry it as an AI crawler although its operator objected.",
  },
  Kagibot: {
    description:
      "Crawler of the Kagi search engine; when it is not named it follows the rules written for Googlebot.",
  },
  MojeekBot: {
    description: "Crawler of Mojeek, a British search engine with its own index.",
    note: "A widely copied bad-bot list (mitchellkrogza) blocks Mojeek.",
  },
  PetalBot: {
    description: "Indexes pages for Petal Search and Huawei’s assistant.",
    note: "Cloudflare’s AI-bot rule blocks it, and so do common bad-bot lists.",
  },
  Qwantbot: {
    description: "Crawler of Qwant, the French search engine.",
    note: "Qwantify is its older name.",
  },
  "search.marginalia.nu": {
    description: "Crawler of Marginalia, an independent search engine for small non-commercial sites.",
    note: "Not a valid RFC 9309 name because of the dots.",
  },
  SeekportBot: { description: "Crawler of Seekport, a German search engine." },
  SeznamBot: { description: "Crawler of Seznam, the leading Czech search engine." },
  Slurp: {
    description: "Yahoo’s original search crawler, hardly active since Yahoo began showing Bing results.",
  },
  "Sogou web spider": {
    description: "Crawler of Sogou, a Chinese search engine owned by Tencent.",
    note: "The name contains spaces: a strict RFC 9309 parser only reads Sogou.",
  },
  "Storebot-Google": { description: "Crawls product pages for Google Shopping." },
  YandexBot: { description: "Main indexing crawler of the Yandex search engine." },
  YepBot: { description: "Feeds, with AhrefsBot, the index of the search engine Yep." },
  Yeti: { description: "Crawler of Naver, the leading South Korean search engine." },
};
