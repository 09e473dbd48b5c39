import type { KnownFacts } from "./facts.ts";

export const agents = [
  { token: "Amazon-Bedrock-AgentCore-Browser", operator: "Amazon", status: "unconfirmed" },
  { token: "AmazonBuyForMe", operator: "Amazon" },
  { token: "Anchor Browser", robotsToken: null, operator: "Anchor" },
  { token: "ChatGPT Agent", robotsToken: null, operator: "OpenAI" },
  { token: "CledaraBot", operator: "Cledara", status: "undocumented" },
  { token: "DeckAgent", aliases: ["DeckAI"], operator: "Deck" },
  { token: "Google-Agent", operator: "Google" },
  { token: "GoogleAgent-Mariner", operator: "Google", status: "legacy", successors: ["Google-Agent"] },
  { token: "HarkBot", operator: "Hark" },
  { token: "Kimi-Agent", operator: "Moonshot AI", status: "unconfirmed" },
  { token: "Lightpanda", operator: "Open source" },
  { token: "Manus-User", operator: "Manus" },
  { token: "meta-externaltest", operator: "Meta", status: "undocumented" },
  { token: "NovaAct", operator: "Amazon", aliases: ["Agent-NovaAct"] },
  {
    token: "Operator",
    operator: "OpenAI",
    status: "legacy",
    successors: ["ChatGPT Agent"],
    commonWord: true,
  },
  { token: "QATechBot", operator: "QA.tech", status: "undocumented" },
  { token: "TwinAgent", operator: "Twin" },
] as const satisfies readonly KnownFacts[];
