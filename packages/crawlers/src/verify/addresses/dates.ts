/**
 * The dates in the operators’ own files, by the first crawler of each list.
 * Made from scripts/refresh/addresses.json by `npm run refresh -w packages/crawlers`.
 */
export const publishedOn: Readonly<Record<string, string>> = {
  Amazonbot: "2026-09-08",
  "Amzn-SearchBot": "2026-09-08",
  "Amzn-User": "2025-11-04",
  "Claude-SearchBot": "2026-10-07",
  Applebot: "2026-09-15",
  CCBot: "2026-08-11",
  DuckAssistBot: "2026-09-01",
  DuckDuckBot: "2026-07-03",
  "AdsBot-Google": "2026-10-09",
  "Google-Agent": "2026-05-19",
  "Google-CloudVertexBot": "2026-10-09",
  "Google-GeminiNotebook": "2026-10-09",
  adidxbot: "2024-01-03",
  "MistralAI-Index": "2026-04-19",
  "MistralAI-User": "2025-02-19",
  MojeekBot: "2025-05-14",
  "ChatGPT-User": "2026-10-07",
  GPTBot: "2026-09-22",
  "OAI-AdsBot": "2026-05-12",
  "OAI-SearchBot": "2026-01-02",
  ShapBot: "2026-07-14",
  "Perplexity-User": "2025-10-17",
  PerplexityBot: "2025-02-07",
};
