import type { KnownFacts } from "./facts.ts";

export const agents = [
  { token: "Agent-NovaAct", operator: "Amazon", aliases: ["NovaAct"] },
  { token: "Amazon-Bedrock-AgentCore-Browser", operator: "Amazon" },
  { token: "AmazonBuyForMe", operator: "Amazon" },
  { token: "Anchor Browser", robotsToken: null, operator: "Anchor" },
  { token: "ChatGPT Agent", robotsToken: null, operator: "OpenAI" },
  { token: "CledaraBot", operator: "Cledara" },
  { token: "DeckAgent", aliases: ["DeckAI"], operator: "Deck" },
  { token: "Google-Agent", operator: "Google" },
  { token: "GoogleAgent-Chrome", operator: "Google" },
  { token: "GoogleAgent-Mariner", operator: "Google" },
  { token: "GoogleAgent-Shopping", operator: "Google" },
  { token: "HarkBot", operator: "Hark" },
  { token: "Kimi-Agent", operator: "Moonshot AI" },
  { token: "Lightpanda", operator: "Open source" },
  { token: "Manus-User", operator: "Manus" },
  { token: "meta-externaltest", operator: "Meta" },
  {
    token: "Operator",
    operator: "OpenAI",
    commonWord: true,
  },
  { token: "QATechBot", operator: "QA.tech" },
  { token: "TwinAgent", operator: "Twin" },
] as const satisfies readonly KnownFacts[];
