import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const aiSearch: Readonly<Record<TokenFor<"ai-search">, CrawlerWords>> = {
  AddSearchBot: { description: "Indexes customers’ websites for AddSearch, a site-search service." },
  AISearchBot: {
    description:
      "Name on record since 2014, with a mailbox for a contact and no operator; two lists file it under AI because of its first letters.",
  },
  "Amzn-SearchBot": {
    description:
      "Crawls so that pages can appear in Amazon search experiences such as Alexa and Rufus; not used for generative training.",
  },
  Andibot: { description: "Crawler of Andi, a generative search engine." },
  Anomura: {
    description: "Search crawler of Direqt, which sells AI search to publishers; not used for training.",
  },
  "Aranet-SearchBot": {
    description: "Crawler of an AI search service named Aranet, about which little is published.",
  },
  "AzureAI-SearchBot": {
    description: "Crawler name linked to Azure’s AI search products; no Microsoft page was found for it.",
  },
  "Bard-AI": {
    description: "Name carried by one detection list; Google never documented a crawler under it.",
  },
  Channel3Bot: {
    description: "Indexes product pages for Channel3’s product catalog.",
    note: "The digit makes the name invalid under RFC 9309.",
  },
  "Claude-SearchBot": { description: "Indexes pages to improve the search answers Claude gives." },
  Diffbot: {
    description:
      "Builds Diffbot’s search index and knowledge graph; the operator says it is not used for AI training.",
    note: "Customers who run their own crawls with its tools can switch robots.txt off.",
  },
  ExaBot: {
    description: "Name that lists give to Exa’s crawler; the one that Exa documents is ExaSearchBot.",
    note: "Exalead’s older crawler was also called Exabot, and robots.txt ignores case.",
  },
  ExaSearchBot: {
    description: "Discovers and indexes public pages so that Exa can return and cite them.",
    note: "Where robots.txt does not name it, it follows the rules written for the major search engines, then those for *.",
  },
  "Gemini-AI": {
    description:
      "Name carried by one detection list; to limit Gemini, the documented switch is Google-Extended.",
  },
  GoGuidesCrawler: {
    description: "Crawler of GoGuides, a web directory that one list files under AI search.",
  },
  GoGuidesDiscoveryBot: { description: "Page-discovery crawler of the GoGuides web directory." },
  iAskBot: { description: "Crawler of iAsk, an AI answer engine." },
  iaskspider: {
    description:
      "Old crawler of Sina’s search engine iask.com, by the headers on record; lists file it under an iAsk answer engine.",
    note: "The lists also report that it ignores robots.txt.",
  },
  "JarvisSearch-Crawler": {
    description: "Name of a search crawler met in one set of logs, without operator.",
  },
  KeenableBot: { description: "Crawler of Keenable, a web search API for AI agents." },
  KernelSearchBot: {
    description: "Builds search indexes and retrieval databases at Kernel.",
    note: "Kernel’s cloud browsers are something else: they carry no name and sign their requests.",
  },
  "Kimi-SearchBot": { description: "Builds the index behind Kimi’s search results." },
  LinerBot: { description: "Indexes pages for Liner’s AI search, which cites its sources line by line." },
  LinkupBot: {
    description: "Indexes pages for Linkup, a French web-search API for AI applications.",
    note: "LinkUpBot, the crawler of the job site linkup.com, answers to the same name because robots.txt ignores case.",
  },
  "meta-webindexer": { description: "Indexes pages so that Meta AI can cite them and link to them." },
  "MistralAI-Index": { description: "Builds Mistral’s search index; not used for training." },
  "OAI-SearchBot": {
    description: "Builds the index that lets ChatGPT search cite and link to your pages.",
    note: "If GPTBot is allowed too, OpenAI may reuse one crawl for both purposes.",
  },
  Perplexity: {
    description: "Never a crawler name: under RFC 9309 a rule written for Perplexity addresses nobody.",
    note: "Write PerplexityBot for the index and Perplexity-User for user-triggered visits.",
  },
  PerplexityBot: {
    description:
      "Indexes pages so that Perplexity can cite them; its documentation says it does not train foundation models.",
  },
  ProRataInc: {
    description: "Collects public and licensed pages for the answers of Gist.ai, ProRata’s service.",
  },
  SemanticScholarBot: {
    description: "Indexes scholarly papers for Semantic Scholar, Ai2’s academic search engine.",
  },
  ShapBot: { description: "Builds the index behind Parallel’s search and research APIs." },
  SofyaBot: {
    description: "Name that logs of 2026 tie to Sofya’s AI search.",
    note: "The page that its header gives has not been read.",
  },
  TavilyBot: {
    description:
      "Name that lists give to Tavily’s crawler, although Tavily says its crawler carries no name of its own.",
    note: "Tavily says it skips pages closed to Googlebot and asks for noindex rather than robots.txt.",
  },
  TerraCotta: { description: "Indexes public pages for Ceramic’s search API aimed at AI." },
  "xAI-SearchBot": {
    description: "Search crawler that lists ascribe to xAI, which has published nothing about it.",
  },
  YandexAdditional: {
    description: "Name to disallow so that pages do not feed the quick answers written by YandexGPT.",
  },
  YouBot: {
    description:
      "Builds the index behind You.com search; its requests are signed and can also be checked by reverse DNS.",
  },
  ZanistaBot: { description: "Crawler of Zanista, an AI search company." },
};
