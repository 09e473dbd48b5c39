import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const datasets: Readonly<Record<TokenFor<"dataset">, CrawlerWords>> = {
  AdpResearchBot: {
    description:
      "Collects payroll and legal documents from government sites; ADP says it trains no model on them.",
  },
  AgentDataBot: {
    description: "Listed as an AI data provider, with no known operator.",
  },
  AgentTimes: {
    description: "Reads RSS feeds to aggregate and republish news with AI.",
  },
  aiHitBot: {
    description: "Extracts company information for aiHit’s business database.",
  },
  AIWebIndex: {
    description: "Crawler that builds Lyrenth’s index of web pages for AI systems.",
    note: "Its May 2026 policy admitted that Disallow was not yet enforced; the June 2026 one says it is.",
  },
  "alphalens-bot": {
    description:
      "Builds an index of companies and products; Cloudflare files it under AI search, which the operator does not say.",
  },
  "amazon-kendra": {
    description: "Connector crawler of Amazon Kendra, an enterprise search service.",
  },
  "amazon-QBusiness": {
    description: "Connector crawler that indexes websites for Amazon Q Business applications.",
  },
  "amazon-Quick-on-behalf-of": {
    description: "Builds a knowledge base from addresses that an Amazon Quick customer has chosen.",
    note: "In the header the name is followed by an identifier of the customer’s own.",
  },
  ApifyBot: {
    description: "Crawler of Apify, a scraping platform whose customers set its behavior.",
  },
  ApifyWebsiteContentCrawler: {
    description: "Ready-made Apify tool that downloads whole websites for AI use.",
  },
  "atlassian-bot": {
    description: "Indexes a website its owner has connected to Atlassian’s Rovo search and agents.",
  },
  Awario: {
    description: "Crawler of Awario, a brand-monitoring service; nothing shows an AI-training use.",
  },
  bedrockbot: {
    description: "Crawls addresses an AWS customer has chosen for a Bedrock knowledge base.",
  },
  "bigsur.ai": {
    description: "Reads websites for Big Sur AI’s sales assistants.",
    note: "The dot makes the name invalid under RFC 9309.",
  },
  BixelBot: {
    description: "Listed among AI data providers; nobody knows who runs it.",
  },
  BorderxBot: {
    description: "Collects products for BorderX’s online shopping.",
  },
  Brightbot: {
    description:
      "Data-collection crawler of Bright Data, which says it obeys robots.txt and comes from one published address range.",
    note: "If you block it, Bright Data stops visiting your domain under this name for seven days.",
  },
  BuddyBot: {
    description: "Crawler of a voice-driven AI learning companion for children.",
  },
  CCBot: {
    description:
      "Builds Common Crawl’s open web archive, widely reused as training data, and is often impersonated.",
  },
  CitibotSiteCrawler: {
    description: "Collects government pages for Citibot’s civic assistants.",
  },
  "Cloudflare-AI-Search": {
    description: "Indexes a site for its owner, through Cloudflare AI Search.",
    note: "It used to be called Cloudflare-AutoRAG; outside the customer’s account it is Cloudflare-AI-Search-External.",
  },
  "Cloudflare-AutoRAG": {
    description: "Indexes a domain for its own owner, through Cloudflare AI Search (formerly AutoRAG).",
  },
  CloudflareBrowserRenderingCrawler: {
    description: "Crawls whole sites for Cloudflare customers who call its Browser Run service.",
    note: "Cloudflare’s managed robots.txt names it. Its customers state their purposes; by default these are search, AI input and AI training.",
  },
  "code-review-sourcing": {
    description: "Crawler that the Anubis project denies because its header names xai-research.",
  },
  "Cohere-Command": {
    description:
      "Name carried by one detection list and taken from a Cohere model family; no operator page was found.",
  },
  CragCrawler: {
    description: "Scraping crawler of CragSoftware, a Brazilian data-engineering company.",
  },
  Crawl4AI: {
    description: "Open-source scraping library; what it does depends on whoever runs it.",
    note: "The digit makes the name invalid under RFC 9309.",
  },
  Crawlspace: {
    description: "Platform that runs crawlers for developers of AI agents.",
  },
  "Datenbank Crawler": {
    description: "Crawler named by one list, which says it knows of no AI use.",
    note: "The space makes the name invalid under RFC 9309.",
  },
  "Echobot Bot": {
    description: "Name filed by one list under Echobox, without further evidence.",
    note: "The space makes the name invalid under RFC 9309.",
  },
  EchoboxBot: {
    description: "Reads publishers’ pages for Echobox, which automates their social posts and newsletters.",
  },
  Element451Bot: {
    description: "Fills the knowledge base of an Element451 customer from the sites it has connected.",
    note: "Not a valid RFC 9309 name because of the digits.",
  },
  ExaBot: {
    description: "Builds the index behind Exa’s search API for AI applications.",
    note: "Exalead’s older crawler was also called Exabot, and robots.txt ignores case.",
  },
  Factset_spyderbot: {
    description: "Collects pages for FactSet’s financial data and AI products.",
  },
  FirecrawlAgent: {
    description: "Scraping service that turns pages into text ready for language models.",
  },
  Flyriverbot: {
    description: "Checks the sources of AI-written content for Flyriver.",
  },
  FriendlyCrawler: {
    description: "Crawler of unknown origin that says it builds datasets for machine-learning experiments.",
  },
  "Google-CloudVertexBot": {
    description: "Crawls a site at its owner’s request to build Vertex AI agents.",
  },
  "Google-Firebase": {
    description: "Fetches made by applications built with Google’s Firebase AI services.",
  },
  GoogleOther: {
    description:
      "Generic crawler used by Google product teams, for one-off crawls and internal research among others.",
  },
  "GoogleOther-Image": {
    description: "Version of GoogleOther tuned for public image addresses.",
  },
  "GoogleOther-Video": {
    description: "Version of GoogleOther tuned for public video addresses.",
  },
  "Groq-Bot": {
    description: "Name carried by one detection list; no page from Groq was found.",
  },
  "HaloAgentsAI-Crawler": {
    description: "Reads the sites that a Halo customer adds as knowledge for its AI agents.",
  },
  HenkBot: {
    description: "Indexes pages for Valyu, which sells search to AI applications.",
  },
  "HuggingFace-Bot": {
    description: "Name carried by one detection list; no page from Hugging Face was found.",
  },
  ImageMind: {
    description: "Image crawler named by one list, without a documented operator.",
  },
  ImagesiftBot: {
    description:
      "Collects images and page text for ImageSift’s image-search products; when it is not named it follows the rules written for Googlebot.",
  },
  img2dataset: {
    description: "Tool that downloads images in bulk to build training datasets.",
    note: "It looks at the X-Robots-Tag header rather than at robots.txt.",
  },
  KlaviyoAIBot: {
    description: "Reads sites its customers have connected, for Klaviyo’s customer-service agent.",
  },
  KunatoCrawler: {
    description: "Crawler of Kunato, an AI company working on news content.",
  },
  "laion-huggingface-processor": {
    description: "Name that lists tie to the building of LAION image datasets.",
  },
  LAIONDownloader: {
    description: "Name given to downloads of images listed in LAION’s datasets.",
  },
  LCC: {
    description: "Collects text for the Leipzig Corpora Collection, a linguistics resource.",
  },
  LinkupBot: {
    description: "Indexes pages for Linkup, a French web-search API for AI applications.",
    note: "LinkUpBot, the crawler of the job site linkup.com, answers to the same name because robots.txt ignores case.",
  },
  "Mozilla-Tabstack": {
    description: "Mozilla’s web platform for AI agents; it obeys the rules addressed to its own name.",
  },
  MyCentralAIScraperBot: {
    description: "Scraper whose operator and purpose are unknown.",
  },
  NagetBot: {
    description: "Crawler of Naget, an AI content-discovery service; the page its header cites was missing.",
  },
  NavuBot: {
    description: "Indexes the site of a Navu customer, or of a prospect, for that site’s own AI chat.",
  },
  "netEstate Imprint Crawler": {
    description: "Reads legal-notice pages for netEstate’s German website database.",
    note: "Spaces make the name invalid under RFC 9309; a recorded header says netEstate Impressumscrawler.",
  },
  newsai: {
    description: "News crawler whose header gives no address; several sites use that name.",
  },
  Omgili: {
    description: "Older crawler of Webz.io, a data reseller, now followed by webzio and webzio-extended.",
  },
  Omgilibot: {
    description: "First name of the Omgili crawler, replaced by webzio and webzio-extended.",
  },
  OnirocoCrawler: {
    description: "Feeds the chatbots of customers of Oniroco, formerly Chathive.",
    note: "Customers may change its name.",
  },
  OpenAI: {
    description: "Bare name seen in one site’s logs and added to a blocklist; OpenAI does not document it.",
  },
  Owler: {
    description: "Crawls for the European Open Web Index, meant for search and AI alike.",
    note: "Its header has changed over the years.",
  },
  "panscient.com": {
    description: "Compiles data on companies and professionals, structured with machine learning.",
    note: "Its header is a bare domain name; lists also write Panscient, the only valid spelling.",
  },
  "Poseidon Research Crawler": {
    description: "Crawler of a laboratory studying the interpretability of AI systems.",
    note: "Spaces make the name invalid under RFC 9309.",
  },
  QualifiedBot: {
    description: "Reads customers’ websites to feed Qualified’s marketing chatbots.",
  },
  "Querit-SearchBot": {
    description: "Second name listed for the indexing crawler of Querit, a search API.",
  },
  QueritBot: {
    description: "Indexes pages for Querit’s search API for language models.",
  },
  QuillBot: {
    description: "Crawler of QuillBot, an AI writing and detection tool.",
  },
  "Replicate-Bot": {
    description: "Name carried by one detection list; no page from Replicate was found.",
  },
  "RunPod-Bot": {
    description: "Name carried by one detection list; no page from RunPod was found.",
  },
  ScalePostBot: {
    description:
      "Fetches pages on demand so that ScalePost’s customers can see how AI systems cite their content.",
  },
  Scrapy: {
    description: "Default name of the Scrapy framework; obedience depends on whoever runs it.",
  },
  SelectikaScraper: {
    description: "Reads retailers’ catalogs for Selectika, by arrangement with them.",
  },
  "semantic-visions": {
    description: "Crawler of Semantic Visions, a Czech open-source-intelligence company.",
  },
  "SemrushBot-OCOB": {
    description: "Semrush crawler for its AI content-writing tools.",
  },
  "SemrushBot-SWA": {
    description: "Semrush crawler that checks addresses for its SEO Writing Assistant.",
  },
  SentiBot: {
    description: "Crawler of SentiOne, which monitors opinions online.",
  },
  ShapBot: {
    description: "Builds the index behind Parallel’s search and research APIs.",
  },
  "Sidetrade indexer bot": {
    description: "Crawler of Sidetrade, a French AI software company serving finance teams.",
    note: "Spaces make the name invalid under RFC 9309.",
  },
  "Spawning-AI": {
    description: "Name that lists tie to Spawning, a company working on AI consent tools.",
  },
  Spider: {
    description: "Name under which lists file a commercial crawling service for AI projects.",
    note: "Far too generic a word to match in logs.",
  },
  "TaraGroup Intelligent Bot": {
    description: "Crawler of TaraGroup named by one list, with little published about it.",
    note: "Spaces make the name invalid under RFC 9309.",
  },
  TavilyBot: {
    description:
      "Name that lists give to Tavily’s crawler, although Tavily says its crawler carries no name of its own.",
    note: "Tavily says it skips pages closed to Googlebot and asks for noindex rather than robots.txt.",
  },
  TerraCotta: {
    description: "Indexes public pages for Ceramic’s search API aimed at AI.",
  },
  "The Knowledge AI": {
    description:
      "Crawler known only by its header, recorded in bot lists for years without a documented operator.",
    note: "Spaces make the name invalid under RFC 9309.",
  },
  Thinkbot: {
    description:
      "Crawler whose header asks annoyed sites to block its IP address; reported to ignore robots.txt.",
  },
  Timpibot: {
    description: "Feeds Timpi’s decentralized search index, also offered as AI training data.",
  },
  "Together-Bot": {
    description: "Name carried by one detection list; no page from Together AI was found.",
  },
  tollbot: {
    description: "Maps the structure of TollBit customers’ sites every night; customers must allow it.",
  },
  TurnitinBot: {
    description:
      "Collects pages so that schools can compare student papers with the web and detect plagiarism.",
  },
  "UdV-AI-Research": {
    description: "Research crawler named by one list, without a documented operator.",
  },
  VelenPublicWebCrawler: {
    description: "Builds business datasets and machine-learning models from public pages.",
  },
  WARDBot: {
    description: "Checks that pages its users have listed are up; lists file it as a data scraper.",
  },
  webzio: {
    description: "Current crawler of Webz.io, which sells web data to monitoring and research firms.",
  },
  "webzio-extended": {
    description: "Webz.io name tied to data resold for AI use, training included.",
    note: "No source we read says whether it fetches pages itself or only governs reuse.",
  },
  wpbot: {
    description: "Serves an AI chatbot plugin for WordPress.",
  },
  YaK: {
    description: "Crawler of Linkfluence, now part of Meltwater’s consumer-intelligence suite.",
  },
  YextBot: {
    description: "Crawls pages that a Yext customer has chosen, for its search and assistants.",
  },
};
