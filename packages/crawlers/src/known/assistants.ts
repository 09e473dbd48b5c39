/**
 * The assistants that send people, by the host that is theirs, and what else their links go by: hosts in a Referer, or
 * values of `utm_source`. Every host is one of these values too.
 */
export const assistantNames = {
  "chat.deepseek.com": "",
  "chat.mistral.ai": "",
  "chat.qwen.ai": "",
  "chatgpt.com": "chat.openai.com",
  "claude.ai": "",
  "copilot.microsoft.com": "copilot.com",
  "duck.ai": "",
  "gemini.google.com": "bard.google.com",
  "grok.com": "",
  "iask.ai": "",
  "kimi.com": "",
  "meta.ai": "",
  "notebooklm.google.com": "",
  "perplexity.ai": "perplexity",
  "you.com": "",
} as const;

/** The host that an assistant is known by, such as `chatgpt.com`. */
export type AssistantId = keyof typeof assistantNames;
