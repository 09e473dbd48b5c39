/** The families of AI crawlers that the copy names, as their makers are known. */
export const crawlerFamilies = [
  "OpenAI",
  "Anthropic",
  "Gemini",
  "MistralAI",
  "Perplexity",
  "MetaAI",
  "Deepseek",
  "Siri",
  "Alexa",
] as const;
