import type { TokenFor } from "../../../known.ts";
import type { CrawlerWords } from "../../words.ts";

export const codingAgents: Readonly<Record<TokenFor<"coding-agent">, CrawlerWords>> = {
  Aider: {
    description: "Open-source coding agent that opens the pages a developer names.",
    note: "Its source reads no robots.txt. The version of the example is ours.",
  },
  "Claude-Code": {
    description: "Anthropic’s terminal coding agent, which reads documentation pages while it works.",
    note: "Its header starts with Claude-User, so that is the name a robots.txt rule has to use.",
  },
  Code: {
    description: "Name under which one list files GitHub Copilot’s agent in Visual Studio Code.",
    note: "A maintainers’ thread reports false positives: do not block on this word alone.",
  },
  crush: {
    description: "Open-source coding agent for the terminal, by Charm.",
    note: "An everyday word: it counts only at the start of a header.",
  },
  Cursor: { description: "Coding editor whose agent fetches documentation for a developer." },
  "deepseek-harness": {
    description: "Open-source coding agent of DeepSeek.",
    note: "The header is made for programming interfaces; one set of logs has it on pages.",
  },
  Devin: { description: "Software-engineering agent that reads documentation and performs web tasks." },
  GitHubCopilotChat: { description: "Requests sent by the GitHub Copilot Chat extension." },
  "GitHubCopilotRuntime-WebFetch": {
    description:
      "Tool with which GitHub Copilot reads a page; in logs since 2026, without a page by the operator.",
  },
  "Google-Gemini-CLI": {
    description: "Google’s open-source terminal coding agent, which can open web pages for a developer.",
  },
  "grok-agent": {
    description: "Page reader of xAI’s coding agent; by default it opens only a list of documentation sites.",
  },
  "Kiro-CLI": {
    description: "Command line of Kiro, a coding agent by Amazon.",
    note: "That it reads pages under this name rests on one set of logs.",
  },
  opencode: {
    description: "Open-source coding agent that fetches pages for a developer.",
    note: "It first sends the header of a browser, and its own name only when it has been challenged; opencode-smartfetch is a plugin by others.",
  },
  qodercli: { description: "Command line of Qoder, a coding agent by Alibaba." },
  Trae: { description: "ByteDance’s coding agent, which can fetch web pages for a developer." },
  v0bot: {
    description:
      "Name tied to v0, Vercel’s tool that writes web applications; Vercel publishes nothing about it.",
  },
  "ZCode-WebFetch": { description: "Page reader of ZCode, a coding agent by Z.ai." },
};
