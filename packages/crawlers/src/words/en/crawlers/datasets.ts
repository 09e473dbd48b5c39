import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const datasets: Readonly<Record<TokenFor<"dataset">, CrawlerWords>> = {
  Abbey: { description: "Default name of an open-source scraping server that feeds language models." },
  AdpResearchBot: {
    description:
      "Collects payroll and legal documents from government sites; ADP says it trains no model on them.",
  },
  AgentDataBot: { description: "Listed as an AI data provider, with no known operator." },
  AgentTimes: { description: "Reads RSS feeds to aggregate and republish news with AI." },
  aiHitBot: { description: "Extracts company information for aiHit’s business database." },
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
    note: "An identifier of the customer follows its name. AWS documents the group amazon-kendra for robots.txt; Kendra has been in maintenance since June 30, 2026.",
  },
  "amazon-QBusiness": {
    description: "Connector crawler that indexes websites for Amazon Q Business applications.",
  },
  "amazon-Quick-on-behalf-of": {
    description: "Builds a knowledge base from addresses that an Amazon Quick customer has chosen.",
    note: "In the header the name is followed by an identifier unique to each customer.",
  },
  ApifyBot: { description: "Crawler of Apify, a scraping platform whose customers set its behavior." },
  ApifyWebsiteContentCrawler: {
    description: "Ready-made Apify tool that downloads whole websites for AI use.",
  },
  "atlassian-bot": {
    description: "Indexes a website its owner has connected to Atlassian’s Rovo search and agents.",
  },
  Awario: {
    description: "Crawler of Awario, a brand-monitoring service; nothing shows an AI-training use.",
    note: "Its page names three for robots.txt: AwarioBot, AwarioSmartBot and AwarioRssBot.",
  },
  AwarioBot: { description: "Reads pages for Awario, a brand-monitoring service." },
  AwarioRssBot: { description: "Reads feeds for Awario, a brand-monitoring service." },
  AwarioSmartBot: { description: "Discovers pages for Awario, a brand-monitoring service." },
  bedrockbot: { description: "Crawls addresses an AWS customer has chosen for a Bedrock knowledge base." },
  "bigsur.ai": {
    description: "Reads websites for Big Sur AI’s sales assistants.",
    note: "The dot makes the name invalid under RFC 9309.",
  },
  BixelBot: { description: "Listed among AI data providers; nobody knows who runs it." },
  BorderxBot: { description: "Collects products for BorderX’s online shopping." },
  Brightbot: {
    description:
      "Data-collection crawler of Bright Data, which says it obeys robots.txt and comes from one published address range.",
    note: "If you block it, Bright Data stops visiting your domain under this name for seven days.",
  },
  BuddyBot: { description: "Crawler of a voice-driven AI learning companion for children." },
  CCBot: {
    description:
      "Builds Common Crawl’s open web archive, widely reused as training data, and is often impersonated.",
  },
  CitibotSiteCrawler: { description: "Collects government pages for Citibot’s civic assistants." },
  "Cloudflare-AI-Search": {
    description: "Indexes a site for its owner, through Cloudflare AI Search.",
    note: "It used to be called Cloudflare-AutoRAG; on sites outside the customer’s account it is Cloudflare-AI-Search-External.",
  },
  "Cloudflare-AI-Search-External": {
    description: "Reads the sites of others for customers of Cloudflare AI Search.",
    note: "robots.txt decides, under this name; a group for Cloudflare-AI-Search does not reach it.",
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
  CragCrawler: { description: "Scraping crawler of CragSoftware, a Brazilian data-engineering company." },
  Crawl4AI: {
    description: "Open-source scraping library; what it does depends on whoever runs it.",
    note: "The digit makes the name invalid under RFC 9309.",
  },
  Crawlspace: { description: "Platform that runs crawlers for developers of AI agents." },
  "Datenbank Crawler": {
    description:
      "Name that one list carries; it seems to come from the address of netEstate’s website database.",
    note: "Write netEstate’s name instead.",
  },
  DefaultLangchainUserAgent: {
    description: "What LangChain’s page loaders send unless their user sets another name.",
  },
  "Echobot Bot": {
    description: "Display name that Cloudflare’s directory gives to EchoboxBot; no crawler sends it.",
    note: "Write EchoboxBot instead.",
  },
  EchoboxBot: {
    description: "Reads publishers’ pages for Echobox, which automates their social posts and newsletters.",
  },
  Element451Bot: {
    description: "Fills the knowledge base of an Element451 customer from the sites it has connected.",
    note: "Not a valid RFC 9309 name because of the digits.",
  },
  Factset_spyderbot: { description: "Collects pages for FactSet’s financial data and AI products." },
  FirecrawlAgent: { description: "Scraping service that turns pages into text ready for language models." },
  Flyriverbot: { description: "Checks the sources of AI-written content for Flyriver." },
  FriendlyCrawler: {
    description: "Crawler of unknown origin that says it builds datasets for machine-learning experiments.",
  },
  "Google-CloudVertexBot": { description: "Crawls a site at its owner’s request to build Vertex AI agents." },
  "Google-Firebase": {
    description:
      "Google fetcher without documentation: one list ties it to Firebase AI, Cloudflare files it under advertising.",
  },
  GoogleOther: {
    description:
      "Generic crawler used by Google product teams, for one-off crawls and internal research among others.",
  },
  "GoogleOther-Image": { description: "Version of GoogleOther tuned for public image addresses." },
  "GoogleOther-Video": { description: "Version of GoogleOther tuned for public video addresses." },
  "Groq-Bot": { description: "Name carried by one detection list; no page from Groq was found." },
  "HaloAgentsAI-Crawler": {
    description: "Reads the sites that a Halo customer adds as knowledge for its AI agents.",
  },
  HenkBot: { description: "Indexes pages for Valyu, which sells search to AI applications." },
  "HuggingFace-Bot": {
    description: "Name carried by one detection list; no page from Hugging Face was found.",
  },
  ImageMind: { description: "Image crawler named by one list, without a documented operator." },
  ImagesiftBot: {
    description:
      "Collects images and page text for ImageSift’s image-search products; when it is not named it follows the rules written for Googlebot.",
  },
  img2dataset: {
    description: "Tool that downloads images in bulk to build training datasets.",
    note: "By default it sends the header of a browser; whoever runs it may add a name of their own. It looks at the X-Robots-Tag header rather than at robots.txt.",
  },
  KlaviyoAIBot: {
    description: "Reads sites its customers have connected, for Klaviyo’s customer-service agent.",
  },
  KunatoCrawler: { description: "Crawler of Kunato, an AI company working on news content." },
  "laion-huggingface-processor": {
    description: "Name that lists tie to the building of LAION image datasets.",
  },
  LAIONDownloader: { description: "Name given to downloads of images listed in LAION’s datasets." },
  LCC: { description: "Collects text for the Leipzig Corpora Collection, a linguistics resource." },
  "magpie-crawler": {
    description: "Collects pages for Brandwatch’s social listening; Cloudflare files it under AI crawlers.",
  },
  "Mozilla-Tabstack": {
    description: "Mozilla’s web platform for AI agents; it obeys the rules addressed to its own name.",
  },
  MyCentralAIScraperBot: { description: "Scraper whose operator and purpose are unknown." },
  NagetBot: {
    description: "Crawler of Naget, an AI content-discovery service; the page its header cites was missing.",
  },
  NavuBot: {
    description: "Indexes the site of a Navu customer, or of a prospect, for that site’s own AI chat.",
  },
  "netEstate Imprint Crawler": {
    description: "Reads legal-notice pages for netEstate’s German website database.",
    note: "Spaces make the name invalid under RFC 9309; recorded headers say netEstate NE Crawler and netEstate Impressumscrawler.",
  },
  newsai: { description: "News crawler whose header gives no address; several sites use that name." },
  Novellum: {
    description:
      "Collects public web pages for Novellum, an AI company; nothing we read says that it trains models on them.",
  },
  Omgili: {
    description: "Older crawler of Webz.io, a data reseller, now followed by webzio and webzio-extended.",
  },
  Omgilibot: { description: "First name of the Omgili crawler, replaced by webzio and webzio-extended." },
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
  QualifiedBot: { description: "Reads customers’ websites to feed Qualified’s marketing chatbots." },
  "Querit-SearchBot": { description: "Second name listed for the indexing crawler of Querit, a search API." },
  QueritBot: { description: "Indexes pages for Querit’s search API for language models." },
  QuillBot: { description: "Crawler of QuillBot, an AI writing and detection tool." },
  "Replicate-Bot": { description: "Name carried by one detection list; no page from Replicate was found." },
  "RunPod-Bot": { description: "Name carried by one detection list; no page from RunPod was found." },
  ScalePostBot: {
    description:
      "Fetches pages on demand so that ScalePost’s customers can see how AI systems cite their content.",
  },
  Scrapy: {
    description:
      "Default name of the Scrapy framework; whether it follows the rules depends on whoever runs it.",
  },
  Scrunchbot: { description: "Reads pages to see how brands appear in AI answers, for Scrunch’s customers." },
  SelectikaScraper: { description: "Reads retailers’ catalogs for Selectika, by arrangement with them." },
  "semantic-visions": {
    description: "Crawler of Semantic Visions, a Czech open-source-intelligence company.",
  },
  "SemrushBot-OCOB": { description: "Semrush crawler for its AI content-writing tools." },
  "SemrushBot-SWA": { description: "Semrush crawler that checks addresses for its SEO Writing Assistant." },
  SentiBot: { description: "Crawler of SentiOne, which monitors opinions online." },
  "Sidetrade indexer bot": {
    description: "Crawler of Sidetrade, a French AI software company serving finance teams.",
    note: "Spaces make the name invalid under RFC 9309.",
  },
  "Spawning-AI": { description: "Name that lists tie to Spawning, a company working on AI consent tools." },
  Spider: {
    description: "Name under which lists file a commercial crawling service for AI projects.",
    note: "Far too generic a word to match in logs, or to write into robots.txt: readers that look for a name inside another would refuse Baiduspider too.",
  },
  SpyglassesBot: { description: "Checks how visible a site is to AI assistants, for Spyglasses’ customers." },
  "TaraGroup Intelligent Bot": {
    description: "Crawler of TaraGroup named by one list, with little published about it.",
    note: "Spaces make the name invalid under RFC 9309.",
  },
  "The Knowledge AI": {
    description:
      "Crawler known only by its header, recorded in bot lists for years without a documented operator.",
    note: "Spaces make the name invalid under RFC 9309.",
  },
  TheSkinnyCrawler: { description: "Reads a customer’s own site for the chatbot that answers on it." },
  Thinkbot: {
    description:
      "Crawler whose header asks annoyed sites to block its IP address; reported to ignore robots.txt.",
  },
  Timpibot: { description: "Feeds Timpi’s decentralized search index, also offered as AI training data." },
  "Together-Bot": { description: "Name carried by one detection list; no page from Together AI was found." },
  tollbot: {
    description: "Maps the structure of TollBit customers’ sites every night; customers must allow it.",
  },
  "TSM-turingos": {
    description: "Name with a number after it, in headers of a browser; nobody knows who sends it.",
  },
  TurnitinBot: {
    description:
      "Collects pages so that schools can compare student papers with the web and detect plagiarism.",
  },
  "UdV-AI-Research": { description: "Research crawler named by one list, without a documented operator." },
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
  "WindowsForum-AI": { description: "Gathers news for WindowsForum.com, which summarizes them with AI." },
  WorldBot: {
    description: "Crawler that one list ties to World Labs, a company that builds models of 3D worlds.",
  },
  wpbot: {
    description:
      "Visits sites of every kind and gives only a form to opt out; lists tie it to a WordPress chatbot plugin without evidence.",
  },
  YaK: { description: "Crawler of Linkfluence, now part of Meltwater’s consumer-intelligence suite." },
  YextBot: { description: "Crawls pages that a Yext customer has chosen, for its search and assistants." },
  "ygs-scraper-bot": {
    description: "Reads publications for The YGS Group’s content licensing; it says it visits partners only.",
  },
  ZipchatBot: { description: "Reads an online shop for the sales assistant that its owner has installed." },
};
