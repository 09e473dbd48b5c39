/**
 * Sites whose answers link to their sources, and who runs them, as the registry of crawlers names operators.
 * A host counts with its subdomains.
 */
export const answerEngines: Readonly<Record<string, string>> = {
  "chatgpt.com": "OpenAI",
  "chat.openai.com": "OpenAI",
  "claude.ai": "Anthropic",
  "perplexity.ai": "Perplexity",
  "perplexity.com": "Perplexity",
  "gemini.google.com": "Google",
  "notebooklm.google.com": "Google",
  "copilot.microsoft.com": "Microsoft",
  "copilot.com": "Microsoft",
  "chat.mistral.ai": "Mistral AI",
  "meta.ai": "Meta",
  "grok.com": "xAI",
  "you.com": "You.com",
  "duck.ai": "DuckDuckGo",
  "chat.deepseek.com": "DeepSeek",
  "kimi.com": "Moonshot AI",
  "iask.ai": "iAsk",
};
