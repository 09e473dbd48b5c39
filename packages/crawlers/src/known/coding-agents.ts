import type { KnownFacts } from "./facts.ts";

export const codingAgents = [
  { token: "Aider", operator: "Open source" },
  { token: "Claude-Code", robotsToken: "Claude-User", operator: "Anthropic" },
  { token: "Code", operator: "Microsoft", commonWord: true },
  { token: "crush", commonWord: true, operator: "Charm" },
  { token: "Cursor", operator: "Anysphere", commonWord: true },
  { token: "deepseek-harness", operator: "DeepSeek" },
  { token: "Devin", operator: "Cognition" },
  { token: "GitHubCopilotChat", operator: "Microsoft" },
  { token: "GitHubCopilotRuntime-WebFetch", operator: "Microsoft" },
  { token: "Google-Gemini-CLI", operator: "Google" },
  { token: "grok-agent", operator: "xAI" },
  { token: "Kiro-CLI", operator: "Amazon" },
  { token: "opencode", aliases: ["opencode-smartfetch"], operator: "Open source" },
  { token: "qodercli", operator: "Alibaba" },
  { token: "Trae", operator: "ByteDance" },
  { token: "v0bot", operator: "Vercel" },
  { token: "ZCode-WebFetch", operator: "Z.ai" },
] as const satisfies readonly KnownFacts[];
