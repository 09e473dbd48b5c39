/** The assistants that send people, by the host that is theirs: in a Referer, or as a value of `utm_source`. */
export const assistantIds = [
  ...(["chat.deepseek.com", "chat.mistral.ai", "chat.qwen.ai", "chatgpt.com", "claude.ai"] as const),
  ...(["copilot.microsoft.com", "duck.ai", "gemini.google.com", "grok.com", "iask.ai", "kimi.com"] as const),
  ...(["meta.ai", "notebooklm.google.com", "perplexity.ai", "you.com"] as const),
] as const;

/** The host that an assistant is known by, such as `chatgpt.com`. */
export type AssistantId = (typeof assistantIds)[number];

/** What else their links go by. */
export const otherNames: Readonly<Record<string, AssistantId>> = {
  "chat.openai.com": "chatgpt.com",
  "copilot.com": "copilot.microsoft.com",
  "bard.google.com": "gemini.google.com",
  perplexity: "perplexity.ai",
};
