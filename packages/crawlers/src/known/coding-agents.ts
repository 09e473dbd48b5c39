import type { KnownFacts } from "./facts.ts";

export const codingAgents = [
  { token: "Claude-Code", robotsToken: "Claude-User", operator: "Anthropic" },
  { token: "Code", operator: "Microsoft", commonWord: true },
  { token: "Cursor", operator: "Anysphere", commonWord: true },
  { token: "Devin", operator: "Cognition" },
  { token: "GitHubCopilotChat", operator: "Microsoft" },
  { token: "GitHubCopilotRuntime-WebFetch", operator: "Microsoft" },
  { token: "Google-Gemini-CLI", operator: "Google" },
  { token: "opencode", aliases: ["opencode-smartfetch"], operator: "Open source" },
  { token: "qodercli", operator: "Alibaba" },
  { token: "Trae", operator: "ByteDance" },
  { token: "v0bot", operator: "Vercel" },
] as const satisfies readonly KnownFacts[];
