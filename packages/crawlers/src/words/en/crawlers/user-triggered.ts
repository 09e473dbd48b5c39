import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const userTriggered: Readonly<Record<TokenFor<"user-triggered">, CrawlerWords>> = {
  "AI2Bot-DeepResearchEval": {
    description: "Fetches sources for the evaluation of Ai2’s deep-research systems.",
    note: "Not a valid RFC 9309 name because of the digit.",
  },
  "AIWebIndex-Agent": {
    description:
      "Lyrenth’s on-demand fetcher for its API customers, to whom it leaves the duty of following robots.txt.",
  },
  "Amzn-User": {
    description: "Fetches fresh pages to answer a user of Alexa; not used for generative training.",
    note: "An action that a user starts may not follow every robots.txt rule.",
  },
  "Character-AI": { description: "Name carried by one detection list; no page from Character.AI was found." },
  "ChatGPT-Browser": {
    description: "Name carried by one detection list; it is not among the agents OpenAI documents.",
  },
  "ChatGPT-User": {
    description:
      "Opens a single page because a ChatGPT user or a custom GPT asked for it; OpenAI says robots.txt may not apply.",
  },
  "Claude-User": { description: "Fetches a page when a Claude user asks about it, and obeys robots.txt." },
  "cohere-ai": { description: "Undocumented name attributed to Cohere for pages fetched in chat." },
  "Diffbot-User": { description: "Fetches a page for a person using Diffbot’s software." },
  DuckAssistBot: {
    description:
      "Fetches pages in real time for DuckDuckGo’s assisted answers, which cite their sources; not used for training.",
    note: "A robots.txt change takes effect after 72 hours.",
  },
  "GeistHaus-PageFetcher": {
    description: "Page fetcher of GeistHaus, a company building AI systems for therapy.",
  },
  "Gemini-Deep-Research": {
    description: "Reads pages while Gemini writes a Deep Research report for a user.",
  },
  "Google-GeminiNotebook": {
    description: "Fetches the sources a user adds to Gemini Notebook, the new name of NotebookLM.",
  },
  "Google-NotebookLM": {
    description:
      "Former name of the notebook source fetcher, which Google now documents as Google-GeminiNotebook.",
  },
  "Google-Pinpoint": {
    description: "Fetches the addresses a journalist adds to a Google Pinpoint document collection.",
  },
  "GoogleAgent-Search": {
    description: "Name carried by one detection list; no Google page we read mentions it.",
  },
  "GoogleAgent-URLContext": {
    description: "Fetches an address that a user shared with Gemini; met in logs, but not on Google’s pages.",
  },
  "Grok-DeepSearch": {
    description:
      "Name that lists copy for the searches Grok makes for its users; xAI documents nothing of the kind.",
    note: "The purpose is the lists’ guess.",
  },
  "Haiku-SearchBot": {
    description: "Opens a page when a user of Haiku, a French legal assistant, asks about it.",
    note: "Listed by Cloudflare in May 2026, and no longer in a later copy of its directory.",
  },
  "kagi-fetcher": { description: "Fetches pages live for Kagi Assistant and its summaries." },
  "Keenable-User": {
    description:
      "Name reported for pages fetched on request for users of Keenable; no operator page was found.",
  },
  "Kimi-User": {
    description: "Opens pages a Kimi user asks for; the operator says robots.txt may not directly apply.",
  },
  linkReader: { description: "Fetches links for Sider, an AI assistant in the browser." },
  "meta-externalfetcher": {
    description:
      "Fetches individual links for users of Meta AI, agent tasks included; Meta says it may bypass robots.txt.",
  },
  "MistralAI-User": {
    description:
      "Opens pages for users of Vibe, Mistral’s assistant, and links to them; not used for training.",
  },
  ModelContextProtocol: {
    description: "Default name of the reference “fetch” server through which assistants read pages.",
    note: "It has two forms: Autonomous, where the model decides and robots.txt is checked, and User-Specified, where a person asks and it is not.",
  },
  "Perplexity-User": {
    description: "Opens a page live for a Perplexity user and generally does not apply robots.txt.",
  },
  PhindBot: {
    description: "Name listed for Phind, an answer engine for developers that closed in January 2026.",
  },
  "Poggio-Citations": { description: "Fetches sources quoted by Poggio, an AI tool for sales teams." },
  "Shap-User": {
    description:
      "Fetches pages for users of Parallel’s products; the operator says it is not meant to be managed by automated controls.",
  },
  TongyiBot: { description: "Said to fetch pages for Alibaba’s Tongyi Qianwen assistant." },
  UseAI: { description: "Fetcher tied to Use AI, a workspace for chatting with AI models." },
  WRTNBot: { description: "Crawler whose header points to Wrtn, a South Korean AI service." },
  "xAI-Grok": {
    description: "Name that lists copy for pages Grok opens for its users; no header on record carries it.",
    note: "The purpose is the lists’ guess.",
  },
  YiyanBot: { description: "Said to fetch pages for Baidu’s ERNIE assistant." },
};
