import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const codingAgents: Readonly<Record<TokenFor<"coding-agent">, CrawlerWords>> = {
  "Claude-Code": {
    description: "Anthropic’s terminal coding agent, which reads documentation pages while it works.",
    note: "Its header starts with Claude-User, so that is the name a robots.txt rule has to use.",
  },
  Code: {
    description: "Name under which one list files GitHub Copilot’s agent in Visual Studio Code.",
    note: "A maintainers’ thread reports false positives: do not block on this word alone.",
  },
  Cursor: {
    description: "Coding editor whose agent fetches documentation for a developer.",
  },
  Devin: {
    description: "Software-engineering agent that reads documentation and performs web tasks.",
  },
  GitHubCopilotChat: {
    description: "Requests sent by the GitHub Copilot Chat extension.",
  },
  "GitHubCopilotRuntime-WebFetch": {
    description:
      "Tool with which GitHub Copilot reads a page; in logs since 2026, without a page by the operator.",
  },
  "Google-Gemini-CLI": {
    description: "Google’s open-source terminal coding agent, which can open web pages for a developer.",
  },
  opencode: {
    description: "Open-source coding agent that fetches pages for a developer.",
  },
  qodercli: {
    description: "Command line of Qoder, a coding agent by Alibaba.",
  },
  Trae: {
    description: "ByteDance’s coding agent, which can fetch web pages for a developer.",
  },
  v0bot: {
    description:
      "Name tied to v0, Vercel’s tool that writes web applications; Vercel publishes nothing about it.",
  },
};
