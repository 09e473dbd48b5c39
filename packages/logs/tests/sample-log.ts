import { type WrittenVisit, writers } from "./writers.ts";

const agents = [
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
  "Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
  "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
];

/** The visit with this number: always the same, and not quite like the one before. */
export function sampleVisit(index: number): WrittenVisit {
  return {
    instant: 1_760_000_000 + index * 30,
    zone: 120,
    address: `203.0.${index % 7}.${(index * 31) % 256}`,
    host: "www.example.com",
    method: "GET",
    path: index % 50 === 0 ? "/robots.txt" : `/2026/article-${(index * 7919) % 311}`,
    query: null,
    status: index % 17 === 0 ? 404 : 200,
    size: 1000 + index,
    referrer: index % 5 === 0 ? "https://chatgpt.com/" : null,
    agent: agents[index % agents.length] ?? null,
  };
}

/** A log of so many visits, in the combined format. */
export function combinedLog(visits: number): string {
  return writers.combined(Array.from({ length: visits }, (_, index) => sampleVisit(index)));
}
