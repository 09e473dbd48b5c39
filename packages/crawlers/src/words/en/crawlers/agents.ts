import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const agents: Readonly<Record<TokenFor<"agent">, CrawlerWords>> = {
  "Amazon-Bedrock-AgentCore-Browser": {
    description: "Managed cloud browser that AWS customers’ agents use to visit websites.",
    note: "It can sign its requests, with one key directory for each region. The AWS pages we read do not print this name.",
  },
  AmazonBuyForMe: {
    description: "Shopping agent that visits product pages for Amazon’s Buy for Me service.",
  },
  "Anchor Browser": {
    description: "Anchor’s cloud browser for AI agents.",
    note: "It makes itself known by its signature alone: no robots.txt line reaches it.",
  },
  "ChatGPT Agent": {
    description:
      "Browser agent that acts for a ChatGPT user and signs every request it sends, which is how a site can recognize it.",
    note: "The name contains a space, so no robots.txt line can address it.",
  },
  CledaraBot: { description: "Manages subscriptions for Cledara’s customers, in steps they have approved." },
  DeckAgent: { description: "Agent of Deck, which acts in people’s accounts on sites that have no API." },
  "Google-Agent": {
    description:
      "Used by agents hosted at Google that browse and act for a user; like other user-triggered fetchers it generally ignores robots.txt.",
    note: "Google also tests signed requests under https://agent.bot.goog.",
  },
  "GoogleAgent-Chrome": {
    description:
      "Name that classifiers of logs give to the actions of Gemini in Chrome; no page of Google’s was found.",
  },
  "GoogleAgent-Mariner": {
    description:
      "Earlier name tied to Project Mariner, Google’s browsing agent; Google now documents Google-Agent for that use.",
  },
  "GoogleAgent-Shopping": {
    description:
      "Google’s shopping agent, by classifiers of logs; publishers copy the name from Amazon’s robots.txt, and no page of Google’s was found.",
  },
  HarkBot: {
    description: "Hark’s agent, which researches, fills in forms and acts in accounts at a user’s request.",
  },
  "Kimi-Agent": { description: "Fourth Kimi name on a list; the operator’s page does not give it." },
  Lightpanda: {
    description:
      "Headless browser built for agents and scrapers; it reads robots.txt only when whoever runs it turns the option on.",
  },
  "Manus-User": { description: "Autonomous browsing agent run by Manus (Butterfly Effect)." },
  "meta-externaltest": {
    description:
      "Integration tests by Meta, verified by Cloudflare as an AI assistant; Meta’s page does not name it.",
  },
  "Agent-NovaAct": { description: "Amazon’s kit for building agents that drive a web browser." },
  Operator: {
    description: "Former name of OpenAI’s browsing agent, since folded into ChatGPT Agent.",
    note: "Too generic a word to match in logs without false positives.",
  },
  QATechBot: { description: "Agent that tests the sites of QA.tech’s customers as a visitor would." },
  TwinAgent: { description: "Browser agent of Twin, a platform that automates web tasks." },
};
