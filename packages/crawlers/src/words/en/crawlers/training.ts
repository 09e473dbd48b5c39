import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const training: Readonly<Record<TokenFor<"training">, CrawlerWords>> = {
  AI2Bot: {
    description: "Crawls chosen domains for Ai2’s open language models.",
    note: "The digit makes it invalid under RFC 9309: Google’s parser cuts it to AI.",
  },
  "Ai2Bot-Dolma": {
    description: "Collects pages for Dolma, Ai2’s open training dataset.",
    note: "Not a valid RFC 9309 name because of the digit.",
  },
  Amazonbot: {
    description:
      "Amazon’s general crawler, used to improve its services and to train its AI models; the noarchive tag opts a page out of training.",
    note: "If it cannot fetch robots.txt it may reuse a copy up to 30 days old, and it ignores Crawl-delay.",
  },
  "anthropic-ai": {
    description:
      "Old undocumented name still copied into many files but absent from Anthropic’s current crawler page.",
  },
  "BeansLLM-CorpusBot": {
    description: "Calls itself a corpus robot; met in one set of logs, without operator.",
  },
  Bytespider: {
    description:
      "ByteDance crawler for model training, widely reported to ignore robots.txt and without any official page.",
  },
  "ChatGLM-Spider": {
    description: "Crawler that lists attribute to Zhipu’s ChatGLM models; no operator page was read.",
  },
  "Claude-Web": { description: "Old undocumented name, absent from Anthropic’s current crawler page." },
  ClaudeBot: {
    description:
      "Collects public pages that may train Claude models; it obeys robots.txt, Crawl-delay included.",
  },
  "cohere-training-data-crawler": {
    description: "Name that lists tie to training at Cohere, which says it runs no crawler for that purpose.",
  },
  Cotoyogi: {
    description: "Japanese public research crawler gathering Japanese-language data; it honors Crawl-delay.",
  },
  DeepSeekBot: {
    description:
      "Name reported for DeepSeek; the operator publishes no page and lists say it ignores robots.txt.",
  },
  DoubaoBot: { description: "Name that lists give to ByteDance’s Doubao; one survey found no visit by it." },
  ERNIEBot: { description: "Name that lists give to Baidu’s Ernie; there is no operator page." },
  FacebookBot: {
    description: "Older Meta crawler for speech models, absent from Meta’s current list of five agents.",
  },
  FishBot: {
    description:
      "Crawler that Cloudflare’s directory ties to Fish Audio; nothing of the operator’s confirms it.",
  },
  GPTBot: {
    description:
      "OpenAI’s bulk crawler; the pages it reads may train its foundation models. It is controlled separately from ChatGPT search.",
  },
  GrokBot: {
    description:
      "Name that lists copy for xAI’s training crawler; neither a header nor a text by xAI shows it.",
    note: "The purpose is the lists’ guess.",
  },
  Hunyuan: {
    description:
      "Name of Tencent’s models that one classifier of logs looks for; its purpose is a guess, and Tencent publishes nothing about it.",
  },
  "ICC-Crawler": {
    description: "Japanese research-institute crawler whose data may be shared with companies for AI.",
  },
  imageSpider: {
    description: "Image crawler that lists attribute to ByteDance; no official page was found.",
  },
  ISSCyberRiskCrawler: {
    description: "Collects data to train models that rate cyber risk; one list says it ignores robots.txt.",
  },
  "Kangaroo Bot": {
    description: "Collects pages for an Australian language model project.",
    note: "The space makes the name invalid under RFC 9309.",
  },
  KimiBot: { description: "Crawls pages that may train the Kimi models." },
  "Linguee Bot": {
    description:
      "Gathers bilingual texts for Linguee’s translation service; one list says it ignores robots.txt.",
    note: "The space makes the name invalid under RFC 9309.",
  },
  "meta-externalagent": {
    description:
      "Meta’s crawler for training foundation models and for indexing content directly in its products.",
    note: "The spelling meta-external-agent, often seen, matches nothing.",
  },
  "MistralAI-Training": { description: "Collects web pages to build Mistral’s training datasets." },
  MoonshotBot: {
    description:
      "Name copied from one robots.txt to the next; Moonshot AI documents KimiBot, Kimi-User and Kimi-SearchBot alone.",
  },
  PanguBot: { description: "Collects training data for Huawei’s PanGu models." },
  QwenBot: {
    description: "Name that lists and publishers’ files give to Alibaba’s Qwen; there is no operator page.",
  },
  Reflectionbot: {
    description:
      "Crawler whose header points to Reflection, a company building AI models; the operator does not document it.",
  },
  SBIntuitionsBot: {
    description: "Collects pages for the Japanese language models of SB Intuitions, a SoftBank company.",
  },
  "SSI-Nutch": {
    description:
      "Calls itself a broad web crawler of Safe Superintelligence; several sites logged it in September 2026.",
    note: "The operator publishes nothing: that it collects for training is inferred.",
  },
  TikTokSpider: { description: "ByteDance crawler under the TikTok brand." },
  "xAI-Bot": { description: "Name repeated by blogs and one detection list; xAI publishes no crawler page." },
  "xAI-Web-Crawler": {
    description: "Name that lists copy for a crawler of xAI’s; no header on record carries it.",
    note: "The purpose is the lists’ guess.",
  },
};
