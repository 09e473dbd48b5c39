import type { KnownFacts } from "./facts.ts";

export const codingAgents = [
  { token: "Claude-Code", robotsToken: "Claude-User", operator: "Anthropic", status: "undocumented" },
  { token: "Code", operator: "Microsoft", status: "unconfirmed", commonWord: true },
  { token: "Cursor", operator: "Anysphere", status: "unconfirmed", commonWord: true },
  { token: "Devin", operator: "Cognition" },
  { token: "GitHubCopilotChat", operator: "Microsoft", status: "unconfirmed" },
  { token: "GitHubCopilotRuntime-WebFetch", operator: "Microsoft", status: "undocumented" },
  { token: "Google-Gemini-CLI", operator: "Google", status: "unconfirmed" },
  { token: "opencode", aliases: ["opencode-smartfetch"], operator: "Open source" },
  { token: "qodercli", operator: "Alibaba", status: "undocumented" },
  { token: "Trae", operator: "ByteDance" },
  { token: "v0bot", operator: "Vercel", status: "undocumented" },
] as const satisfies readonly KnownFacts[];
