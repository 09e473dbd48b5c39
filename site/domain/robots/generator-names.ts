/** The AI crawlers that the robots.txt generator offers to block, in the order in which it lists them. */
export const generatorBots = [
  "GPTBot",
  "ChatGPT-User",
  "ClaudeBot",
  "Claude-Web",
  "anthropic-ai",
  "Perplexity",
  "PerplexityBot",
  "Applebot-Extended",
  "CCBot",
  "FacebookBot",
  "Google-Extended",
  "cohere-ai",
  "Omgilibot",
  "Omgili",
  "OAI-SearchBot",
] as const;
export type GeneratorBot = (typeof generatorBots)[number];

/** The search engines that a generated robots.txt names so that nothing else in the file shuts them out. */
export const generatorSearchEngines = ["Googlebot", "Bingbot", "Slurp"] as const;
